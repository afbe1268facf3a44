/** A thread that plays the campaigns it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import type { Batch } from '../simulate/worker.ts';
import { type Plan, playCampaign } from './campaign.ts';

const plan: Plan = workerData;
const box = compile(data);

parentPort?.on('message', ({ from, to }: Batch) => {
  const played = [];
  for (let number = from; number < to; number++) played.push(playCampaign(box, plan, number));
  parentPort?.postMessage(played);
});
