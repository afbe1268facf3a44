import { LEVEL_NAMES, LEVELS, levelBot, makeBot, readBot } from '@charterstone/bots';
import { moves, play, seatToMove, startGame } from '@charterstone/rules';
import { theBox } from '@charterstone/testkit';
import { expect, test } from 'vitest';

test('every level names a bot that there is, and a description of its own', () => {
  for (const name of LEVEL_NAMES) expect(readBot(LEVELS[name].bot).ok).toBe(true);
  expect(new Set(LEVEL_NAMES.map((name) => LEVELS[name].says)).size).toBe(LEVEL_NAMES.length);
});

test('hard searches for a second', () => {
  expect(readBot(LEVELS.hard.bot)).toEqual({ ok: true, bot: { name: 'search', budget: { ms: 1000 } } });
});

test('hard hears the stop of whoever asks', () => {
  const game = startGame(theBox(), { seats: 2, seed: 'hard', games: 1 });
  const easy = makeBot('greedy', 'up to the first turn');
  let asked = 0;
  const hard = levelBot('hard', 'hard', { stop: () => ++asked > 3 });
  for (let i = 0; i < 12; i++) play(game, game.moves[easy(game, moves(game))] ?? 0);
  hard(game, moves(game));
  expect(asked).toBe(4);
});

test('easy plays as greedy does, and errs now and then; normal never does', () => {
  const game = startGame(theBox(), { seats: 2, seed: 'levels', games: 3 });
  const bots = [1, 2].map((seat) => ({
    greedy: makeBot('greedy', `seat ${seat}`),
    easy: levelBot('easy', `seat ${seat}`),
    normal: levelBot('normal', `seat ${seat}`),
  }));
  let same = 0;
  let decisions = 0;
  for (let count = moves(game); count > 0; count = moves(game)) {
    const bot = bots[seatToMove(game) - 1];
    if (bot === undefined) throw new Error('nobody sits there');
    const best = bot.greedy(game, count);
    expect(bot.normal(game, count)).toBe(best);
    const answer = bot.easy(game, count);
    expect(answer).toBeLessThan(count);
    decisions++;
    if (answer === best) same++;
    play(game, game.moves[best] ?? 0);
  }
  expect(decisions).toBeGreaterThan(100);
  expect(same / decisions).toBeGreaterThan(0.5);
  expect(same / decisions).toBeLessThan(0.9);
});
