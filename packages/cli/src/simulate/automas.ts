import type { Plan } from './plan.ts';
import type { Playout } from './playout.ts';

/** The first game in which Automas should have learnt how well people play. */
export const LATE = 8;

/** How people and Automas did beside each other, where there are Automas. */
export type Automas = {
  readonly automas: number;
  /** A game. */
  readonly meanPoints: Means;
  /** In the games from `LATE` on; only campaigns have those. */
  readonly lateMeanPoints?: Means;
  /** The mean after the last game. */
  readonly difficulty: number;
};
type Means = { readonly people: number; readonly automas: number };

export function compareAutomas({ automas, unit }: Plan, played: readonly Playout[]): Automas {
  const all = played.flatMap(pointsOf);
  const late = all.filter(({ game }) => game >= LATE);
  return {
    automas,
    meanPoints: meansOf(all),
    ...(unit === 'game' ? {} : { lateMeanPoints: meansOf(late) }),
    difficulty: meanOf(played.map(({ difficulty }) => difficulty)),
  };
}

type Row = { readonly game: number; readonly automa: boolean; readonly points: number };

function meansOf(rows: readonly Row[]): Means {
  const mean = (automa: boolean): number =>
    meanOf(rows.filter((row) => row.automa === automa).map(({ points }) => points));
  return { people: mean(false), automas: mean(true) };
}

/** The points of every charter in every game. Who plays a charter stays the same in a simulation. */
function pointsOf({ charters, saga }: Playout): Row[] {
  if (saga === undefined) return charters.map(({ automa, points }) => ({ game: 1, automa, points }));
  return saga.games.flatMap((game, i) =>
    charters.flatMap(({ charter, automa }) => {
      const points = game.points[charter];
      return points === undefined ? [] : [{ game: i + 1, automa, points }];
    }),
  );
}

function meanOf(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  return Number((numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(2));
}
