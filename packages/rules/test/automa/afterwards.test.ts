import { MINIONS } from '@charterstone/rules';
import { ends, isAsked, settles, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater } from './campaign.ts';

const AFTER = ['pass', 'mark row-10', 'choose card', 'pick'];
const OF_AUTOMAS = [393, 394, 395, 396, 397, 398];

/** The end of the twelfth game of a village with minions of two kinds. */
function last(seed?: string, difficulty = 2): Table {
  return inLater(
    12,
    {
      difficulty,
      red: { coins: 6, chest: [280, 293, 295, 296], minions: { cat: [], golem: [] } },
      green: { chest: [258, 271, 273] },
    },
    { rules: [29, 33, 34], ...(seed === undefined ? {} : { seed }) },
  );
}

const thirteenth = (seed?: string, wishes: readonly string[] = []): Table =>
  settles(ends(last(seed)), [...wishes, ...AFTER]);

/** The Automa's charter: the die deals them anew. */
function automaOf(game: Table) {
  const supply = game.sees.charters.find(({ charter }) => game.isAutoma(charter));
  if (supply === undefined) throw new Error('no Automa plays');
  return supply;
}

describe('rule 162: after the campaign', () => {
  test('an Automa still plays, where the die seats it', () => {
    const game = thirteenth();
    expect(game.sees.game).toBe(13);
    expect(game.sees.chronicle).toContain(162);
    expect(game.sees.charters.filter(({ charter }) => game.isAutoma(charter))).toHaveLength(1);
  });

  test('difficulty is 3 at least; what is more stays what the last game made of it', () => {
    const after = (red: number, green: number, difficulty: number): number => {
      const game = last(undefined, difficulty).given({ red: { points: red }, green: { points: green } });
      return settles(ends(game), AFTER).difficulty;
    };
    expect([after(90, 0, 6), after(45, 50, 6), after(0, 90, 6)]).toEqual([7, 6, 5]);
    expect([after(90, 0, 2), after(45, 50, 2), after(0, 90, 2)]).toEqual([3, 3, 3]);
    expect([after(90, 0, 3), after(45, 50, 3), after(0, 90, 3)]).toEqual([4, 3, 3]);
  });

  test('and never below, whoever wins', () => {
    const game = thirteenth();
    for (const { charter, automa } of game.sees.charters)
      game.given({ [charter]: { points: automa ? 90 : 0 } });
    expect(settles(ends(game), AFTER).difficulty).toBe(3);
  });

  test('card 390 has left the deck for good', () => {
    const game = thirteenth();
    expect(game.whereIs(390)).toBe('archive');
    expect([391, 392].map((card) => game.whereIs(card))).not.toContain('archive');
  });

  test('it plays one of its own personas, by chance', () => {
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const [persona = 0, ...others] = automaOf(thirteenth(seed)).persona;
      expect(others).toEqual([]);
      expect(OF_AUTOMAS).toContain(persona);
      seen.add(persona);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('it has two minions of different kinds', () => {
    const { minions } = automaOf(thirteenth());
    expect(new Set(minions.map(({ minion }) => minion)).size).toBe(2);
    expect(minions).toHaveLength(2);
    expect(minions.every(({ minion }) => MINIONS.includes(minion))).toBe(true);
  });

  test('every person begins with a minion, a private objective or a card', () => {
    const game = settles(
      ends(last()),
      AFTER,
      (table) => table.sees.game === 13 && isAsked('choose objective')(table),
    );
    const [seat = 0] = game.deciders;
    expect(game.seat(seat).options).toEqual(['choose minion', 'choose objective', 'choose card']);
    expect(game.deciders).toHaveLength(1);
    expect(game.isAutoma(game.seat(seat).charter)).toBe(false);
  });

  test('an Automa never gets a persona of people, nor the other way round', () => {
    const game = thirteenth();
    for (const { charter, persona } of game.sees.charters)
      expect(persona.every((card) => OF_AUTOMAS.includes(card))).toBe(game.isAutoma(charter));
  });
});
