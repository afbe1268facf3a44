/** A thread that plays the batches it is sent. */
import { workerData } from 'node:worker_threads';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { playBatches } from '../crew.ts';
import type { Plan } from './plan.ts';
import { playOut } from './playout.ts';

const plan: Plan = workerData;
const box = compile(data);

playBatches((number) => playOut(box, plan, number));
