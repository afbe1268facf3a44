import type { Charter } from '@charterstone/rules';
import { CALM, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { BASIC, BUILT_UP, beside, draws, STREETS, wentTo, withCard } from './table.ts';

/** Which building of a street each card means: the printed value, of equal ones the lower or the higher number. */
type Meant = 'basic' | 'low 15' | 'high 15' | 'low 16' | 'high 16';

function buildingOf(charter: Charter, meant: Meant): number {
  const [low15, high15, low16, high16] = STREETS[charter];
  const cards = { 'low 15': low15, 'high 15': high15, 'low 16': low16, 'high 16': high16 };
  return meant === 'basic' ? BASIC[charter] : cards[meant];
}

describe.each([
  { card: 377, site: 'grandstand' },
  { card: 378, site: 'grandstand' },
  { card: 379, site: 'charterstone' },
  { card: 380, site: 'charterstone' },
  { card: 381, site: 'zeppelin' },
  { card: 382, site: 'market' },
  { card: 390, site: 'grandstand' },
])('card $card sends a worker to the Commons', ({ card, site }) => {
  test(`to the ${site}, the big one first`, () => {
    expect(wentTo(withCard(card))).toMatchObject({ site, worker: 'big' });
  });
});

describe.each([
  { card: 383, meant: 'low 16', why: 'the highest value, of equal ones the lower number' },
  { card: 387, meant: 'high 16', why: 'the second' },
  { card: 389, meant: 'basic', why: 'the lowest' },
  { card: 392, meant: 'high 15', why: 'the third, of equal ones the higher number' },
] as const)('card $card sends a worker to the own charter', ({ card, meant, why }) => {
  test(`${why}: ${meant}`, () => {
    expect(wentTo(withCard(card, BUILT_UP)).building).toBe(buildingOf('green', meant));
  });

  test('no die is rolled', () => {
    const game = withCard(card, BUILT_UP);
    expect(game.told('rolled')).toEqual([]);
  });
});

describe.each([
  { card: 384, meant: 'low 16', why: 'the highest value, of equal ones the lower number' },
  { card: 385, meant: 'low 16', why: 'the second, of equal ones the higher number first' },
  { card: 386, meant: 'basic', why: 'the lowest' },
  { card: 388, meant: 'low 15', why: 'the third' },
  { card: 391, meant: 'high 16', why: 'the highest value, of equal ones the higher number' },
] as const)('card $card sends a worker to the charter of the die', ({ card, meant, why }) => {
  test(`${why}: ${meant}`, () => {
    const shown = new Set<Charter>();
    for (const [charter, building] of visits(card)) {
      expect(building).toBe(buildingOf(charter, meant));
      shown.add(charter);
    }
    // Its own, other players', and those that nobody plays.
    expect(shown.size).toBeGreaterThan(3);
  });
});

/** A dozen turns with the same card: what the die showed, and where the worker went. */
function visits(card: number): readonly (readonly [Charter, number])[] {
  const game = beside(BUILT_UP);
  return Array.from({ length: 12 }, () => {
    draws(game, card, { progress: CALM, green: { workers: ['home', 'home'] } });
    const [rolled] = game.told('rolled');
    if (rolled === undefined) throw new Error('no die was rolled');
    return [rolled.charter, wentTo(game).building] as const;
  });
}

describe('the printed value decides', () => {
  test('with too few buildings it stops at the last one', () => {
    // The basic building, and one more: the third is the second.
    const two = { green: { stands: { 'green-4': 92 } } };
    expect(wentTo(withCard(392, two)).building).toBe(BASIC.green);
    expect(wentTo(withCard(387, two)).building).toBe(BASIC.green);
    expect(wentTo(withCard(383, two)).building).toBe(92);
    expect(wentTo(withCard(387)).building).toBe(BASIC.green);
  });

  test('plots say nothing, nor what a building costs or gives', () => {
    const stands = { 'green-6': 94, 'green-2': 95, 'green-3': 92 };
    expect(wentTo(withCard(383, { green: { stands } })).site).toBe('green-6');
    expect(wentTo(withCard(387, { green: { stands } })).site).toBe('green-2');
  });

  test('occupied or not: whoever stands there is bumped, also a worker of its own', () => {
    const stands = { 'green-2': 94 };
    const game = beside({ automaDeck: [389] });
    game.red.places('green-1');
    expect(bumped(game)).toEqual(['red big']);
    expect(game.red.workers).toEqual(['home', 'home']);
    const own = withCard(383, { green: { stands, workers: ['green-2', 'home'] } });
    expect(bumped(own)).toEqual(['green big']);
    expect(own.green.workers).toEqual(['home', 'green-2']);
  });
});

function bumped(game: Table): readonly string[] {
  return game.told('bumped').map(({ owner, worker }) => `${owner} ${worker}`);
}
