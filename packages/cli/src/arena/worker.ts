/** A thread that plays the games it is sent. */
import { workerData } from 'node:worker_threads';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { playBatches } from '../crew.ts';
import { matchesOf } from './match.ts';
import type { Plan } from './plan.ts';

const plan: Plan = workerData;

playBatches(matchesOf(compile(data), plan));
