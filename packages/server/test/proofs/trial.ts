/** How much of a promise is to be shown, by which seed, and who is told how far it is. */
export type Trial = {
  readonly count: number;
  readonly seed: string;
  readonly progress?: (done: number, of: number) => void;
};

/** The seed of a test: the one that is named, or the usual one. */
export function seedOf(usual: string): string {
  return process.env['SEED'] ?? usual;
}

/** Whatever fails says how to have it again. */
export async function proven<T>(test: string, seed: string, body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    const command = `SEED=${JSON.stringify(seed)} npx vitest run --project server packages/server/test/${test}`;
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nAgain: ${command}`, {
      cause: error,
    });
  }
}

/** What must be so, or else why not. */
export function demand(isSo: boolean, why: () => string): asserts isSo {
  if (!isSo) throw new Error(why());
}

/** A part of a sorted list of times: 0.5 is the middle. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Says what was really exercised, so that the log shows that nothing was vacuous. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
