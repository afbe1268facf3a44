import { parentPort, Worker } from 'node:worker_threads';

/** Work for several threads: numbers from 0 on, given out by the batch to a worker that knows the rest from `data`. */
export type Job = {
  readonly worker: URL;
  readonly data: unknown;
  readonly many: number;
  readonly batch: number;
  readonly threads: number;
};

type Batch = { readonly from: number; readonly to: number };
type Report = (done: number) => void;

function batches(many: number, size: number): Batch[] {
  const list: Batch[] = [];
  for (let from = 0; from < many; from += size) list.push({ from, to: Math.min(from + size, many) });
  return list;
}

/** Has threads work off a job, and sorts what they bring. */
export async function share<R extends { readonly number: number }>(
  { worker: url, data, many, batch, threads }: Job,
  report: Report,
): Promise<R[]> {
  const waiting = batches(many, batch);
  const brought: R[] = [];
  const workOff = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(url, { workerData: data, env: process.env });
      const next = (): void => {
        const some = waiting.shift();
        if (some === undefined) {
          worker.terminate().then(() => resolve(), reject);
          return;
        }
        worker.postMessage(some);
      };
      worker.on('error', reject);
      worker.on('message', (done: readonly R[]) => {
        brought.push(...done);
        report(brought.length);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: threads }, workOff));
  return brought.sort((a, b) => a.number - b.number);
}

/** The other end of a job, in a thread: plays the batches it is sent. */
export function playBatches<R>(play: (number: number) => R): void {
  parentPort?.on('message', ({ from, to }: Batch) => {
    const played: R[] = [];
    for (let number = from; number < to; number++) played.push(play(number));
    parentPort?.postMessage(played);
  });
}

/** Works off a job without any thread. */
export async function playHere<R>(
  { many, batch }: Pick<Job, 'many' | 'batch'>,
  play: (number: number) => R,
  report: Report,
): Promise<R[]> {
  const played: R[] = [];
  for (let number = 0; number < many; number++) {
    played.push(play(number));
    if (played.length % batch !== 0) continue;
    report(played.length);
    // So that Ctrl-C is heard and the bar is drawn.
    await new Promise(setImmediate);
  }
  return played;
}
