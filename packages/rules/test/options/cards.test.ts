import { hash, load, replay, save } from '@charterstone/rules';
import { theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { atMarket, campaign, later } from './table.ts';

describe('ruling 56, option threeOpenCards: three advancement cards lie open (manual)', () => {
  test.each([
    [{}, 5],
    [{ threeOpenCards: true }, 3],
    [{ threeOpenCards: false }, 5],
  ] as const)('%j: %i of them in set-up', (options, open) => {
    expect(campaign(options).sees.mat).toHaveLength(open);
  });

  test('on: a taken card is replaced, and there are three again', () => {
    const game = atMarket(campaign({ threeOpenCards: true }));
    const { decider } = game;
    const [first = 0, ...others] = game.sees.mat;
    const [top = 0] = game.sees.deck;
    expect(decider.options).toHaveLength(4);
    decider.takes(first);
    expect(game.sees.mat.toSorted()).toEqual([top, ...others].toSorted());
  });

  test('on: an opened crate leaves three open', () => {
    const game = campaign({ threeOpenCards: true });
    const { decider } = game;
    const before = game.sees.mat;
    decider.places('charterstone').opens(decider.charter === 'red' ? 8 : 9);
    if (decider.decides) decider.passes();
    expect(game.sees.mat).toEqual(before);
  });

  test('on: a refreshed mat (92) has three cards', () => {
    const game = campaign({ threeOpenCards: true });
    const { decider } = game;
    const { charter } = decider;
    game.given({ unlocked: true, [charter]: { coal: 1, stands: { [`${charter}-2`]: 92 } } });
    decider.places(`${charter}-2`);
    expect(game.sees.mat).toHaveLength(3);
  });

  test('on: in the games after it, too', () => {
    const game = later(campaign({ threeOpenCards: true }), 3, ['open A']);
    expect(game.sees.game).toBe(3);
    expect(game.sees.mat).toHaveLength(3);
  });

  test('three objectives lie open with it and without', () => {
    for (const options of [{}, { threeOpenCards: true }])
      expect(campaign(options).sees.objectives).toHaveLength(3);
  });
});

describe('options belong to the campaign', () => {
  test('a journal with them plays the same game again, without them another', () => {
    const options = { threeOpenCards: true, progressAtFirst: true };
    const game = atMarket(campaign(options));
    const setting = { seats: 2, seed: game.seed };
    const entries = game.journal;
    const again = replay(theBox(), { setting: { ...setting, options }, entries });
    expect(again.ok).toBe(true);
    if (again.ok) expect(hash(again.state)).toBe(hash(game.state));
    const without = replay(theBox(), { setting, entries });
    expect(without.ok && hash(without.state) === hash(game.state)).toBe(false);
  });

  test('they are kept in a saved table', () => {
    const game = campaign({ threeOpenCards: true });
    const loaded = load(theBox(), save(game.state));
    expect(loaded).toBeDefined();
    if (loaded === undefined) return;
    game.state = loaded;
    expect(later(game, 2).sees.mat).toHaveLength(3);
  });

  test('a journal with an option nobody knows is refused in one line', () => {
    const setting = JSON.parse('{ "seats": 2, "seed": "x", "options": { "freeLunch": true } }');
    expect(replay(theBox(), { setting, entries: [] }).ok).toBe(false);
  });
});
