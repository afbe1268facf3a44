import { CALM, newGame } from '@charterstone/testkit';
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
    game.red.opens(8).passes();
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
    expect(game.red.points).toBe(5 + 2);
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

describe('ruling 40: crates whose contents are not in this edition of the box', () => {
  test('stay shut, and the reason says so', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 4, opened: [4], built: { 'red-2': 73 }, hand: [73] } });
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'shut', card: 73, crate: 31 }]);
  });

  test('are not offered beside one that can be opened', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 4, opened: [4], built: { 'red-2': 73 }, hand: [5, 73] } });
    game.red.places('charterstone');
    expect(game.red.options).toEqual(['open 5']);
    expect(game.red.cannot({ do: 'open', what: 73 })).toEqual([{ lack: 'shut', card: 73, crate: 31 }]);
  });

  test.each([
    { card: 22, crate: 7, from: 1 },
    { card: 23, crate: 8, from: 1 },
    { card: 43, crate: 15, from: 2 },
    { card: 44, crate: 16, from: 2 },
    { card: 58, crate: 23, from: 3 },
    { card: 59, crate: 24, from: 3 },
    { card: 73, crate: 31, from: 4 },
    { card: 74, crate: 32, from: 4 },
    { card: 88, crate: 39, from: 5 },
    { card: 89, crate: 40, from: 5 },
    { card: 109, crate: 47, from: 6 },
    { card: 110, crate: 48, from: 6 },
  ])('card $card bears crate $crate, which stays shut', ({ card, crate, from }) => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 4, opened: [from], built: { 'red-2': card }, hand: [card] } });
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'shut', card, crate }]);
  });
});
