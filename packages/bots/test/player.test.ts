import { BOTS, LEVEL_NAMES, levelBot, makeBot, playerFrom, readPlayer } from '@charterstone/bots';
import { gameOf, moves } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { adviserFrom } from '../src/player.ts';
import { answerIn } from './seats.ts';

const { state } = newGame({ charters: ['red', 'blue'] });

describe('a player by its text', () => {
  test.each(BOTS)('%s is that bot', (name) => {
    expect(readPlayer(name)).toEqual({
      ok: true,
      player: { bot: { name, budget: undefined }, level: undefined },
    });
    const game = gameOf(state);
    expect(answerIn(game, playerFrom(name, 'seed'))).toBe(answerIn(game, makeBot(name, 'seed')));
  });

  test.each(LEVEL_NAMES)('%s is that level', (level) => {
    expect(readPlayer(level)).toMatchObject({ ok: true, player: { level } });
    const game = gameOf(state);
    const stop = () => true;
    const [player, bot] = [playerFrom(level, 'seed', { stop }), levelBot(level, 'seed', { stop })];
    for (let i = 0; i < 20; i++) expect(answerIn(game, player)).toBe(answerIn(game, bot));
  });

  test('may bear a budget', () => {
    expect(readPlayer('search:200ms')).toEqual({
      ok: true,
      player: { bot: { name: 'search', budget: { ms: 200 } }, level: undefined },
    });
    let asked = 0;
    const game = gameOf(state);
    playerFrom('search:7', 'seed', { stop: () => ++asked < 0 })(game, moves(game));
    expect(asked).toBe(7);
  });

  test.each(['', 'clever', 'Hard', 'hard:200ms', 'search:0'])(
    '"%s" is refused in one line that names all there are',
    (text) => {
      const why = /^[^\n]*write random, greedy, search, [^\n]*, or a level: easy, normal, hard$/;
      expect(readPlayer(text)).toEqual({ ok: false, why: expect.stringMatching(why) });
      for (const make of [playerFrom, adviserFrom]) expect(() => make(text, 'seed')).toThrow(why);
    },
  );
});

test('whoever advises in the name of a level that slips does not slip', () => {
  const game = gameOf(state);
  const answers = (bot: ReturnType<typeof playerFrom>) =>
    new Set(Array.from({ length: 40 }, () => answerIn(game, bot)));
  expect(answers(playerFrom('easy', 'seed')).size).toBeGreaterThan(1);
  expect(answers(adviserFrom('easy', 'seed'))).toEqual(new Set([answerIn(game, makeBot('greedy', 'seed'))]));
});
