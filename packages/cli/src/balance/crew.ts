import { availableParallelism } from 'node:os';
import { compile } from '@charterstone/rules';
import { boxInUse } from '../box.ts';
import { playHere, share } from '../crew.ts';
import { type Plan, playCampaign } from './campaign.ts';
import type { CampaignTold } from './told.ts';

/** Every thread has to warm up: fewer campaigns than this are played sooner by one that is warm. */
const WORTH_A_THREAD = 3;

export type Order = { readonly campaigns: number; readonly threads: number | undefined };

/** Plays all campaigns of an order. Threads never show in the result. */
export async function playAll(
  plan: Plan,
  { campaigns, threads }: Order,
  report: (done: number) => void,
): Promise<readonly CampaignTold[]> {
  const useful = Math.max(1, Math.floor(campaigns / WORTH_A_THREAD));
  const many = threads ?? Math.min(availableParallelism(), useful);
  const job = { many: campaigns, batch: 1 };
  if (many === 1) {
    const box = compile(boxInUse().data);
    return playHere(job, (number) => playCampaign(box, plan, number), report);
  }
  const worker = new URL('./worker.ts', import.meta.url);
  return share<CampaignTold>({ ...job, worker, data: plan, threads: many }, report);
}
