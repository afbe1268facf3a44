import { type Shares, shares } from '../../../packages/server/test/proofs/shares.ts';
import type { Kind } from '../../../packages/server/test/stores.ts';
import type { Batch, Counts, Outcome } from '../pledge.ts';

type Part = { readonly kind: Kind; readonly count: number; readonly seed: number };

/** Tries a part of it on one database; resolves to what happened. */
export type OnOne = (part: Part, progress: (done: number) => void) => Promise<Counts>;

const NAMES: { readonly [K in Kind]: string } = { sqlite: 'on SQLite', postgres: 'on PostgreSQL' };

/** Tries a part of it on SQLite and a part on PostgreSQL, as it is shared between them; what happened is added up. */
export async function onBoth(
  batch: Batch,
  progress: (done: number) => void,
  run: OnOne,
  share: (count: number) => Shares = shares,
): Promise<Outcome> {
  const found = new Map<string, number>([
    [NAMES.sqlite, 0],
    [NAMES.postgres, 0],
  ]);
  let done = 0;
  for (const [kind, count] of share(batch.count)) {
    const part = { kind, count, seed: kind === 'sqlite' ? batch.seed : batch.seed + 1 };
    const before = done;
    const counts = await happened(() => run(part, (some) => progress(before + some)));
    for (const [what, n] of Object.entries({ ...counts, [NAMES[kind]]: count }))
      found.set(what, (found.get(what) ?? 0) + n);
    done += count;
  }
  return { done, found: Object.fromEntries(found) };
}

/** What happened, also where a kind never did: whether that is too little is seen when all is added up. */
export async function happened(run: () => Promise<Counts>): Promise<Counts> {
  const { NeverHappened } = await import('@charterstone/testkit');
  try {
    return await run();
  } catch (error) {
    if (error instanceof NeverHappened) return error.counts;
    throw error;
  }
}
