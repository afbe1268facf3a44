import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { box as boxData } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import type { Plan, Unit } from './plan.ts';
import { type Playout, playOut } from './playout.ts';
import type { Batch } from './worker.ts';

/** Every thread has to warm up: fewer than this are played sooner by one that is warm. */
const WORTH_A_THREAD: { readonly [U in Unit]: number } = { game: 300, campaign: 75 };
const BATCH: { readonly [U in Unit]: number } = { game: 25, campaign: 1 };

/** How many games or campaigns, and in how many threads; as many as help if nothing is said. */
export type Order = { readonly many: number; readonly threads: number | undefined };

export function threadsFor({ unit }: Plan, { many, threads }: Order): number {
  const useful = Math.max(1, Math.floor(many / WORTH_A_THREAD[unit]));
  return threads ?? Math.min(availableParallelism(), useful);
}

/** Plays everything of an order. Threads never show in the result. */
export async function playAll(plan: Plan, order: Order, report: (done: number) => void): Promise<Playout[]> {
  const threads = threadsFor(plan, order);
  if (threads === 1) return playHere(plan, order, report);
  const worker = new URL('./worker.ts', import.meta.url);
  return share<Playout>({ worker, data: plan, many: order.many, batch: BATCH[plan.unit], threads }, report);
}

async function playHere(plan: Plan, { many }: Order, report: (done: number) => void): Promise<Playout[]> {
  const box = compile(boxData);
  const played: Playout[] = [];
  for (let number = 0; number < many; number++) {
    played.push(playOut(box, plan, number));
    if (played.length % BATCH[plan.unit] !== 0) continue;
    report(played.length);
    // So that Ctrl-C is heard and the bar is drawn.
    await new Promise(setImmediate);
  }
  return played;
}

function batches(many: number, size: number): Batch[] {
  const list: Batch[] = [];
  for (let from = 0; from < many; from += size) list.push({ from, to: Math.min(from + size, many) });
  return list;
}

/** Work for several threads: numbers from 0 on, given out by the batch to a worker that knows the rest from `data`. */
type Job = {
  readonly worker: URL;
  readonly data: unknown;
  readonly many: number;
  readonly batch: number;
  readonly threads: number;
};

/** Has threads work off a job, and sorts what they bring. */
export async function share<R extends { readonly number: number }>(
  { worker: url, data, many, batch, threads }: Job,
  report: (done: number) => void,
): Promise<R[]> {
  const waiting = batches(many, batch);
  const brought: R[] = [];
  const workOff = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(url, { workerData: data });
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
