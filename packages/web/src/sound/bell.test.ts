import { describe, expect, test } from 'vitest';
import { isByTurns, ring } from './bell.ts';

describe('the bell', () => {
  test('rings once, when a turn comes after a while', () => {
    const waits = ring(undefined, false, 1000, false);
    expect(waits).toEqual({ rings: false, since: 1000 });
    expect(ring(waits.since, false, 4000, false)).toEqual({ rings: false, since: 1000 });
    expect(ring(waits.since, true, 5000, false)).toEqual({ rings: true, since: undefined });
    expect(ring(undefined, true, 9000, false).rings).toBe(false);
  });

  test('not for who has just played, unless they look elsewhere', () => {
    expect(ring(1000, true, 1500, false).rings).toBe(false);
    expect(ring(1000, true, 1500, true).rings).toBe(true);
  });
});

describe('a table that is played by turns', () => {
  const [ada, bo] = [
    { id: 'ada', name: 'Ada' },
    { id: 'bo', name: 'Bo' },
  ];
  const table = {
    id: 'x',
    name: 'Fridays',
    language: 'en',
    automas: 0,
    options: [],
    courtesy: {},
    madeAt: 0,
  } as const;
  const of = (second: object, here: readonly string[]) =>
    isByTurns({
      table: {
        ...table,
        options: [],
        seats: [
          { seat: 1, person: ada },
          { seat: 2, ...second },
        ],
      },
      person: 'ada',
      here,
    });

  test('has others who are not here', () => {
    expect(of({ person: bo }, ['ada'])).toBe(true);
    expect(of({ person: bo }, ['ada', 'bo'])).toBe(false);
  });

  test('bots and seats of mine are always here', () => {
    expect(of({ bot: 'easy' }, ['ada'])).toBe(false);
    expect(of({ person: bo, bot: 'easy' }, ['ada'])).toBe(false);
    expect(of({ person: ada }, ['ada'])).toBe(false);
    expect(of({}, ['ada'])).toBe(false);
  });
});
