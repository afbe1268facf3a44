import { box as boxData } from '@charterstone/box';
import type { Ability, Building, Effect } from '@charterstone/rules';
import { BEFORE_BOAT, boxWith, CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Red stands before building 73, which does as said and stands on red-2. */
function before(benefit: Effect, cost: Building['cost'] = { coin: 1 }) {
  const card = boxData.cards[73];
  if (card?.kind !== 'building') throw new Error('73 is a building');
  const box = boxWith({ cards: { ...boxData.cards, 73: { ...card, cost, benefit } } });
  return newGame({ charters: ['red', 'blue'], box }).given({
    red: { opened: [4], built: { 'red-2': 73 }, hand: [73] },
    progress: CALM,
    blue: { hand: [9, 74] },
  });
}

describe('the language of effects', () => {
  test('icons are read from left to right', () => {
    const game = before({ vp: 2, coin: 1, wood: 2 });
    game.red.places('red-2');
    expect(game.action.map((fact) => (fact.fact === 'gained' ? fact.good : fact.fact)).slice(2, 5)).toEqual([
      'points',
      'coin',
      'wood',
    ]);
  });

  test('an amount by count: one for every two cards, at most three', () => {
    const effect = { vp: { per: 'card', every: 2, max: 3 } } as const;
    const held = [206, 207, 208, 209, 210, 211, 212, 213];
    const table = before(effect);
    for (const [cards, points] of [
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 2],
      [8, 3],
    ] as const) {
      // The card of the building itself is one more.
      const game = table.copy().given({ red: { hand: [73, ...held.slice(0, cards)] } });
      game.red.places('red-2');
      expect(game.red.points).toBe(points);
    }
  });

  test('may: asked as a whole, and not at all when nothing could come of it', () => {
    const taken = before({ may: { coin: 1, vp: 1 } });
    taken.red.places('red-2').uses(73);
    expect([taken.red.coins, taken.red.points]).toEqual([4, 1]);
    const declined = before({ may: { coin: 1, vp: 1 } });
    declined.red.places('red-2').passes();
    expect([declined.red.coins, declined.red.points]).toEqual([3, 0]);
    const useless = before({ may: { influence: 1 } });
    useless.red.places('red-2');
    expect(useless.red.decides).toBe(false);
  });

  test('if, then, else: looked at when its turn comes', () => {
    const effect: Effect = [{ coin: 2 }, { if: { coin: '5+' }, then: { vp: 4 }, else: { vp: 1 } }];
    const rich = before(effect);
    rich.red.places('red-2');
    expect([rich.red.coins, rich.red.points]).toEqual([5, 4]);
    const poor = before(effect).given({ red: { coins: 3 } });
    poor.red.places('red-2');
    expect([poor.red.coins, poor.red.points]).toEqual([4, 1]);
  });

  test('progress: whoever uses the building advances the token, and may take the boat', () => {
    const game = before({ progress: 1 }).given({ progress: BEFORE_BOAT });
    game.red.places('red-2').uses('rule-25');
    expect(game.progress).toBe(BEFORE_BOAT + 1);
    expect(game.told('esteemed')).toMatchObject([{ charter: 'red' }]);
  });

  test('refreshMat: the five open cards are discarded and five new ones revealed; undo stops there', () => {
    const game = before({ refreshMat: 1, card: 1 });
    const { mat, deck } = game.sees;
    game.red.places('red-2');
    expect(game.sees.mat).toEqual(deck.slice(0, 5));
    expect([...game.sees.discard].sort()).toEqual([...mat].sort());
    expect(game.red.canUndo).toBe(false);
    game.red.takes(deck[0] ?? 0);
    expect(game.red.hand).toContain(deck[0]);
  });

  test('two reputations are offered one by one', () => {
    const game = before({ reputation: 2 });
    game.red.places('red-2').uses(73).passes();
    expect(game.red.influence).toBe(11);
    const both = before({ reputation: 2 });
    both.red.places('red-2').uses(73).uses(73);
    expect(both.red.influence).toBe(10);
  });

  test('a cost of named and open resources: the named one is not spent on the open one', () => {
    const game = before({ vp: 1 }, { clay: 1, resource: 2 }).given({ red: { clay: 1, wood: 1 } });
    expect(game.red.cannotPlaceOn('red-2')).toEqual([{ lack: 'goods', good: 'resource', short: 1 }]);
    game.given({ red: { clay: 2 } });
    game.red.places('red-2');
    expect(game.red.goods).toMatchObject({ clay: 0, wood: 0 });
  });

  test('a cost of a kind of card: only cards of that kind can be paid', () => {
    const game = before({ vp: 1 }, { assistant: 1 });
    expect(game.red.cannotPlaceOn('red-2')).toEqual([{ lack: 'goods', good: 'assistant', short: 1 }]);
    game.given({ red: { hand: [73, 206, 207] } });
    game.red.places('red-2');
    expect(game.red.options).toEqual(['pay 206', 'pay 207']);
  });
});

