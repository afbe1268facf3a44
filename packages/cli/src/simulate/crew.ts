import { availableParallelism } from 'node:os';
import { compile } from '@charterstone/rules';
import { boxInUse } from '../box.ts';
import { playHere, share } from '../crew.ts';
import type { Plan, Unit } from './plan.ts';
import { type Playout, playOut } from './playout.ts';

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
  const job = { many: order.many, batch: BATCH[plan.unit] };
  if (threads === 1) {
    const box = compile(boxInUse().data);
    return playHere(job, (number) => playOut(box, plan, number), report);
  }
  const worker = new URL('./worker.ts', import.meta.url);
  return share<Playout>({ ...job, worker, data: plan, threads }, report);
}
