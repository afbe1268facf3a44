import { expect, test } from 'vitest';
import { charterstoneHere, lastLine } from './program.ts';

const counts = { violations: 0, stuck: 0, examples: [] };

test('games are the same whatever the number of threads', async () => {
  const order = ['simulate', '--games', '60', '--seats', '3', '--seed', '7', '--json', '--threads'];
  const one = lastLine(await charterstoneHere([...order, '1']));
  const two = lastLine(await charterstoneHere([...order, '2']));
  expect(one).toMatchObject({
    games: 60,
    seats: 3,
    ...counts,
    checked: { everyChoice: 2, atEnd: 60 },
    decisions: expect.any(Number),
    seconds: expect.any(Number),
    gamesPerSecond: expect.any(Number),
    hash: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(two).toMatchObject({ hash: Object(one).hash, decisions: Object(one).decisions });
});

test('another seed gives other games, and every game can be checked', async () => {
  const hashOf = async (seed: string): Promise<unknown> => {
    const order = ['--games', '2', '--seats', '2', '--seed', seed, '--check', '--json'];
    const ran = await charterstoneHere(['simulate', ...order]);
    expect(ran.code).toBe(0);
    const found = lastLine(ran);
    expect(found).toMatchObject({ ...counts, checked: { everyChoice: 2, atEnd: 2 } });
    return Object(found).hash;
  };
  expect(await hashOf('1')).not.toBe(await hashOf('2'));
});

test('people get a table', async () => {
  const ran = await charterstoneHere(['simulate', '--games', '3', '--seats', '6']);
  expect(ran.code).toBe(0);
  expect(ran.out).toMatch(/^3 games of 6 seats, seed 1: /);
  expect(ran.out).toMatch(/turns a game +\d+ +\d+ +\d+/);
  expect(ran.out).toMatch(/purple +3 +\d+ +\d+ % +[\d.]+/);
  expect(ran.err).toBe('');
});
