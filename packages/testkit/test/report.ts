/** Says what a test really exercised; one line each, so that the log shows that nothing was vacuous. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
