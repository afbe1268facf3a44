/** A thread that plays the batches it is sent. */
import { workerData } from 'node:worker_threads';
import { compile } from '@charterstone/rules';
import { useBoxOfProgram } from '../box.ts';
import { playBatches } from '../crew.ts';
import type { Plan } from './plan.ts';
import { playOut } from './playout.ts';

const plan: Plan = workerData;
const { data } = await useBoxOfProgram();
const box = compile(data);

playBatches((number) => playOut(box, plan, number));
