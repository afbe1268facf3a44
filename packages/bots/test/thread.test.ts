import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hint, makeBot, playerFrom } from '@charterstone/bots';
import {
  type BoxData,
  type Choice,
  choiceText,
  choose,
  deciders,
  gameOf,
  moves,
  options,
  type State,
} from '@charterstone/rules';
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
/** No thread can be given these: a table too long to be saved, a box with something in it that can't be sent. */
const tooLong: State = { ...state, table: new Int16Array(state.table.length + 1) };
const alive = { ...state.box.data, speaks: () => 'words' };
const unsendable: State = { ...state, box: { ...state.box, data: alive } };

describe('a bot in a thread of its own', () => {
  test('chooses as it would without, through the questions of its turns', async () => {
    const bot = seated('search:20');
    const beside = makeBot('search', 'a thread', { iterations: 20 });
    const other = makeBot('greedy', 'the other');
    let now = state;
    let [turns, questions] = [0, 0];
    while (turns < 4) {
      const [seat = 0] = deciders(now);
      const game = gameOf(now);
      const said = seat === 1 ? await bot.think(now, 1) : undefined;
      const answer = answerIn(game, seat === 1 ? beside : other);
      if (seat === 1) {
        expect(textOf(said)).toBe(answer);
        if (said?.do === 'place' || said?.do === 'retrieve') turns++;
        else if (moves(game) > 1) questions++;
      }
      now = played(now, seat, answer);
    }
    expect(questions).toBeGreaterThan(0);
  });

  test('chooses as it would without when it is asked again', async () => {
    const bot = seated('search:20');
    const beside = makeBot('search', 'a thread', { iterations: 20 });
    const game = gameOf(state);
    expect(moves(game)).toBeGreaterThan(1);
    for (let i = 0; i < 3; i++) expect(textOf(await bot.think(state, 1))).toBe(answerIn(game, beside));
  });

  test.each(['easy', 'normal'])('may be of the level %s', async (level) => {
    const bot = seated(level);
    const beside = playerFrom(level, 'a thread');
    const game = gameOf(state);
    for (let i = 0; i < 8; i++) expect(textOf(await bot.think(state, 1))).toBe(answerIn(game, beside));
  });

  test('may be of the level hard, which hears when it is cancelled', async () => {
    const bot = seated('hard');
    const cancelled = new AbortController();
    const thought = expect(bot.think(state, 1, cancelled.signal)).rejects.toThrow('enough');
    cancelled.abort(new Error('enough'));
    await thought;
    expect(await bot.think(state, 2)).toBeUndefined();
  });

  test('gives the hints that it would give without', async () => {
    const bot = seated('greedy', 'hint for seat 1');
    expect(await bot.hint(state, 1)).toEqual(hint(gameOf(state), 1));
    expect(await bot.hint(state, 2)).toBeUndefined();
  });

  test('does not play otherwise for having given hints', async () => {
    const bot = seated('search:20');
    const beside = makeBot('search', 'a thread', { iterations: 20 });
    const game = gameOf(state);
    for (let i = 0; i < 3; i++) {
      expect(await bot.hint(state, 1)).toBeDefined();
      expect(textOf(await bot.think(state, 1))).toBe(answerIn(game, beside));
    }
  });

  test('has nothing to say for a seat that has nothing to decide', async () => {
    expect(await seated('greedy').think(state, 2)).toBeUndefined();
  });

  test.each(['think', 'hint'] as const)(
    'is cancelled at once (%s), and answers the next question',
    async (ask) => {
      const bot = seated(FOR_EVER);
      const reason = new Error('the table was cleared');
      const cancelled = new AbortController();
      expect(await bot[ask](state, 2)).toBeUndefined();
      const first = bot[ask](state, 1, cancelled.signal);
      const heard = expect(first).rejects.toBe(reason);
      // The thread is there: long enough for it to be deep in thought.
      await new Promise((resolve) => setTimeout(resolve, 400));
      cancelled.abort(reason);
      await heard;
      // The thread would be busy for hours if it had not heard: a seat without a decision is answered as soon as it is free.
      expect(await bot.think(state, 2)).toBeUndefined();
    },
  );

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
    await expect(bot.hint(state, 1)).rejects.toThrow('still thinking');
    stop.abort();
    await first;
  });

  test.each([
    { what: 'a table that can not be saved', broken: tooLong },
    { what: 'a box that can not be sent', broken: unsendable },
  ])('is refused $what, and answers the next question', async ({ broken }) => {
    const bot = seated('greedy');
    const answer = answerIn(gameOf(state), makeBot('greedy', 'a thread'));
    await expect(bot.think(broken, 1)).rejects.toThrow();
    expect(textOf(await bot.think(state, 1))).toBe(answer);
    await expect(bot.think(broken, 1)).rejects.toThrow();
    expect(textOf(await bot.think(state, 1))).toBe(answer);
  });

  test('is sent a box anew that it was refused before', async () => {
    const bot = seated('greedy');
    const data: BoxData & { speaks?: () => string } = { ...state.box.data, speaks: () => 'words' };
    const mended: State = { ...state, box: { ...state.box, data } };
    await expect(bot.think(mended, 1)).rejects.toThrow();
    delete data.speaks;
    expect(textOf(await bot.think(mended, 1))).toBe(answerIn(gameOf(state), makeBot('greedy', 'a thread')));
  });

  test('keeps no program alive once it has nothing to think about, also when a question could not be asked', async () => {
    const run = promisify(execFile);
    const program = `
      import { threaded } from './src/thread/threaded.ts';
      import { newGame } from '@charterstone/testkit';
      const { state } = newGame();
      const bot = threaded('greedy', 'seed');
      await bot.think(state, 2);
      const box = { ...state.box, data: { ...state.box.data, speaks: () => 'words' } };
      await bot.think({ ...state, box }, 1).catch(() => console.log('refused'));
    `;
    const { stdout } = await run(process.execPath, ['--eval', program], {
      cwd: new URL('..', import.meta.url).pathname,
      timeout: 30_000,
    });
    expect(stdout).toBe('refused\n');
  });

  test('that does not exist is refused before a thread is started', () => {
    expect(() => threaded('clever', 'seed')).toThrow('there is no bot "clever"');
  });
});

function textOf(choice: Choice | undefined): string | undefined {
  return choice && choiceText(choice);
}

/** The state once a seat has made the choice with this text. */
function played(before: State, seat: number, text: string): State {
  const choice = options(before, seat).find((option) => choiceText(option) === text);
  const outcome = choice && choose(before, seat, choice);
  if (!outcome?.ok) throw new Error(`seat ${seat} can't choose ${text}`);
  return outcome.state;
}
