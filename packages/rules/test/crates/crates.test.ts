import { box as boxData } from '@charterstone/box';
import { boxWith, CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('rule 19: unlocking a crate', () => {
  test.each([
    { card: 5, crate: 1, buildings: [22, 23], persona: 219 },
    { card: 6, crate: 2, buildings: [43, 44], persona: 233 },
    { card: 7, crate: 3, buildings: [58, 59], persona: 258 },
    { card: 8, crate: 4, buildings: [73, 74], persona: 280 },
    { card: 9, crate: 5, buildings: [88, 89], persona: 303 },
    { card: 10, crate: 6, buildings: [109, 110], persona: 314 },
  ])('crate $crate on card $card: buildings $buildings, persona $persona (Index Guide)', (row) => {
    const game = newGame({ seats: 6, first: 'red' }).given({ red: { hand: [row.card] }, progress: CALM });
    game.red.places('charterstone').opens(row.card);
    expect(game.red.hand).toEqual(row.buildings);
    expect(game.red.chest).toEqual([row.persona]);
    expect(game.told('opened')).toMatchObject([{ charter: 'red', crate: row.crate, card: row.card }]);
  });

  test('the constructed building card goes to the Archive; its building stays in the village', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('charterstone').opens(8);
    expect(game.whereIs(8)).toBe('archive');
    expect(game.sees.village['red-1']).toBe(8);
  });

  test('the crate is theirs who open it, whoever built the building', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand: [8, 9] }, blue: { hand: [] } });
    game.red.places('charterstone').opens(9);
    expect(game.red.hand).toEqual([8, 88, 89]);
    expect(game.red.chest).toEqual([303]);
    expect(game.blue.hand).toEqual([]);
  });

  test('so does the crate of an inactive charter, bought at the Market', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 5, clay: 1 }, mat: [206, 5, 207, 208, 209], progress: CALM });
    game.red.places('market').takes(5);
    game.blue.idles();
    game.red.places('charterstone').opens(5);
    expect(game.red.hand).toEqual([8, 22, 23]);
    expect(game.red.chest).toEqual([219]);
  });

  test('one can’t open what lies in another’s hand, on the mat, or is open already', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ mat: [206, 5, 207, 208, 209] });
    game.red.places('charterstone');
    expect(game.red.cannot({ do: 'open', what: 9 })).toEqual([{ lack: 'notYours' }]);
    expect(game.red.cannot({ do: 'open', what: 5 })).toEqual([{ lack: 'notYours' }]);
    game.red.opens(8);
    game.given({ red: { coins: 4 } });
    game.idleUntil('red');
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'aim', deed: 'crate' }]);
  });

  test('PERSONA: it waits in the chest; it is neither in play nor heard in this game', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
    game.red.places('charterstone').opens(8);
    expect(game.red.supply.persona).toEqual([203]);
    game.given({ red: { clay: 1, built: { 'red-2': 73 } } });
    game.idleUntil('red');
    // Persona 280 would give 1 VP for using a building that takes clay.
    game.red.places('red-2');
    expect(game.red.goods).toMatchObject({ clay: 0, pumpkin: 1, grain: 1 });
    expect(game.red.points).toBe(5);
  });
});

describe('cards 14 to 16: the first crate of the campaign', () => {
  test('brings rule 18 (constructing) and rule 5 (personas) into the Chronicle', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
    expect(game.sees.chronicle).not.toContain(14);
    expect(game.sees.chronicle).not.toContain(15);
    game.red.places('charterstone').opens(8);
    expect(game.sees.chronicle).toContain(14);
    expect(game.sees.chronicle).toContain(15);
    expect(game.told('ruleEntered')).toEqual([
      { fact: 'ruleEntered', slot: 18, card: 14 },
      { fact: 'ruleEntered', slot: 5, card: 15 },
    ]);
  });

  test('the second crate brings no rule again, whoever opens it', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
    game.red.places('charterstone').opens(8);
    game.blue.places('charterstone').opens(9);
    expect(game.told('opened')).toHaveLength(1);
    expect(game.told('ruleEntered')).toEqual([]);
  });

  test('from then on constructing is possible and moves the progress token', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
    game.red.places('charterstone').opens(8);
    game.given({ red: { clay: 2, grain: 1, metal: 1 } });
    game.blue.idles();
    game.red.places('zeppelin').builds(73, 'red-2');
    expect(game.progress).toBe(CALM + 2);
    expect(game.told('advanced')).toMatchObject([{ why: 14 }]);
  });
});

