import { BEFORE_INCOME } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsFrom, spoke, village } from '../village.ts';

const THREE = { charters: ['red', 'blue', 'green'] } as const;

describe.each([363, 364, 365, 366, 367, 368])('card %i: once a game, on one’s own turn', (card) => {
  const start = () =>
    village({
      red: { persona: [card], hand: [] },
      blue: { coins: 3, clay: 2, hand: [206], minions: { cat: ['home'] } },
    });

  test('before or after the main action, and only once', () => {
    const game = start();
    expect(game.red.options).toContain(`act ${card}`);
    game.red.places('red-1');
    expect(game.red.options).toEqual([`act ${card}`, 'end']);
    game.red.acts(card);
    while (game.sees.active === 'red' && game.deciders.length > 0) {
      const [option = ''] = game.decider.options;
      const [deed = '', what = ''] = option.split(' ');
      if (deed !== 'pick') break;
      game.decider.does({ do: 'pick', what: /^\d+$/.test(what) ? Number(what) : what });
    }
    expect(game.sees.active).toBe('blue');
    game.blue.places('blue-1');
    expect(game.red.options).not.toContain(`act ${card}`);
  });

  test('not on another’s turn', () => {
    const game = start();
    game.red.places('red-1').ends();
    expect(game.red.options).toEqual([]);
  });
});

describe('card 363: each opponent gives an advancement card, 1 VP', () => {
  test('they choose which', () => {
    const game = village({ red: { persona: [363], hand: [] }, blue: { hand: [206, 207] } });
    game.red.acts(363);
    expect(game.blue.options).toEqual(['pick 206', 'pick 207']);
    game.blue.takes(207);
    expect(game.red.hand).toEqual([207]);
    expect(game.blue.hand).toEqual([206]);
    expect(pointsFrom(game, 363)).toBe(1);
  });

  test('whoever has none gives none; private objectives are no advancement cards', () => {
    const game = village({ red: { persona: [363], hand: [] }, blue: { hand: [], secrets: [220] } });
    game.red.acts(363);
    expect(game.red.hand).toEqual([]);
    expect(game.red.points).toBe(1);
    expect(game.whereIs(220)).toBe('hand-blue');
  });

  test('every opponent', () => {
    const game = village(
      { red: { persona: [363], hand: [] }, blue: { hand: [206] }, green: { hand: [207] } },
      THREE,
    );
    game.red.acts(363);
    expect(game.red.hand).toEqual([206, 207]);
  });
});

