import type { Inspection } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { writtenOn } from './written.ts';

const titled = (...what: Inspection['titled']): Inspection => ({ titled: what }) as unknown as Inspection;
const NONE = new Map();

test('what somebody else wrote is written for everybody who has the stage open', () => {
  const before = { now: titled(), titles: {} };
  expect(writtenOn(before, 'green', NONE)).toBeUndefined();
  const told = { now: titled('green'), titles: {} };
  expect(writtenOn(told, 'green', NONE)).toBe('…');
  const known = { now: titled('green'), titles: { green: 'Mossford' } };
  expect(writtenOn(known, 'green', NONE)).toBe('Mossford');
  // The others can still be written.
  expect(writtenOn(known, 'blue', NONE)).toBeUndefined();
});

test('what one has written oneself is there at once, also on a card', () => {
  const before = { now: titled(), titles: {} };
  expect(writtenOn(before, 'blue', new Map([['blue', 'Bluewater']]))).toBe('Bluewater');
  expect(writtenOn(before, 201, new Map([[201, 'Bo']]))).toBe('Bo');
  expect(writtenOn(before, 201, NONE)).toBeUndefined();
});
