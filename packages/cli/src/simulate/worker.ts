/** A thread that plays the batches it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import type { Plan } from './plan.ts';
import { playOut } from './playout.ts';

export type Batch = { readonly from: number; readonly to: number };

const plan: Plan = workerData;
const box = compile(data);

parentPort?.on('message', ({ from, to }: Batch) => {
  const played = [];
  for (let number = from; number < to; number++) played.push(playOut(box, plan, number));
  parentPort?.postMessage(played);
});
