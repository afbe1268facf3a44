import { makeBot } from '@charterstone/bots';

import { choiceText, gameOf, moves } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { threaded } from '../src/thread/threaded.ts';
import { answerIn } from './seats.ts';

const open: { close: () => Promise<void> }[] = [];
function seated(text: string, seed = 'a thread') {
  const bot = threaded(text, seed);
  open.push(bot);
  return bot;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((bot) => bot.close()));
});

const { state } = newGame({ charters: ['red', 'blue'] });
const FOR_EVER = 'search:999999999';

describe('a bot in a thread of its own', () => {
  test('chooses as it would without, question after question', async () => {
    const bot = seated('search:20');
    const beside = makeBot('search', 'a thread', { iterations: 20 });
    const answers = [await bot.think(state, 1), await bot.think(state, 1)];
    const game = gameOf(state);
    expect(moves(game)).toBeGreaterThan(1);
    expect(answers.map((choice) => choice && choiceText(choice))).toEqual([
      answerIn(game, beside),
      answerIn(game, beside),
    ]);
  });

  test('has nothing to say for a seat that has nothing to decide', async () => {
    expect(await seated('greedy').think(state, 2)).toBeUndefined();
  });

  test('is cancelled at once, and answers the next question', async () => {
    const bot = seated(FOR_EVER);
    const reason = new Error('the table was cleared');
    const cancelled = new AbortController();
    const first = bot.think(state, 1, cancelled.signal);
    const heard = expect(first).rejects.toBe(reason);
    // Long enough for the thread to be deep in thought.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    cancelled.abort(reason);
    await heard;
    // The thread would be busy for hours if it had not heard: a seat without a decision is answered as soon as it is free.
    expect(await bot.think(state, 2)).toBeUndefined();
  });

  test('does not begin when it is cancelled already', async () => {
    const bot = seated(FOR_EVER);
    await expect(bot.think(state, 1, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });

  test('leaves even in the middle of a thought', async () => {
    const bot = seated(FOR_EVER);
    const thought = expect(bot.think(state, 1)).rejects.toThrow('this bot has left');
    await bot.close();
    await thought;
    await expect(bot.think(state, 1)).rejects.toThrow('this bot has left');
  });

  test('takes one question at a time', async () => {
    const bot = seated(FOR_EVER);
    const stop = new AbortController();
    const first = expect(bot.think(state, 1, stop.signal)).rejects.toThrow();
    await expect(bot.think(state, 1)).rejects.toThrow('still thinking');
    stop.abort();
    await first;
  });

  test('that does not exist is refused before a thread is started', () => {
    expect(() => threaded('clever', 'seed')).toThrow('there is no bot "clever"');
  });
});
