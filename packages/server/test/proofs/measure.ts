/** What must be so, or else why not. */
export function demand(isSo: boolean, why: () => string): asserts isSo {
  if (!isSo) throw new Error(why());
}

/** A part of many times: 0.5 is the middle one. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Says what was really exercised, so that the log shows that nothing was vacuous. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
