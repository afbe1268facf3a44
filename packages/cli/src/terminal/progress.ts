import cliProgress from 'cli-progress';

/** Follows a long job on stderr where that is a terminal; elsewhere it is silent. */
export type Progress = { readonly update: (done: number) => void; readonly stop: () => void };

export function progressBar(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: `{bar} {percentage} %  {value} of {total} ${unit}  {eta_formatted} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
