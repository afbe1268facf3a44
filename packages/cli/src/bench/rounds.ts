import { median } from '../simulate/summary.ts';

export const ROUNDS = 5;
export const WARM_UP_SECONDS = 1;

/** What the two ways of running boardgame.io are called. */
export const MODES = {
  development: 'as it comes (NODE_ENV unset: development)',
  production: 'NODE_ENV=production',
} as const;

export type Spread = { readonly median: number; readonly min: number; readonly max: number };

export function spread(numbers: readonly number[], digits = 0): Spread {
  const round = (n: number): number => Number(n.toFixed(digits));
  return {
    median: round(median(numbers)),
    min: round(Math.min(...numbers)),
    max: round(Math.max(...numbers)),
  };
}

/** Ours and theirs in turns: what slows one down for a while slows the other. */
export async function inRounds<T>(
  round: (number: number) => Promise<T> | T,
  report: (done: number) => void,
  rounds = ROUNDS,
): Promise<T[]> {
  const measured: T[] = [];
  for (let number = 1; number <= rounds; number++) {
    measured.push(await round(number));
    report(number);
  }
  return measured;
}

/** How many times as fast; round by round, because the two were measured one after the other, on an equally busy machine. */
export function ratioOf(ours: readonly number[], theirs: readonly number[], digits = 1): number {
  return Number(median(ours.map((speed, i) => speed / (theirs[i] ?? Number.NaN))).toFixed(digits));
}
