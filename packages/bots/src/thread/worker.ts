import { parentPort, workerData } from 'node:worker_threads';
import { type Box, choiceOfMove, compileKnown, gameOf, load, moves, type State } from '@charterstone/rules';
import { hint } from '../hint.ts';
import type { Bot } from '../index.ts';
import { adviserFrom, playerFrom } from '../player.ts';
import type { Answer, Orders, Question, Thought } from './messages.ts';

/** The thread's side: one player that answers one question after the other. */

const { player: text, seed, job }: Orders = workerData;
let current = 0;
const options = { stop: () => Atomics.load(job, 0) !== current };
const player = playerFrom(text, seed, options);
let adviser: Bot | undefined;
let box: Box | undefined;

parentPort?.on('message', (question: Question) => {
  current = question.job;
  parentPort?.postMessage(answered(question));
});

function answered(question: Question): Answer {
  try {
    if (question.box !== undefined) box = compileKnown(question.box);
    const state = box === undefined ? undefined : load(box, question.table);
    if (state === undefined) return { job: question.job, trouble: 'this table belongs to another box' };
    return {
      job: question.job,
      thought: question.about === 'hint' ? hinted(state, question) : chosen(state, question),
    };
  } catch (error) {
    return { job: question.job, trouble: error instanceof Error ? error.message : String(error) };
  }
}

function chosen(state: State, { seat }: Question): Thought | undefined {
  const game = gameOf(state);
  const count = moves(game, seat);
  return count === 0 ? undefined : { choice: choiceOfMove(game, game.moves[player(game, count, seat)] ?? 0) };
}

/** The adviser has a head of its own: what a player remembers of its turn stays as it is when somebody asks for a hint. */
function hinted(state: State, { seat }: Question): Thought | undefined {
  adviser ??= adviserFrom(text, seed, options);
  const told = hint(gameOf(state), seat, adviser);
  return told === undefined ? undefined : { hint: told };
}
