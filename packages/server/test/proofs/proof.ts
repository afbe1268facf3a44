/** How a proof is asked for: how much of it, and from which seed everything in it comes that is left to chance. */
export type Asked = {
  readonly count: number;
  readonly seed: number;
  /** Is told how much of the count is done. */
  readonly progress?: (done: number) => void;
};

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

  /** Throws unless every kind happened. */
  all(): Readonly<Record<Kind, number>> {
    const never = Object.entries(this.counts).filter(([, count]) => count === 0);
    if (never.length > 0) throw new Error(`never happened: ${never.map(([kind]) => kind).join(', ')}`);
    return this.counts;
  }
}