describe('the language of abilities', () => {
  const silent = Object.fromEntries(
    [206, 207, 208, 209, 210, 211, 212, 213].map((number) => [
      number,
      { kind: 'assistant', abilities: [] } as const,
    ]),
  );

  /** Red holds card 206, which does as said; the other assistants say nothing. */
  function holding(abilities: Ability) {
    const box = boxWith({
      cards: { ...boxData.cards, ...silent, 206: { kind: 'assistant', abilities } },
    });
    return newGame({ charters: ['red', 'blue'], box }).given({ red: { hand: [8, 206] } });
  }

  test('by an opponent: another seat’s deed is heard by the holder', () => {
    const game = holding({ on: 'used', where: { by: 'opponent', building: 'treasury' }, do: { vp: 1 } });
    game.given({ red: { clay: 1 }, blue: { clay: 1 } });
    game.red.places('treasury');
    expect(game.red.points).toBe(0);
    game.blue.places('treasury');
    expect(game.red.points).toBe(1);
  });

  test('by anyone', () => {
    const game = holding({ on: 'used', where: { by: 'anyone', building: 'treasury' }, do: { vp: 1 } });
    game.given({ red: { clay: 1 }, blue: { clay: 1 } });
    game.red.places('treasury');
    game.blue.places('treasury');
    expect([game.red.points, game.blue.points]).toEqual([2, 0]);
  });

  test('in a charter: mine, another’s, any, the Commons (the Cloud Port is neither, ruling 3)', () => {
    const sites = ['red-1', 'blue-1', 'yellow-1', 'treasury', 'cloudPort'];
    const where = (charter: 'mine' | 'opponent' | 'any' | 'commons' | 'yellow'): string[] => {
      const table = holding({ on: 'used', where: { charter }, do: { vp: 7 } }).given({ red: { clay: 1 } });
      return sites.filter((site) => {
        const game = table.copy();
        game.red.places(site);
        if (site === 'cloudPort') game.red.sells('coin-1');
        return game.told('spoke').some(({ card }) => card === 206);
      });
    };
    expect(where('mine')).toEqual(['red-1']);
    expect(where('opponent')).toEqual(['blue-1']);
    expect(where('any')).toEqual(['red-1', 'blue-1', 'yellow-1']);
    expect(where('yellow')).toEqual(['yellow-1']);
    expect(where('commons')).toEqual(['treasury']);
  });

  test('takes and gives: the icons printed on the building', () => {
    const takes = holding({ on: 'used', where: { takes: 'resource' }, do: { vp: 1 } });
    takes.given({ red: { clay: 1 } }).red.places('treasury');
    expect(takes.red.points).toBe(1);
    const gives = holding({ on: 'used', where: { gives: 'grain' }, do: { vp: 1 } });
    gives.red.placesCarefully('yellow-1').leaves('grain');
    // Taken or not.
    expect(gives.red.points).toBe(1);
    const other = holding({ on: 'used', where: { gives: 'grain' }, do: { vp: 1 } });
    other.red.places('red-1');
    expect(other.red.points).toBe(0);
  });

  test('once a game', () => {
    const game = holding({ on: 'used', where: { building: 'treasury' }, once: 'game', do: { vp: 1 } });
    game.given({ red: { clay: 2 } });
    game.red.places('treasury');
    game.blue.idles();
    game.red.places('treasury');
    expect(game.red.points).toBe(1);
  });

  test('entered: before anything is paid, so that it can help to pay', () => {
    const game = holding({ on: 'entered', where: { building: 'treasury' }, do: { coin: 1 } });
    game.given({ red: { clay: 1 } });
    game.red.places('treasury');
    expect(game.action.map(({ fact }) => fact).slice(0, 4)).toEqual(['placed', 'spoke', 'gained', 'paid']);
  });

  test('if: the table must be so', () => {
    const rich = holding({ on: 'used', if: { coin: '5+' }, do: { vp: 1 } });
    rich.given({ red: { clay: 1 } }).red.places('treasury');
    expect(rich.red.points).toBe(1);
    const poor = holding({ on: 'used', if: { coin: '5+' }, do: { vp: 1 } });
    poor.red.places('red-1');
    expect(poor.red.points).toBe(0);
  });
});
