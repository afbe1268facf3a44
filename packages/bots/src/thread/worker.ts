import { parentPort, workerData } from 'node:worker_threads';
import {
  type Box,
  type Choice,
  choiceOfMove,
  compile,
  gameOf,
  load,
  moves,
  type State,
} from '@charterstone/rules';
import { botFrom } from '../make.ts';
import type { Answer, Orders, Question } from './messages.ts';

/** The thread's side: one bot that answers one question after the other. */

const { bot: text, seed, job }: Orders = workerData;
let current = 0;
const bot = botFrom(text, seed, { stop: () => Atomics.load(job, 0) !== current });
let box: Box | undefined;

parentPort?.on('message', (question: Question) => {
  current = question.job;
  parentPort?.postMessage(answered(question));
});

function answered(question: Question): Answer {
  try {
    if (question.box !== undefined) box = compile(question.box);
    const state = box === undefined ? undefined : load(box, question.table);
    if (state === undefined) return { job: question.job, trouble: 'this table belongs to another box' };
    const choice = chosen(state, question);
    return choice === undefined ? { job: question.job, nothing: true } : { job: question.job, choice };
  } catch (error) {
    return { job: question.job, trouble: error instanceof Error ? error.message : String(error) };
  }
}

function chosen(state: State, { seat }: Question): Choice | undefined {
  const game = gameOf(state);
  const count = moves(game, seat);
  return count === 0 ? undefined : choiceOfMove(game, game.moves[bot(game, count, seat)] ?? 0);
}
