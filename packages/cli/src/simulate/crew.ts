import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { box as data } from '@charterstone/box';
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

/** Plays everything of an order. The result is sorted: threads never show in it. */
export async function playAll(plan: Plan, order: Order, report: (done: number) => void): Promise<Playout[]> {
  const threads = threadsFor(plan, order);
  const played =
    threads === 1 ? await playHere(plan, order, report) : await share(plan, order, threads, report);
  return played.sort((a, b) => a.number - b.number);
}

async function playHere(plan: Plan, { many }: Order, report: (done: number) => void): Promise<Playout[]> {
  const box = compile(data);
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

async function share(
  plan: Plan,
  order: Order,
  threads: number,
  report: (done: number) => void,
): Promise<Playout[]> {
  const waiting = batches(order.many, BATCH[plan.unit]);
  const played: Playout[] = [];
  const workOff = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
      const next = (): void => {
        const batch = waiting.shift();
        if (batch === undefined) {
          worker.terminate().then(() => resolve(), reject);
          return;
        }
        worker.postMessage(batch);
      };
      worker.on('error', reject);
      worker.on('message', (done: readonly Playout[]) => {
        played.push(...done);
        report(played.length);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: threads }, workOff));
  return played;
}