describe('card 364: the others’ personas are silent until income, 3 VP (ruling 15)', () => {
  test('theirs are silent, one’s own speak', () => {
    const game = village({
      red: { persona: [364, 280], clay: 1, coins: 3, stands: { 'red-2': 81 } },
      blue: { persona: [275], metal: 1 },
    });
    game.red.acts(364);
    expect(pointsFrom(game, 364)).toBe(3);
    game.red.places('red-2');
    expect(game.red.points).toBe(3 + 8 + 1);
    game.blue.places('treasury');
    expect(game.blue.points).toBe(0);
  });

  test('before it is used everybody’s speak', () => {
    const game = village({
      red: { persona: [364], stands: { 'red-2': 73 } },
      blue: { persona: [280], clay: 1 },
    });
    game.red.places('red-1').ends();
    game.blue.places('red-2');
    expect(pointsFrom(game, 280)).toBe(1);
  });

  test('income by rule 24 ends it', () => {
    const game = village({
      red: { persona: [364], coins: 6, stands: { 'red-2': 73 } },
      blue: { persona: [280], clay: 2 },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    game.red.acts(364).places('grandstand').scores(215);
    game.blue.places('red-2');
    expect(pointsFrom(game, 280)).toBe(1);
  });

  test('income one takes alone (253) does not', () => {
    const game = village({
      red: { persona: [364, 253], stands: { 'red-2': 73, 'red-3': 78 }, octagons: ['red-3'] },
      blue: { persona: [280], clay: 2 },
    });
    game.red.acts(364).acts(253).places('red-1');
    game.blue.places('red-2');
    expect(spoke(game, 280)).toBe(false);
  });

  test('assistants and friends are no personas: they speak', () => {
    const game = village({
      red: { persona: [364], stands: { 'red-2': 81 } },
      blue: { persona: [280], clay: 1, coins: 3, hand: [316] },
    });
    game.red.acts(364).places('red-1');
    game.blue.places('red-2');
    expect(game.blue.points).toBe(8 + 1);
  });

  test('silenced personas can’t act either', () => {
    const game = village({
      red: { persona: [364] },
      blue: { persona: [253], stands: { 'blue-2': 78 }, octagons: ['blue-2'] },
    });
    game.red.acts(364).places('red-1');
    expect(game.blue.options).not.toContain('act 253');
  });

  test('a spent “once” stays spent', () => {
    const game = village({
      red: { persona: [364], coins: 6 },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    game.red.acts(364).places('grandstand').scores(215);
    game.blue.places('blue-1');
    expect(game.red.options).not.toContain('act 364');
  });
});

describe('card 365: each opponent gives a resource of one’s choice, 4 VP', () => {
  test('the holder chooses', () => {
    const game = village({ red: { persona: [365], clay: 0 }, blue: { metal: 2, wood: 1 } });
    game.red.acts(365);
    expect(game.red.options).toEqual(['pick metal', 'pick wood']);
    game.red.picks('wood');
    expect([game.red.goods.wood, game.blue.goods.wood]).toEqual([1, 0]);
    expect(game.red.points).toBe(4);
  });

  test('whoever has none gives none', () => {
    const game = village({ red: { persona: [365] } });
    game.red.acts(365);
    expect(game.red.points).toBe(4);
  });

  test('from each of two opponents', () => {
    const game = village({ red: { persona: [365] }, blue: { metal: 1 }, green: { wood: 1 } }, THREE);
    game.red.acts(365);
    expect(game.red.has({ metal: 1, wood: 1 })).toBe(true);
  });
});

test('card 366: each opponent gives a coin, 3 VP; whoever has none gives none', () => {
  const game = village({ red: { persona: [366], coins: 0 }, blue: { coins: 2 }, green: { coins: 0 } }, THREE);
  game.red.acts(366);
  expect([game.red.coins, game.blue.coins, game.green.coins]).toEqual([1, 1, 0]);
  expect(game.red.points).toBe(3);
});

test('card 367: each opponent discards an influence, 2 VP; it can be regained', () => {
  const game = village({ red: { persona: [367] }, blue: { influence: 5 }, green: { influence: 0 } }, THREE);
  game.red.acts(367);
  expect([game.blue.influence, game.blue.spent]).toEqual([4, 8]);
  expect([game.green.influence, game.green.spent]).toEqual([0, 12]);
  expect(game.red.influence).toBe(12);
  expect(game.red.points).toBe(2);
});

describe('card 368: each opponent gives a minion', () => {
  test('which of several kinds is theirs to choose', () => {
    const game = village({ red: { persona: [368] }, blue: { minions: { cat: ['home'], butler: ['home'] } } });
    game.red.acts(368);
    expect([...game.blue.options].sort()).toEqual(['pick butler', 'pick cat']);
    game.blue.picks('butler');
    expect(game.red.minions('butler')).toEqual(['home']);
    expect(game.blue.minions('butler')).toEqual([]);
    expect(game.red.points).toBe(0);
  });

  test('a placed one is held too (rule 16)', () => {
    const game = village({ red: { persona: [368] }, blue: { minions: { cat: ['blue-1'] } } });
    game.red.acts(368);
    expect(game.red.minions('cat')).toEqual(['home']);
  });

  test('whoever has none gives none', () => {
    const game = village(
      { red: { persona: [368] }, blue: { minions: { cat: [] } }, green: { minions: { cat: ['home'] } } },
      THREE,
    );
    game.red.acts(368);
    expect(game.red.minions('cat')).toEqual(['home']);
  });
});
