/** A thread that plays the campaigns it is sent. */
import { workerData } from 'node:worker_threads';
import { compile } from '@charterstone/rules';
import { useBoxOfProgram } from '../box.ts';
import { playBatches } from '../crew.ts';
import { type Plan, playCampaign } from './campaign.ts';

const plan: Plan = workerData;
const { data } = await useBoxOfProgram();
const box = compile(data);

playBatches((number) => playCampaign(box, plan, number));
