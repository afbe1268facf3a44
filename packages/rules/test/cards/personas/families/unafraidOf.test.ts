import type { Peril } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { pointsFrom, spoke, village } from '../../village.ts';

describe.each<{ card: number; peril: Peril }>([
  { card: 230, peril: 'blight' },
  { card: 256, peril: 'fuelShortage' },
  { card: 277, peril: 'vermin' },
  { card: 300, peril: 'bandit' },
  { card: 312, peril: 'disrepair' },
  { card: 335, peril: 'famine' },
])('card $card: whoever picks up $peril may come home at once, with 1 VP', ({ card, peril }) => {
  const using = (found: Peril) =>
    village({ red: { persona: [card], clay: 1 }, peril: { 'red-1': found } }).red.places('red-1').table;

  test('used: the worker is home again, 1 VP, the peril is taken', () => {
    const game = using(peril);
    expect(game.red.options).toEqual([`use ${card}`, `pass ${card}`]);
    game.red.uses(card);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(pointsFrom(game, card)).toBe(1);
    expect(game.red.perils).toEqual([peril]);
    expect(game.told('retrieved')).toMatchObject([{ charter: 'red', workers: ['big'] }]);
  });

  test('passed: the worker stays, no point, the peril is taken', () => {
    const game = using(peril);
    game.red.passes();
    expect(game.red.workers).toEqual(['red-1', 'home']);
    expect(game.red.points).toBe(0);
    expect(game.red.perils).toEqual([peril]);
  });

  test('only this worker: the other stays where it is', () => {
    const game = village({
      red: { persona: [card], workers: ['treasury', 'home'] },
      peril: { 'red-1': peril },
    });
    game.red.places('red-1').uses(card);
    expect(game.red.workers).toEqual(['treasury', 'home']);
  });

  test('another peril is picked up without a word', () => {
    const other = peril === 'blight' ? 'vermin' : 'blight';
    const game = using(other);
    expect(game.red.decides).toBe(false);
    expect(game.red.perils).toEqual([other]);
  });

  test('silent when somebody else picks it up', () => {
    const game = village({ blue: { persona: [card] }, peril: { 'red-1': peril } });
    game.red.places('red-1');
    expect(game.red.perils).toEqual([peril]);
    expect(spoke(game, card)).toBe(false);
    expect(game.blue.options).not.toContain(`use ${card}`);
  });

  test('a minion that picks it up comes home too', () => {
    const game = village({
      red: { persona: [card], minions: { cat: ['home'] } },
      peril: { 'red-1': peril },
    });
    game.red.places('red-1', 'cat').uses(card);
    expect(game.red.minions('cat')).toEqual(['home']);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(pointsFrom(game, card)).toBe(1);
  });
});
