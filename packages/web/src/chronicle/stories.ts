import type { Inspection } from '@charterstone/rules';
import type { Content } from '../table/content.ts';
import { type StoryGames, storyGames } from './games.ts';
import type { Past } from './past.ts';

/** What was told in or after a game, in order; 0 for what came before the first one. */
export type Chapter = { readonly game: number; readonly told: readonly number[] };

export type Stories = {
  readonly chapters: readonly Chapter[];
  /** The pages on which nothing stands yet. */
  readonly empty: readonly number[];
};

/** The book keeps so many pages for the story (ruling 24). */
export const STORY_PAGES = 18;

type Known = Pick<Content, 'data'>;

export function storiesIn(content: Known, now: Pick<Inspection, 'game' | 'charters'>, past: Past): Stories {
  const { data } = content;
  const pages = data.stories ?? [];
  const paged = pages.flatMap(({ cards }) => cards);
  const before = startingStories(content, now);
  // What is read after the first game is told there, on a page or without one.
  const starting = new Set(
    Object.entries(data.startUp.read).flatMap(([when, cards]) => (when === 'after' ? [] : cards)),
  );
  const games = storyGames(data);
  const posts = [...games.posts.keys()].filter((post) => !paged.includes(post));
  const others = cardsOfKind(content, 'story').filter((card) => !paged.includes(card) && !starting.has(card));
  const told = [...paged, ...others, ...posts].filter((card) => !before.includes(card));
  const gameOf = toldIn(content, games, past);
  const chapters = new Map<number, number[]>([[0, [...before]]]);
  let last = 1;
  for (const card of told) {
    // What nobody can date came with what stands before it.
    last = gameOf.get(card) ?? last;
    const chapter = chapters.get(last) ?? [];
    // A guidepost is read when the game begins, the story when it is over.
    chapters.set(last, data.cards[card]?.kind === 'guidepost' ? [card, ...chapter] : [...chapter, card]);
  }
  const filled = new Set(pages.map(({ slot }) => slot));
  return {
    chapters: [...chapters]
      .sort(([a], [b]) => a - b)
      .map(([game, cards]) => ({ game, told: cards }))
      .filter((chapter) => chapter.told.length > 0),
    empty: Array.from({ length: STORY_PAGES }, (_, i) => i + 1).filter((page) => !filled.has(page)),
  };
}

/** The numbered cards of the beginning, as far as they were read: they lie open for everybody from the start. */
function startingStories({ data }: Known, { game, charters }: Pick<Inspection, 'game' | 'charters'>) {
  const { opening, charters: choosing, plots, inactive, begin } = data.startUp.read;
  if (game === 0) return [...opening, ...choosing];
  const isFull = charters.length >= Object.keys(data.startUp.charters).length;
  return [...opening, ...choosing, ...plots, ...(isFull ? [] : inactive), ...begin];
}

function toldIn(content: Known, games: StoryGames, past: Past): ReadonlyMap<number, number> {
  const { data } = content;
  const found = new Map<number, number>(games.posts);
  // The first crate of all has a story of its own.
  const first = Math.min(...[...past.opened.values()].map(({ game }) => game));
  for (const card of cardsOfKind(content, 'story')) found.set(card, Number.isFinite(first) ? first : 1);
  for (const card of data.startUp.read.after) found.set(card, 1);
  for (const [door, game] of games.doors)
    for (const card of data.crates[door]?.stories ?? []) found.set(card, game);
  return found;
}

function cardsOfKind({ data }: Known, kind: 'story'): readonly number[] {
  return Object.entries(data.cards).flatMap(([card, face]) => (face.kind === kind ? [Number(card)] : []));
}
