import { CHARTERS } from '@charterstone/rules';
import { ends, isAsked, kingsOf, type Position, settles, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { nextGame, playing } from '../campaign/guideposts/game.ts';

/** Through a door into the next game. */
const after = (guidepost: number, crate: string, position: Position = {}): Table =>
  nextGame(playing(guidepost, position), [`open ${crate}`]);

const placesOf = (game: Table, cards: readonly number[]) => cards.map((card) => game.whereIs(card));

describe.each(['A', 'B'])('crate %s: what a village of two years needs', (crate) => {
  test('rules 2, 4 and 26 enter the Chronicle; what they replace goes to the Archive', () => {
    const before = playing(400);
    expect(before.sees.chronicle).not.toContain(126);
    const game = after(400, crate);
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([125, 126, 127]));
    expect(game.whereIs(17)).toBe('archive');
  });
});

describe.each(['E', 'F'])('crate %s: sky islands', (crate) => {
  test('rule 1 enters, and everybody lays two in the next set-up', () => {
    const game = after(402, crate);
    expect(game.sees.chronicle).toContain(132);
    const laid = game.history.filter((fact) => fact.fact === 'laid' && fact.what === 'skyIsland');
    expect(laid).toHaveLength(4);
  });
});

describe.each(['G', 'H'])('crate %s: companions', (crate) => {
  test('one for each of the six charters, all different', () => {
    const game = after(404, crate);
    const places = placesOf(game, [337, 338, 339, 340, 341, 342]);
    expect(places.toSorted()).toEqual(CHARTERS.map((charter) => `hand-${charter}`).toSorted());
  });
});

describe.each([
  ['I', 8],
  ['J', 9],
] as const)('crate %s: the spectral worker', (crate, told) => {
  test('comes to the player with the least glory', () => {
    const game = write(playing(405, { red: { points: 9 } }), { red: { stars: [2] }, blue: { stars: [1] } });
    game.seat(0).does({ do: 'tell', what: told });
    nextGame(game);
    expect(game.history.some((fact) => fact.fact === 'storyOpened' && fact.door === crate)).toBe(true);
    expect(game.whereIs(343)).toBe('hand-blue');
  });
});

describe('crate K: secret victory cards', () => {
  test('from the chooser on everybody takes one of 344 to 349, unseen by the others', () => {
    const game = playing(406, { red: { reputation: 1 } });
    settles(ends(game), ['open K', 'mark row-10'], isAsked('pick 344'));
    expect(game.deciders).toEqual([game.red.seat]);
    expect(game.red.options).toEqual([344, 345, 346, 347, 348, 349].map((card) => `pick ${card}`));
    game.red.takes(346);
    expect(game.blue.options).not.toContain('pick 346');
    game.blue.takes(344);
    settles(game, ['mark row-10']);
    expect(placesOf(game, [346, 344, 345])).toEqual(['secret-red', 'secret-blue', 'index']);
  });
});

describe('crate L: equal victory cards', () => {
  test('everybody has one of 350 to 355, open', () => {
    const places = placesOf(after(406, 'L'), [350, 351, 352, 353, 354, 355]);
    expect(places.filter((place) => place !== 'index').toSorted()).toEqual(['hand-blue', 'hand-red']);
  });
});

describe('crate O: the candle went out', () => {
  const out = { peril: { 'red-1': 'fuelShortage' } } as const;

  test('whoever blew it out archives a used persona of their choice; the others lose none', () => {
    const game = write(playing(408, out), { red: { used: [280, 293] }, blue: { used: [303] } });
    game.red.places('red-1');
    settles(ends(settles(game)), ['mark row-10'], isAsked('pick 280'));
    expect(game.deciders).toEqual([game.red.seat]);
    game.red.takes(280);
    settles(game, ['mark row-10']);
    expect(placesOf(game, [280, 293, 303])).toEqual(['archive', 'chest-red', 'chest-blue']);
  });
});

describe('crate P: the candle burns', () => {
  test('nobody loses a persona', () => {
    const game = write(playing(408), { red: { used: [280] }, blue: { used: [303] } });
    nextGame(game);
    expect(placesOf(game, [280, 303])).not.toContain('archive');
  });
});

describe('crate W: the last page', () => {
  test('has no kings', () => {
    const game = playing(412, { red: { chest: [280, 293, 295] } });
    write(game.given({ blue: { chest: [303, 304, 306] } }), { kings: { pleased: 5, displeased: 4 } });
    nextGame(game, ['pass']);
    expect(kingsOf(game)).toEqual({ pleased: 5, displeased: 4 });
  });
});
