import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { type Plan, type Playout, playOut } from './playout.ts';
import type { Batch } from './worker.ts';

/** Fewer games than this are played before a second thread has started. */
const WORTH_A_THREAD = 300;
const BATCH = 25;

export type Order = { readonly games: number; readonly threads: number | undefined };

/** Plays all games of an order, in as many threads as help. The result is sorted: threads never show in it. */
export async function playAll(plan: Plan, order: Order, report: (done: number) => void): Promise<Playout[]> {
  const useful = Math.max(1, Math.floor(order.games / WORTH_A_THREAD));
  const threads = order.threads ?? Math.min(availableParallelism(), useful);
  const played =
    threads === 1 ? await playHere(plan, order, report) : await share(plan, order, threads, report);
  return played.sort((a, b) => a.number - b.number);
}

async function playHere(plan: Plan, { games }: Order, report: (done: number) => void): Promise<Playout[]> {
  const box = compile(data);
  const played: Playout[] = [];
  for (let number = 0; number < games; number++) {
    played.push(playOut(box, plan, number));
    if (played.length % BATCH !== 0) continue;
    report(played.length);
    // So that Ctrl-C is heard and the bar is drawn.
    await new Promise(setImmediate);
  }
  return played;
}

function batches(games: number): Batch[] {
  const list: Batch[] = [];
  for (let from = 0; from < games; from += BATCH) list.push({ from, to: Math.min(from + BATCH, games) });
  return list;
}

async function share(
  plan: Plan,
  order: Order,
  threads: number,
  report: (done: number) => void,
): Promise<Playout[]> {
  const waiting = batches(order.games);
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