describe('the twelve crates behind the starting ones: they open in the first game too', () => {
  test.each([
    { card: 22, crate: 7, from: 1, rules: [24], gains: [25], persona: 223, lucky: [220, 222] },
    { card: 23, crate: 8, from: 1, rules: [33, 34], gains: [35], persona: 229, minion: 'cat' },
    { card: 43, crate: 15, from: 2, rules: [33, 34], gains: [45], persona: 235, minion: 'ghost' },
    { card: 44, crate: 16, from: 2, rules: [], gains: [52], persona: 255 },
    { card: 58, crate: 23, from: 3, rules: [60], gains: [61], persona: 271, lucky: [259, 270] },
    { card: 59, crate: 24, from: 3, rules: [29], gains: [67], persona: 276 },
    { card: 73, crate: 31, from: 4, rules: [75], gains: [76], persona: 293, lucky: [281, 292] },
    { card: 74, crate: 32, from: 4, rules: [33, 34], gains: [82], persona: 298, minion: 'golem' },
    { card: 88, crate: 39, from: 5, rules: [90], gains: [91], persona: 304, lucky: [92, 97] },
    { card: 89, crate: 40, from: 5, rules: [33, 34], gains: [103], persona: 311, minion: 'robot' },
    { card: 109, crate: 47, from: 6, rules: [111], gains: [112], persona: 327, lucky: [315, 326] },
    { card: 110, crate: 48, from: 6, rules: [33, 34], gains: [118], persona: 333, minion: 'chef' },
  ] as const)('card $card bears crate $crate: rules $rules, building $gains, persona $persona', (row) => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({
      red: { coins: 4, opened: [row.from], built: { 'red-2': row.card }, hand: [row.card] },
      progress: CALM,
    });
    const chest = game.red.chest;
    game.red.places('charterstone').opens(row.card);
    expect(game.told('opened')).toMatchObject([{ charter: 'red', crate: row.crate, card: row.card }]);
    expect(game.told('ruleEntered').map(({ card }) => card)).toEqual(row.rules);
    // Beside the building the opener holds one card by chance, the persona waits in the chest.
    const [first, last] = 'lucky' in row ? row.lucky : [0, 0];
    const lucky = game.red.hand.filter((card) => card >= first && card <= last);
    expect(lucky).toHaveLength('lucky' in row ? 1 : 0);
    expect(game.red.hand).toEqual([...row.gains, ...lucky].toSorted((a, b) => a - b));
    expect(game.red.chest.filter((card) => !chest.includes(card))).toEqual([row.persona]);
    if ('minion' in row) expect(game.red.minions(row.minion)).toEqual(['home']);
  });
});

describe('ruling 40: a crate whose contents an edition of the box does not hold', () => {
  const { 31: _, ...crates } = boxData.crates;
  const box = boxWith({ crates });

  test('stays shut, and the reason says so', () => {
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { coins: 4, opened: [4], built: { 'red-2': 73 }, hand: [73] } });
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'shut', card: 73, crate: 31 }]);
  });

  test('is not offered beside one that can be opened', () => {
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { coins: 4, opened: [4], built: { 'red-2': 73 }, hand: [5, 73] } });
    game.red.places('charterstone');
    expect(game.red.options).toEqual(['open 5']);
    expect(game.red.cannot({ do: 'open', what: 73 })).toEqual([{ lack: 'shut', card: 73, crate: 31 }]);
  });

  test('this box has none: every building with a crate can open it', () => {
    const shut = Object.values(boxData.cards).filter(
      (card) =>
        card.kind === 'building' && card.crate !== undefined && boxData.crates[card.crate] === undefined,
    );
    expect(shut).toEqual([]);
  });
});
