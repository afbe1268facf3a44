import type { Charter } from '@charterstone/rules';
import { newGame, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** A game whose last start-up choice cast the die. */
function casts(charters: readonly Charter[], seed: string) {
  const table = newGame({ seats: charters.length, seed, until: 'charters' });
  for (const [i, charter] of charters.entries()) table.seat(i + 1).sitsDownAt(charter);
  for (const charter of charters) table.of(charter).lays(`${charter}-1`);
  const rolled = table.facts.flatMap((fact) => (fact.fact === 'rolled' ? [fact.charter] : []));
  return { table, rolled };
}

describe('rule 4: first player', () => {
  test('the die is rolled until it shows an active charter, and that one begins', () => {
    let missed = 0;
    for (let i = 0; i < 20; i++) {
      const { table, rolled } = casts(['red', 'blue'], `die-${i}`);
      const first = rolled.at(-1);
      expect(['red', 'blue']).toContain(first);
      expect(rolled.slice(0, -1).filter((charter) => charter === 'red' || charter === 'blue')).toEqual([]);
      expect(table.sees.first).toBe(first);
      expect(table.sees.active).toBe(first);
      expect(table.decider.charter).toBe(first);
      missed += rolled.length - 1;
    }
    expect(missed).toBeGreaterThan(0);
  });

  test('every active charter can begin', () => {
    const firsts = new Set(
      Array.from({ length: 20 }, (_, i) => casts(['red', 'blue', 'green'], `first-${i}`).table.sees.first),
    );
    expect(firsts).toEqual(new Set(['red', 'blue', 'green']));
  });
});

describe('ruling 2: turns go clockwise round the board: red, purple, green, yellow, black, blue', () => {
  const order = (table: Table): Charter[] =>
    table.players.map(() => {
      const { charter } = table.decider;
      table.decider.idles();
      return charter;
    });

  test('whatever the seating order was', () => {
    const game = newGame({ charters: ['blue', 'green', 'black', 'red', 'yellow', 'purple'], first: 'red' });
    expect(order(game)).toEqual(['red', 'purple', 'green', 'yellow', 'black', 'blue']);
    expect(order(game)).toEqual(['red', 'purple', 'green', 'yellow', 'black', 'blue']);
  });

  test('from the first player on, past inactive charters', () => {
    const game = newGame({ charters: ['green', 'red', 'black'], first: 'black' });
    expect(order(game)).toEqual(['black', 'red', 'green']);
    expect(game.sees.round).toBe(2);
    expect(order(game)).toEqual(['black', 'red', 'green']);
  });
});
