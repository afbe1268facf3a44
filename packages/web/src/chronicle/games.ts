import type { BoxData, Fork } from '@charterstone/rules';

/** In which game a guidepost stood, and after which one a crate of the story was opened: by the way the village took. */
export type StoryGames = {
  readonly posts: ReadonlyMap<number, number>;
  readonly doors: ReadonlyMap<string, number>;
};

/** The first game has no guidepost. */
const FIRST_POST = 2;

export function storyGames({ cards, crates, startUp }: BoxData): StoryGames {
  const posts = new Map<number, number>();
  const doors = new Map<string, number>();
  const isOpen = (door: string): boolean => crates[door] !== undefined && crates[door].locked !== true;
  let post = startUp.guidepost;
  for (let game = FIRST_POST; post !== undefined; game++) {
    const card = cards[post];
    if (card?.kind !== 'guidepost' || posts.has(post)) break;
    posts.set(post, game);
    const opened = doorsOf(card.fork).filter(isOpen);
    for (const door of opened) doors.set(door, game);
    if (opened.length === 0) break;
    const follows = opened.flatMap((door) => crates[door]?.next ?? []);
    // A crate may open another one, which says then how it goes on.
    const further = Object.keys(crates).find(
      (door) =>
        isOpen(door) && !doors.has(door) && crates[door]?.next !== undefined && Number.isNaN(Number(door)),
    );
    if (follows.length === 0 && further !== undefined) doors.set(further, game);
    post = follows[0] ?? (further === undefined ? undefined : crates[further]?.next);
  }
  return { posts, doors };
}

function doorsOf(fork: Fork): readonly string[] {
  if ('choose' in fork) return fork.choose;
  return 'open' in fork ? [fork.open] : [fork.then, fork.else];
}
