import type { Kind } from '../stores.ts';

export type Shares = readonly (readonly [Kind, number])[];

/** Of so many one in three is tried on PostgreSQL, which is slower, and the others on SQLite; at least one on each where there are two. */
export function shares(count: number): Shares {
  return between(count, Math.max(1, Math.round(count / 3)));
}

/** Half of them on each: where what is promised is of one server, whichever database it has. */
export function halves(count: number): Shares {
  return between(count, Math.ceil(count / 2));
}

function between(count: number, postgres: number): Shares {
  const both: Shares = [
    ['sqlite', count - postgres],
    ['postgres', postgres],
  ];
  return both.filter(([, share]) => share > 0);
}
