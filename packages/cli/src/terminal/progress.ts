import cliProgress from 'cli-progress';

/** Follows a long job on stderr where that is a terminal; elsewhere it is silent. `say` writes a line there above it. */
export type Progress = {
  readonly update: (done: number) => void;
  readonly say: (line: string) => void;
  readonly stop: () => void;
};

export function progressBar(total: number, unit: string): Progress {
  const write = (line: string): void => void process.stderr.write(`${line}\n`);
  if (!process.stderr.isTTY) return { update: () => {}, say: write, stop: () => {} };
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: `{bar} {percentage} %  {value} of {total} ${unit}  {eta_formatted} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return {
    update: (done) => bar.update(done),
    say: (line) => {
      // The bar stands in the line where this one is to stand.
      process.stderr.write('\r\x1b[K');
      write(line);
      bar.render();
    },
    stop: () => bar.stop(),
  };
}
