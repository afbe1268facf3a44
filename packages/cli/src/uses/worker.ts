/** A thread that plays the campaigns it is sent. */
import { parentPort } from 'node:worker_threads';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { seek, type Task } from './campaign.ts';

const box = compile(data);

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(seek(box, task));
});
