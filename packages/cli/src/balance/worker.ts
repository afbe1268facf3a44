/** A thread that plays the campaigns it is sent. */
import { workerData } from 'node:worker_threads';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { playBatches } from '../crew.ts';
import { type Plan, playCampaign } from './campaign.ts';

const plan: Plan = workerData;
const box = compile(data);

playBatches((number) => playCampaign(box, plan, number));
