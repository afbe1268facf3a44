import { type Counts, NeverHappened } from '@charterstone/testkit';

export type { Asked } from '@charterstone/testkit';

/** The seed of this run: another one than usual to look for more, or the one that failed. */
export function seedOr(usual: number): number {
  return Number(process.env['PROOF_SEED'] ?? usual);
}

/** Does what is to be proven; a failure names its seed and the command that tries it again. */
export async function proven<T>(file: string, seed: number, proof: () => Promise<T>): Promise<T> {
  try {
    return await proof();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const again = `PROOF_SEED=${seed} npx vitest run --project server packages/server/test/${file}`;
    throw new Error(`${what}\nwith seed ${seed}; again: ${again}`, { cause: error });
  }
}

/** Counts what really happened. What a proof is about and never happened proves nothing. */
export class Fired<Kind extends string> {
  readonly counts: Record<Kind, number>;

  constructor(kinds: readonly Kind[]) {
    // Each kind is among the kinds: more than that the checker can't know of entries.
    this.counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  }

  add(kind: Kind): void {
    this.counts[kind]++;
  }

  /** What happened, beside what else was counted. Throws unless every kind did. */
  all<Total extends Counts = Record<never, number>>(total?: Total): Total & Readonly<Record<Kind, number>> {
    const counts: readonly number[] = Object.values(this.counts);
    const both = { ...total, ...this.counts };
    if (counts.includes(0)) throw new NeverHappened(both);
    return both as Total & Record<Kind, number>;
  }
}
