import type { Batch, Counts, Outcome } from '../pledge.ts';

type Kind = 'sqlite' | 'postgres';
type Part = { readonly kind: Kind; readonly count: number; readonly seed: number };

/** One part in three is tried on PostgreSQL, which is slower; at least one. */
function parts({ count, seed }: Batch): readonly Part[] {
  const postgres = Math.max(1, Math.round(count / 3));
  const both: readonly Part[] = [
    { kind: 'sqlite', count: count - postgres, seed },
    { kind: 'postgres', count: postgres, seed: seed + 1 },
  ];
  return both.filter((part) => part.count > 0);
}

const NAMES: { readonly [K in Kind]: string } = { sqlite: 'on SQLite', postgres: 'on PostgreSQL' };

/** Tries a part of it on SQLite and a part on PostgreSQL; what happened is added up. */
export async function onBoth(
  batch: Batch,
  progress: (done: number) => void,
  run: (part: Part, progress: (done: number) => void) => Promise<Counts>,
): Promise<Outcome> {
  const found = new Map<string, number>([
    [NAMES.sqlite, 0],
    [NAMES.postgres, 0],
  ]);
  let done = 0;
  for (const part of parts(batch)) {
    const before = done;
    const counts = await happened(() => run(part, (some) => progress(before + some)));
    for (const [kind, n] of Object.entries({ ...counts, [NAMES[part.kind]]: part.count }))
      found.set(kind, (found.get(kind) ?? 0) + n);
    done += part.count;
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
