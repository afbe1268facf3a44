import { type Choice, choose, explain, hash, options, preview } from '@charterstone/rules';
import { CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const fromWire = (json: string): Choice => JSON.parse(json);

/** Lines that are no choice, or not one that means anything. */
const NONSENSE = [
  'null',
  '"place"',
  '{}',
  '[]',
  '{"do":null}',
  '{"do":"dance"}',
  '{"do":"none"}',
  '{"do":"place","what":null,"at":"red-1"}',
  '{"do":"place","what":"giant","at":"red-1"}',
  '{"do":"place","what":["big"],"at":["red-1"]}',
  '{"do":"place","what":"big","at":"red-7"}',
  '{"do":"place","what":"big","at":"home"}',
  '{"do":"place","what":"big","at":7}',
  '{"do":"place","what":600,"at":"red-1"}',
  '{"do":"place","what":-1,"at":"red-1"}',
  '{"do":"place","what":0.5,"at":"red-1"}',
  '{"do":"place","what":1e9,"at":"red-1"}',
  '{"do":"place","what":"toString","at":"constructor"}',
  // Big numbers must not run over into other words.
  '{"do":"lay","what":"rule-1210","at":"treasury"}',
  '{"do":"place","what":"rule-99999","at":"red-1"}',
];

describe('refusals', () => {
  test.each(NONSENSE)('%s is refused as unknown, nothing throws and nothing changes', (json) => {
    const { state } = newGame({ charters: ['red', 'blue'] });
    const before = [...state.table];
    expect(choose(state, 1, fromWire(json))).toEqual({ ok: false, reasons: [{ lack: 'unknown' }] });
    expect(explain(state, 1, fromWire(json))).toEqual([{ lack: 'unknown' }]);
    expect(preview(state, 1, fromWire(json))).toEqual([]);
    expect([...state.table]).toEqual(before);
  });

  test('nobody who sits at no chair may choose', () => {
    const { state } = newGame({ charters: ['red', 'blue'] });
    for (const seat of [0, -1, 3, 7, 1.5, Number.NaN]) {
      expect(options(state, seat)).toEqual([]);
      expect(choose(state, seat, { do: 'place', what: 'big', at: 'red-1' })).toEqual({
        ok: false,
        reasons: [{ lack: 'notYourDecision' }],
      });
    }
  });

  test('the options of a seat are exactly what is accepted from it: none of another seat’s, none of another decision’s', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { clay: 1, wood: 1, coins: 6 }, objectives: [215, 214, 216], progress: CALM });
    const seen = new Map<string, Choice>();
    const decisions = [
      () => game.red.places('cloudPort'),
      () => game.red.sells('resource-1'),
      () => game.red.pays('wood'),
      () => game.blue.places('charterstone'),
      () => game.blue.opens(9),
      () => game.red.places('grandstand'),
    ];
    const states = [game.state];
    for (const decide of decisions) {
      decide();
      states.push(game.state);
    }
    for (const state of states)
      for (const seat of [1, 2])
        for (const choice of options(state, seat)) seen.set(JSON.stringify(choice), choice);
    for (const state of states) {
      const before = hash(state);
      for (const seat of [1, 2]) {
        const offered = new Set(options(state, seat).map((choice) => JSON.stringify(choice)));
        for (const [text, choice] of seen) {
          expect(choose(state, seat, choice).ok).toBe(offered.has(text));
          expect(explain(state, seat, choice).length === 0).toBe(offered.has(text));
        }
      }
      expect(hash(state)).toBe(before);
    }
  });
});
