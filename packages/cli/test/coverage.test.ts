import { expect, test } from 'vitest';
import { charterstoneHere, lastLine } from './program.ts';

const args = ['coverage', '--campaigns', '7', '--seed', 'c', '--json', '--threads'];

test('campaigns are the same whatever the number of threads, and tell what was used and what was not', async () => {
  const inThreads = async (threads: string) => {
    const ran = await charterstoneHere([...args, threads]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    return Object(lastLine(ran));
  };
  const [one, two] = [await inThreads('1'), await inThreads('2')];
  expect(one).toMatchObject({ campaigns: 7, seed: 'c', broken: [], decisions: expect.any(Number) });
  expect(one.uses).toEqual(two.uses);
  expect(one.decisions).toBe(two.decisions);
  const uses = Object.entries<number>(one.uses);
  expect(one.things).toBe(uses.length);
  expect(one.unused).toEqual(uses.filter(([, n]) => n === 0).map(([name]) => name));
  // With a round of campaigns most of the box has been used, and the twelve games are over.
  expect(one.unused.length).toBeLessThan(uses.length / 5);
  expect(one.uses['crate W']).toBe(7);
  expect(one.uses['rule 154']).toBeGreaterThan(0);
});

test('the number of seats can be one only, and another seed gives other campaigns', async () => {
  const ofSeed = async (seed: string) =>
    Object(
      lastLine(
        await charterstoneHere(['coverage', '--campaigns', '1', '--seats', '2', '--seed', seed, '--json']),
      ),
    );
  const [a, b] = [await ofSeed('a'), await ofSeed('b')];
  expect(a).toMatchObject({ campaigns: 1, seats: 2 });
  expect(a.uses).not.toEqual(b.uses);
});

test('people get a table of kinds and of the rarest', async () => {
  const { code, out } = await charterstoneHere(['coverage', '--campaigns', '1', '--seats', '3']);
  expect(code).toBe(0);
  expect(out).toMatch(/^1 campaigns of 3 seats, seed 1: .* Beware/);
  expect(out).toMatch(/kind +in the box +used +least often\n/);
  expect(out).toMatch(/\npersona +66 +\d+ +0\n/);
  expect(out).toMatch(/The rarest\n(.*never.*\n)+/s);
  expect(out).toMatch(/\d+ of \d+ things in the box were never used\.\n$/);
});

test.each([
  ['no campaign', ['--campaigns', '0']],
  ['half a campaign', ['--campaigns', '1.5']],
  ['seven seats', ['--seats', '7']],
  ['no thread', ['--threads', '0']],
  ['an option nobody knows', ['--games', '3']],
])('%s is refused in one line', async (_, wrong) => {
  const ran = await charterstoneHere(['coverage', ...wrong]);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
});
