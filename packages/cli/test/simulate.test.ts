import { expect, test } from 'vitest';
import { charterstone, lastLine } from './program.ts';

const counts = { violations: 0, stuck: 0, examples: [] };

test('games are the same whatever the number of threads', () => {
  const [one, two] = ['1', '2'].map((threads) =>
    lastLine(
      charterstone([
        'simulate',
        '--games',
        '60',
        '--seats',
        '3',
        '--seed',
        '7',
        '--threads',
        threads,
        '--json',
      ]),
    ),
  );
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

test('another seed gives other games, and every game can be checked', () => {
  const hashes = ['1', '2'].map((seed) => {
    const ran = charterstone([
      'simulate',
      '--games',
      '2',
      '--seats',
      '2',
      '--seed',
      seed,
      '--check',
      '--json',
    ]);
    expect(ran.code).toBe(0);
    const found = lastLine(ran);
    expect(found).toMatchObject({ ...counts, checked: { everyChoice: 2, atEnd: 2 } });
    return Object(found).hash;
  });
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('people get a table', () => {
  const ran = charterstone(['simulate', '--games', '3', '--seats', '6']);
  expect(ran.code).toBe(0);
  expect(ran.out).toMatch(/^3 games of 6 seats, seed 1: /);
  expect(ran.out).toMatch(/turns a game +\d+ +\d+ +\d+/);
  expect(ran.out).toMatch(/purple +3 +\d+ +\d+ % +[\d.]+/);
  expect(ran.err).toBe('');
});
