// Beware: spoilers.
import { BOTS } from '@charterstone/bots';
import { hash, stateOf } from '@charterstone/rules';
import { ends, inGame, isAsked, newGame, settles, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { answerIn, answerTo, playWithBots } from './seats.ts';

describe('a greedy player', () => {
  const table = () => newGame({ charters: ['red', 'blue'] });

  test('opens its first crate at once: the coins for it are in the pocket', () => {
    expect(answerTo(table().state)).toBe('place big charterstone');
  });

  test('goes for a resource that its building still needs', () => {
    const game = table().given({ red: { opened: [4], hand: [73], coins: 0, clay: 2, grain: 1 } });
    expect(game.red.hand).toEqual([73]);
    expect(answerTo(game.state)).toBe('place big blue-1');
  });

  test('constructs when everything is there, and pays with what it needs least', () => {
    const game = table().given({
      red: { opened: [4], hand: [74], coins: 0, clay: 2, grain: 1, pumpkin: 1, metal: 1, coal: 1, wood: 1 },
    });
    expect(answerTo(game.state)).toBe('place big zeppelin');
  });

  test('scores an objective that it has reached', () => {
    const game = table().given({ red: { coins: 6, hand: [] }, objectives: [215, 214, 217] });
    expect(answerTo(game.state)).toBe('place big grandstand');
    game.red.places('grandstand');
  });

  test('sends its second worker out before it fetches the first', () => {
    const game = table().given({ red: { hand: [], coins: 0, workers: ['blue-1'] } });
    expect(game.red.options).toContain('retrieve');
    expect(answerTo(game.state)).toMatch(/^place small /);
  });

  test('never leaves a part of a benefit', () => {
    const asked: string[] = [];
    playWithBots(theBox(), {
      seats: ['greedy', 'greedy'],
      seed: 'careful',
      games: 1,
      before: (game, bot) => asked.push(answerIn(game, bot)),
    });
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((answer) => answer.startsWith('careful'))).toEqual([]);
  });
});

describe('what the story asks', () => {
  test('is answered by temper, not by points: the fork of game 2 goes both ways, however many coins there are', () => {
    const fork = settles(
      ends(inGame({ game: 2, guidepost: 400, charters: ['red', 'blue'] }).given({ red: { coins: 20 } })),
      [],
      isAsked('open '),
    );
    const doors = Array.from({ length: 20 }, (_, seed) => answerTo(fork.state, 'greedy', `temper ${seed}`));
    expect([...new Set(doors)].sort()).toEqual(['open A', 'open B']);
  });
});

describe.each(BOTS)('a %s bot', (name) => {
  const budget = { iterations: 3 };

  test('leaves the game as it is', () => {
    let seen = 0;
    playWithBots(theBox(), {
      seats: [name, name, name],
      seed: 'untouched',
      games: 1,
      budget,
      before: (game, bot, count) => {
        if (seen++ % 7 !== 0) return;
        const before = hash(stateOf(game));
        const listed = game.moves.slice(0, count);
        bot(game, count);
        expect([hash(stateOf(game)), game.moves.slice(0, count)]).toEqual([before, listed]);
      },
    });
    expect(seen).toBeGreaterThan(50);
  });

  test('plays the same campaign again from the same seed, and another from another', () => {
    const points = (seed: string) =>
      JSON.stringify(
        playWithBots(theBox(), { seats: [name, name], seed, games: 2, budget }).filter(
          ({ fact }) => fact === 'gameEnded',
        ),
      );
    expect(points('one')).toBe(points('one'));
    expect(points('one')).not.toBe(points('another'));
  });
});
