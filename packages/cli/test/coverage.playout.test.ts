import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { harvest } from '../src/uses/crew.ts';

test('in 300 campaigns everything in the box is used', async () => {
  const order = { campaigns: 300, seats: undefined, seed: 'all content', threads: 1 };
  const { things, uses, broken } = await harvest(compile(data), order, () => {});
  expect(broken).toEqual([]);
  expect(things.names.filter((_, thing) => uses[thing] === 0)).toEqual([]);
});
