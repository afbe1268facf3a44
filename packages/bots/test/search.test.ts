// Beware: spoilers.
import { botFrom, makeBot, readBot, Search } from '@charterstone/bots';
import { gameOf, glance, moves, play, seatToMove } from '@charterstone/rules';
import { ends, inGame, isAsked, newGame, settles, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { answerIn, answerTo, playWithBots } from './seats.ts';

const table = () => newGame({ charters: ['red', 'blue'] });
const thinking = { iterations: 10 };

describe('a player who searches', () => {
  test('scores the objective that wins the game in its last round', () => {
    const game = table().given({
      red: { coins: 6, hand: [], reputation: 1, points: 20, influence: 1 },
      blue: { coins: 0, hand: [], reputation: 4, points: 21 },
      objectives: [215, 214, 217],
      progress: 15,
    });
    for (const seed of ['one', 'two', 'three'])
      expect(answerTo(game.state, 'search', seed, { iterations: 200 })).toBe('place big grandstand');
  });

  test('never leaves a part of a benefit', () => {
    const asked: string[] = [];
    playWithBots(theBox(), {
      seats: ['search', 'search'],
      seed: 'careful',
      games: 1,
      budget: { iterations: 5 },
      before: (game, bot) => asked.push(answerIn(game, bot)),
    });
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((answer) => answer.startsWith('careful'))).toEqual([]);
  });

  test('answers the story by its temper', () => {
    const fork = settles(
      ends(inGame({ game: 2, guidepost: 400, charters: ['red', 'blue'] })),
      [],
      isAsked('open '),
    );
    const doors = Array.from({ length: 20 }, (_, seed) =>
      answerTo(fork.state, 'search', `temper ${seed}`, thinking),
    );
    expect([...new Set(doors)].sort()).toEqual(['open A', 'open B']);
  });

  test('thinks on where it left off: the questions of an action build on what was thought about it', () => {
    const game = gameOf(table().given({ red: { coins: 6 } }).state);
    const bot = new Search('one turn', { iterations: 50 });
    const other = makeBot('greedy', 'the other');
    const [fresh, further]: [number[], number[]] = [[], []];
    let turn = -1;
    for (let count = moves(game); count > 0; count = moves(game)) {
      const mine = seatToMove(game) === 1;
      const answer = mine ? bot.answer(game, count) : other(game, count);
      if (mine && count > 1 && glance.isUnderWay(game))
        (glance.turnNumber(game) === turn ? further : fresh).push(bot.inherited);
      if (mine) turn = glance.turnNumber(game);
      play(game, game.moves[answer] ?? 0);
      if (glance.gameNumber(game) > 1) break;
    }
    expect(fresh.length).toBeGreaterThan(5);
    expect(fresh.filter((known) => known > 0)).toEqual([]);
    expect(further.length).toBeGreaterThan(1);
    expect(further.filter((known) => known > 0).length).toBeGreaterThan(further.length / 2);
  });
});

describe('the budget of a search', () => {
  test('in milliseconds: it thinks until the clock that it was given says so', () => {
    let time = 0;
    let looked = 0;
    const now = () => {
      looked++;
      return time++;
    };
    const game = gameOf(table().state);
    makeBot('search', 'clock', { ms: 10 }, { now })(game, moves(game));
    expect(looked).toBe(11);
  });

  test('in iterations: the clock is not looked at', () => {
    const now = () => {
      throw new Error('somebody looked');
    };
    const game = gameOf(table().state);
    expect(() => makeBot('search', 'clock', { iterations: 5 }, { now })(game, moves(game))).not.toThrow();
  });

  test('ends when it is told to stop, with an answer', () => {
    let left = 7;
    let asked = 0;
    const stop = () => {
      asked++;
      return left-- === 0;
    };
    const game = gameOf(table().state);
    const count = moves(game);
    const answer = makeBot('search', 'stop', { iterations: 1_000_000 }, { stop })(game, count);
    expect(asked).toBe(8);
    expect(answer).toBeGreaterThanOrEqual(0);
    expect(answer).toBeLessThan(count);
  });

  test('that is stopped before it begins leaves what a greedy player would do', () => {
    const game = gameOf(table().state);
    const stopped = makeBot('search', 'stop', { iterations: 10 }, { stop: () => true });
    expect(answerIn(game, stopped)).toBe(answerIn(game, makeBot('greedy', 'stop')));
  });
});

describe('a bot by its name', () => {
  test.each([
    ['random', { name: 'random', budget: undefined }],
    ['greedy', { name: 'greedy', budget: undefined }],
    ['search', { name: 'search', budget: undefined }],
    ['search:200ms', { name: 'search', budget: { ms: 200 } }],
    ['search:2000', { name: 'search', budget: { iterations: 2000 } }],
  ])('%s is understood', (text, bot) => {
    expect(readBot(text)).toEqual({ ok: true, bot });
  });

  test.each([
    ['', /^there is no bot "":/],
    ['Greedy', /^there is no bot "Greedy":/],
    ['search:', /^there is no bot "search:":/],
    ['search:-5', /^there is no bot "search:-5":/],
    ['search:1.5ms', /^there is no bot "search:1.5ms":/],
    ['search:99999999999', /^there is no bot/],
    ['greedy:200ms', /^greedy takes no budget/],
    ['search:0', /has no time to think/],
    ['search:0ms', /has no time to think/],
  ])('%s is refused in one line', (text, why) => {
    const read = readBot(text);
    expect(read).toEqual({ ok: false, why: expect.stringMatching(why) });
    expect(read).toEqual({ ok: false, why: expect.stringMatching(/write random, greedy, search/) });
    expect(() => botFrom(text, 'seed')).toThrow(why);
  });
});
