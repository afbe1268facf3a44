import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presence } from '../../src/live/presence.ts';
import { queriesOn } from '../../src/store/dialect.ts';
import type { Engine } from '../../src/store/engine.ts';

const MINUTE = 60_000;

/** A database of nothing but topics, which several servers share. */
function topics(): Engine {
  const heard: ((text: string) => void)[] = [];
  return {
    kind: 'postgres',
    run: async (unit) => unit.map(() => []),
    tell: async (_, text) => {
      for (const hear of heard) hear(text);
    },
    telling: () => [],
    hear: (_, hear) => heard.push(hear),
    hears: () => true,
    check: async () => {},
    onBroken: () => {},
    close: async () => {},
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('people at a table are told who is here when that changes, and not again and again', async () => {
  const engine = topics();
  const store = { engine, db: queriesOn(engine) };
  const tell = vi.spyOn(engine, 'tell');
  const [one, other] = [new Presence(store, 'one'), new Presence(store, 'other')];
  const told: string[] = [];
  one.onChange((campaign) => told.push(`one: ${one.at(campaign).sort().join()}`));
  other.onChange((campaign) => told.push(`other: ${other.at(campaign).sort().join()}`));
  one.come('fridays', 'ann');
  await vi.advanceTimersByTimeAsync(1);
  other.come('fridays', 'ben');
  await vi.advanceTimersByTimeAsync(1);
  expect(told.filter((line) => line === 'one: ann,ben')).toHaveLength(1);
  expect(told.at(-1)).toMatch(/ann,ben$/);

  const [lines, said] = [told.length, tell.mock.calls.length];
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  // Servers go on telling each other: whoever is silent for long is gone.
  expect(tell.mock.calls.length).toBeGreaterThan(said + 20);
  expect(told).toHaveLength(lines);

  other.go('fridays', 'ben');
  await vi.advanceTimersByTimeAsync(1);
  expect(told.at(-1)).toBe('one: ann');

  one.close();
  other.close();
});
