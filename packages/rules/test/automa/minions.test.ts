import { MINIONS } from '@charterstone/rules';
import { CALM, type Position } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater, nextGame } from './campaign.ts';
import { beside, draws, wentTo, withCard } from './table.ts';

/** Cats are in the village; the Automa has one. */
const CATS: Position = {
  rules: [33, 34],
  green: { minions: { cat: ['home'] }, stands: { 'green-2': 94, 'green-3': 95 } },
};

describe('rule 158: in every set-up an Automa takes a minion of each kind', () => {
  test('of those that are in the village', () => {
    const game = nextGame(inLater(3, { rules: [33, 34], red: { minions: { cat: [], golem: [] } } }));
    expect(game.green.minions('cat')).toHaveLength(1);
    expect(game.green.minions('golem')).toHaveLength(1);
    for (const minion of MINIONS.filter((kind) => kind !== 'cat' && kind !== 'golem'))
      expect(game.green.minions(minion)).toEqual([]);
    expect(game.sees.chronicle).toContain(158);
  });

  test('it keeps one from the game before and takes no second', () => {
    const game = nextGame(inLater(3, { rules: [33, 34], green: { minions: { cat: ['home', 'home'] } } }));
    expect(game.green.minions('cat')).toHaveLength(1);
  });

  test('none while no minion is in the village', () => {
    const game = nextGame(inLater(3));
    expect(MINIONS.flatMap((minion) => game.green.minions(minion))).toEqual([]);
    expect(game.sees.chronicle).not.toContain(158);
  });

  test('people take none', () => {
    const game = nextGame(inLater(3, { rules: [33, 34], red: { minions: { cat: [] } } }));
    expect(game.red.minions('cat')).toEqual([]);
  });
});

describe('rule 158: a card of the own charter places a minion first', () => {
  test('on the building it names, and brings nothing but the card’s points', () => {
    const game = withCard(383, CATS);
    expect(wentTo(game)).toMatchObject({ worker: 'cat', site: 'green-2' });
    expect(game.green.points).toBe(2);
    expect([...game.told('helped'), ...game.told('gained')]).toEqual([]);
    expect(game.green.workers).toEqual(['home', 'home']);
  });

  test('only where nobody stands: of the unoccupied buildings the one the card names', () => {
    const game = withCard(383, { ...CATS, green: { ...CATS.green, workers: ['green-2'] } });
    expect(wentTo(game)).toMatchObject({ worker: 'cat', site: 'green-3' });
    expect(game.told('bumped')).toEqual([]);
  });

  test('of equal ones as the card says: 389 the higher number', () => {
    const game = withCard(389, { ...CATS, green: { ...CATS.green, workers: ['green-1'] } });
    expect(wentTo(game)).toMatchObject({ worker: 'cat', building: 95 });
  });

  test('where every building is occupied a worker goes', () => {
    const game = withCard(389, {
      rules: [33, 34],
      green: { minions: { cat: ['home'], golem: ['green-1'] } },
    });
    expect(wentTo(game)).toMatchObject({ worker: 'big', site: 'green-1' });
  });

  test('the next card sends the next minion, then workers', () => {
    const game = withCard(383, {
      ...CATS,
      green: { ...CATS.green, minions: { cat: ['home'], golem: ['home'] } },
    });
    draws(game, 383);
    expect([game.green.minions('golem'), game.green.minions('cat')]).toEqual([['green-2'], ['green-3']]);
    draws(game, 383);
    expect(wentTo(game)).toMatchObject({ worker: 'big', site: 'green-2' });
  });

  test('a card of the die or of the Commons sends workers only', () => {
    expect(wentTo(withCard(384, CATS)).worker).toBe('big');
    expect(wentTo(withCard(377, CATS)).worker).toBe('big');
  });

  test('without a worker at home it retrieves, its minions too', () => {
    const game = withCard(383, {
      ...CATS,
      green: { minions: { cat: ['green-1'], golem: ['home'] }, workers: ['market', 'zeppelin'] },
    });
    expect(game.green.minions('cat')).toEqual(['home']);
    expect(game.green.workers).toEqual(['home', 'home']);
  });
});

describe('rule 158: when somebody uses the building of its minion an Automa gains 1 VP', () => {
  const placed: Position = { rules: [33, 34], green: { minions: { golem: ['green-1'] } } };

  test('once for each use, whatever the minion does for people', () => {
    const game = beside(placed);
    game.red.places('green-1');
    expect(game.action.filter((fact) => fact.fact === 'points' && fact.why === 297)).toMatchObject([
      { charter: 'green', n: 1 },
    ]);
    expect(game.told('helped')).toMatchObject([{ charter: 'green', minion: 'golem' }]);
  });

  test('not by its own worker', () => {
    const game = withCard(389, placed);
    expect(wentTo(game)).toMatchObject({ worker: 'big', site: 'green-1' });
    expect(game.green.points).toBe(2);
  });

  test('also when another Automa comes', () => {
    const game = beside({ rules: [33, 34] }, { automas: ['green', 'blue'] });
    const order = game.sees.charters.map(({ charter }) => charter);
    // Blue rolls for a charter, green goes to the market.
    const automaDeck = order.indexOf('blue') < order.indexOf('green') ? [386, 382] : [382, 386];
    const seen = new Set<number>();
    for (let i = 0; i < 24; i++) {
      game.given({
        automaDeck,
        progress: CALM,
        green: { workers: [], minions: { cat: ['green-1'] } },
        blue: { workers: [] },
      });
      game.red.idles();
      const helped = game.told('rolled').some(({ charter }) => charter === 'green') ? 1 : 0;
      expect(game.told('helped')).toHaveLength(helped);
      seen.add(helped);
    }
    expect(seen).toEqual(new Set([0, 1]));
  });
});
