import { expect, test } from 'vitest';
import { shares } from './shares.ts';

const beside = (ms: number) => ({ ms, alone: false });
const alone = (ms: number) => ({ ms, alone: true });

test('all who need more than there is get the same', () => {
  expect(shares([beside(1000), beside(500), beside(900)], 300, 1)).toEqual([100, 100, 100]);
});

test('nobody gets more than they need, and the others have what that leaves', () => {
  expect(shares([beside(1000), beside(20), beside(1000)], 300, 1)).toEqual([140, 20, 140]);
});

test('with time enough everybody gets all they need', () => {
  expect(shares([beside(10), alone(20), beside(0)], 1000, 2)).toEqual([10, 20, 0]);
});

test('two at a time have twice the time, but for whoever has to be alone', () => {
  const [one = 0, two = 0, three = 0] = shares([beside(1000), beside(1000), alone(1000)], 400, 2);
  expect([one, two, three]).toEqual([200, 200, 200]);
  expect((one + two) / 2 + three).toBe(400);
});

test('whoever is left without anybody beside them has the time once, not twice', () => {
  expect(shares([beside(1000)], 400, 2)).toEqual([400]);
  expect(shares([beside(1000), alone(1000)], 400, 2)).toEqual([200, 200]);
});

test('where no time is left, nobody gets any', () => {
  expect(shares([beside(10), alone(10)], -5, 2)).toEqual([0, 0]);
  expect(shares([], 100, 2)).toEqual([]);
});
