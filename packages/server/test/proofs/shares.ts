import type { Kind } from '../stores.ts';

/** Of so many one in three is tried on PostgreSQL, which is slower, and the others on SQLite; at least one on each where there are two. */
export function shares(count: number): readonly (readonly [Kind, number])[] {
  const postgres = Math.max(1, Math.round(count / 3));
  const both: readonly (readonly [Kind, number])[] = [
    ['sqlite', count - postgres],
    ['postgres', postgres],
  ];
  return both.filter(([, share]) => share > 0);
}
