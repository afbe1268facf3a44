import { availableParallelism } from 'node:os';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { playHere, share } from '../crew.ts';
import { type MatchTold, matchesOf } from './match.ts';
import type { Plan } from './plan.ts';
import { searches } from './players.ts';

/** Every thread has to warm up: fewer quick games than this are played sooner by one that is warm. */
const WORTH_A_THREAD = 24;

export type Order = { readonly games: number; readonly threads: number | undefined };

/** Quick games take less time than the village they are played in: one thread plays them all. A game with a search is long by itself. */
function batchOf({ players }: Plan): number {
  return players.some(searches) ? 1 : players.length;
}

export function threadsFor(plan: Plan, { games, threads }: Order): number {
  const batch = batchOf(plan);
  const useful = batch === 1 ? games : Math.max(1, Math.floor(games / WORTH_A_THREAD));
  return Math.min(threads ?? Math.min(availableParallelism(), useful), Math.ceil(games / batch));
}

/** Plays all games of an order. Threads never show in the result, as long as nobody thinks by the clock. */
export async function playAll(
  plan: Plan,
  order: Order,
  report: (done: number) => void,
): Promise<readonly MatchTold[]> {
  const threads = threadsFor(plan, order);
  if (threads === 1) return playHere({ many: order.games, batch: 1 }, matchesOf(compile(data), plan), report);
  const worker = new URL('./worker.ts', import.meta.url);
  const job = { many: order.games, batch: batchOf(plan), worker, data: plan, threads };
  return share<MatchTold>(job, report);
}
