import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { harvest } from '../src/uses/crew.ts';

const MOST = 300;
/** Usually this is enough. The first so many campaigns are the same however many follow: more would only use everything again. */
const ENOUGH = 60;

test('in 300 campaigns everything in the box is used', async () => {
  const unusedIn = async (campaigns: number): Promise<readonly string[]> => {
    const order = { campaigns, seats: undefined, seed: 'all content', threads: 1 };
    const { things, uses, broken } = await harvest(compile(data), order, () => {});
    expect(broken).toEqual([]);
    return things.names.filter((_, thing) => (uses[thing] ?? 0) < PROMISED.content.small);
  };
  const unused = await unusedIn(ENOUGH);
  expect(unused.length === 0 ? [] : await unusedIn(MOST)).toEqual([]);
});
