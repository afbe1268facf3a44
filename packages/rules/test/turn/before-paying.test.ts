import { box as boxData } from '@charterstone/box';
import { type Ability, options, resample, view } from '@charterstone/rules';
import { boxWith, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Card 206, as if it spoke when its holder has entered a building and before anything is paid. */
const speaking = (ability: Omit<Ability, 'on'>) =>
  boxWith({
    cards: { ...boxData.cards, 206: { kind: 'assistant', abilities: { on: 'entered', ...ability } } },
  });

describe('what happens between placing and paying counts for the price', () => {
  test('a coin gained on entering pays for the Market', () => {
    const box = speaking({ where: { building: 'market' }, do: { coin: 1 } });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { coins: 0, clay: 1, hand: [8, 206] } });
    expect(game.red.options).toContain('place big market');
    expect(game.red.wouldLackOn('market')).toEqual([]);
    game.red.places('market').picksNothing();
    expect(game.red.goods).toMatchObject({ coin: 0, clay: 0 });
  });

  test('an answer that would eat up the price is not offered: no dead ends', () => {
    const box = speaking({ do: { reputation: 1 } });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({
      red: { influence: 3, clay: 2, grain: 1, metal: 1, opened: [4], hand: [73, 74, 206] },
    });
    // Constructing takes all three tokens: placing one on the reputation track is no longer possible.
    game.red.places('zeppelin').builds(73, 'red-2');
    expect(game.red.influence).toBe(0);
    expect(game.told('esteemed')).toEqual([]);
    expect(game.sees.village['red-2']).toBe(73);
  });

  test('where enough is left both answers are offered', () => {
    const box = speaking({ do: { reputation: 1 } });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({
      red: { influence: 4, clay: 2, grain: 1, metal: 1, opened: [4], hand: [73, 74, 206] },
    });
    game.red.places('zeppelin');
    expect(game.red.options).toEqual(['use 206', 'pass 206']);
    game.red.uses(206).builds(73, 'red-2');
    expect(game.red.influence).toBe(0);
  });

  test('what is hidden pays nothing: the offer does not depend on what lies in the deck', () => {
    const cards = {
      ...boxData.cards,
      206: {
        kind: 'assistant',
        abilities: { on: 'entered', do: [{ refreshMat: 1 }, { assistant: 1 }] },
      },
      73: { ...boxData.cards[73], kind: 'building', cost: { assistant: 2 }, benefit: { vp: 2 } },
    } as const;
    const game = newGame({ charters: ['red', 'blue'], box: boxWith({ cards }) });
    game.given({
      red: { opened: [4], built: { 'red-2': 73 }, hand: [73, 206] },
      blue: { hand: [9, 207, 208, 209, 210] },
    });
    const seen = view(game.state, 1);
    const offers = new Set<boolean>();
    for (let n = 0; n < 40; n++)
      offers.add(options(resample(seen, `deck ${n}`), 1).some(({ at }) => at === 'red-2'));
    expect([...offers]).toEqual([false]);
  });
});
