import type { GameAccount } from './account.ts';
import { durationWords } from './duration.ts';
import type { Teller } from './teller.ts';

/** Who has won, with how many points; or that nobody has yet. */
export function verdictOf({ say, nameOf }: Teller, { over, results }: GameAccount): string {
  if (!over) return say.ui('annals.unfinished');
  const winners = results.filter(({ hasWon }) => hasWon);
  const [first] = winners;
  if (first === undefined) return '';
  const who = say.list(winners.map(({ seat }) => nameOf(seat)));
  return say.ui(winners.length > 1 ? 'game.tie' : 'game.winner', { who, points: first.points });
}

/** Rounds, turns, time. */
export function lengthWords({ say }: Teller, { rounds, turns, lasted }: GameAccount): string {
  return [
    say.ui('annals.rounds', { n: rounds }),
    say.ui('annals.turns', { n: turns }),
    ...(lasted === undefined ? [] : [durationWords(say, lasted)]),
  ].join(' · ');
}

/** A guidepost or a crate of the story: its mark, its name, and what is to be said of it. */
export type PathStep = { readonly mark: string; readonly name: string; readonly notes: readonly string[] };

const POST = 'post';

/** The guidepost of a game, and the crates of the story that were opened after it. */
export function pathOf(teller: Teller, { game, over, page }: GameAccount): readonly PathStep[] {
  const { say, whoIn } = teller;
  const reached = page.reached.map((charter) => whoIn(game, charter));
  const goal =
    reached.length > 0
      ? [say.ui('annals.reached', { who: say.list(reached) })]
      : over
        ? [say.ui('annals.reachedNone')]
        : [];
  return [
    ...(page.guidepost === undefined ? [] : [{ mark: POST, name: say.name(page.guidepost), notes: goal }]),
    ...page.doors.map(({ door, story, by, kings }) => ({
      mark: door,
      name: [say.ui('annals.door', { door }), ...(story === undefined ? [] : [say.name(story)])].join(': '),
      notes: [
        ...(by === undefined ? [] : [say.ui('annals.chosen', { who: whoIn(game, by) })]),
        ...kingWords(teller, kings),
      ],
    })),
  ];
}

function kingWords({ say }: Teller, kings: number): readonly string[] {
  if (kings === 0) return [];
  return [say.ui(kings > 0 ? 'annals.pleased' : 'annals.displeased', { n: Math.abs(kings) })];
}
