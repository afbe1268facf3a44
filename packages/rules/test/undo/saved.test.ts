import { type Journal, load, newCampaign, replay, save } from '@charterstone/rules';
import { boxWith, newGame, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('a table as bytes', () => {
  const { state } = newGame({ charters: ['red', 'blue'] });

  test('comes back to the byte', () => {
    expect(load(state.box, save(state))?.table).toEqual(state.table);
  });

  test('of another box is not taken for one of this', () => {
    expect(load(boxWith({ coins: 20 }), save(state))).toBeUndefined();
  });

  test('that was damaged is not taken: any flipped bit, a cut end, noise', () => {
    const bytes = save(state);
    for (let i = 0; i < bytes.length; i += 97) {
      const damaged = bytes.slice();
      damaged[i] = (damaged[i] ?? 0) ^ 1;
      expect(load(state.box, damaged)).toBeUndefined();
    }
    expect(load(state.box, bytes.slice(0, -2))).toBeUndefined();
    expect(load(state.box, new Uint8Array(bytes.length).fill(255))).toBeUndefined();
  });
});

describe('a journal from outside', () => {
  const fromFile = (json: string): Journal => JSON.parse(json);

  test.each([
    '{}',
    'null',
    '{"setting":{"seats":9,"seed":"x"},"entries":[]}',
    '{"setting":{"seats":2,"seed":"x"}}',
    '{"setting":{"seats":2,"seed":null},"entries":[]}',
    '{"setting":{"seats":2,"seed":"x"},"entries":[null]}',
    '{"setting":{"seats":2,"seed":"x"},"entries":[{"seat":1}]}',
  ])('%s is refused and never throws', (json) => {
    expect(replay(theBox(), fromFile(json)).ok).toBe(false);
  });

  test('a seed may name its algorithm', () => {
    const of = (seed: string) => newCampaign(theBox(), { seats: 2, seed }).state.table;
    expect(of('xoshiro128:7')).toEqual(of('7'));
    expect(of('8')).not.toEqual(of('7'));
  });

  test('a seed that is a number is the same as its text', () => {
    const setting = JSON.parse('{"seats":2,"seed":7}');
    expect(newCampaign(theBox(), setting).state.table).toEqual(
      newCampaign(theBox(), { seats: 2, seed: '7' }).state.table,
    );
  });
});
