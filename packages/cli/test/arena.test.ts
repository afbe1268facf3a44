import { availableParallelism } from 'node:os';
import { box as data } from '@charterstone/box';
import { compile, glance, hash, stateOf } from '@charterstone/rules';
import { villageBefore } from '@charterstone/server/journals';
import { describe, expect, test } from 'vitest';
import { matchesOf } from '../src/arena/match.ts';
import { isTimed, readPlayers, seatPlayer, specOf } from '../src/arena/players.ts';
import { charterstoneHere, lastLine } from './program.ts';

const box = compile(data);

/** Everything but how long it took. */
const TIMES = new Set(['seconds', 'threads', 'decisionsPerSecond', 'msPerDecision', 'iterationsPerSecond']);
function timeless(found: unknown): unknown {
  return JSON.parse(JSON.stringify(found, (key, value) => (TIMES.has(key) ? undefined : value)));
}

test('the same seed gives the same games, whatever the number of threads; another seed others', async () => {
  const few = ['arena', '--players', 'search:2,greedy', '--games', '2', '--from', 'game6', '--json'];
  const one = lastLine(await charterstoneHere([...few, '--threads', '1']));
  const two = lastLine(await charterstoneHere([...few, '--threads', '2']));
  expect(one).toMatchObject({
    threads: 1,
    deterministic: true,
    hash: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(two).toMatchObject({ threads: 2 });
  expect(timeless(two)).toEqual(timeless(one));
  const other = Object(lastLine(await charterstoneHere([...few, '--seed', '2'])));
  expect(other.hash).not.toBe(Object(one).hash);
});

test('the object on the last line tells who is stronger: greedy, of one and three random', async () => {
  const ran = await charterstoneHere([
    'arena',
    '--players',
    'greedy,random,random,random',
    '--games',
    '12',
    '--json',
  ]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  const found = Object(lastLine(ran));
  expect(found).toMatchObject({
    players: ['greedy', 'random', 'random', 'random'],
    seats: 4,
    games: 12,
    villages: 3,
    from: 'game1',
    seed: '1',
    par: 0.25,
    deterministic: true,
    intervals: expect.stringContaining('Wilson'),
    medianWinningScore: expect.any(Number),
    decisions: expect.any(Number),
    seconds: expect.any(Number),
    decisionsPerSecond: expect.any(Number),
    broken: [],
  });
  const number = expect.any(Number);
  for (const kind of found.kinds)
    expect(kind).toMatchObject({
      wins: number,
      share: number,
      interval: [number, number],
      meanPoints: number,
      pointsInterval: [number, number],
      medianPoints: number,
      decisions: number,
      msPerDecision: number,
      decisionsPerSecond: number,
      iterations: 0,
      iterationsPerSecond: null,
    });
  const [greedy, random] = found.kinds;
  expect(greedy).toMatchObject({ kind: 'greedy', seatsPlayed: 12 });
  expect(random).toMatchObject({ kind: 'random', seatsPlayed: 36 });
  expect(greedy.wins + random.wins).toBeCloseTo(12, 3);
  expect(greedy.share).toBeGreaterThan(0.8);
  expect(greedy.interval[0]).toBeGreaterThan(found.par);
  expect(greedy.meanPoints).toBeGreaterThan(random.meanPoints + 10);
});

test('people get a table', async () => {
  const ran = await charterstoneHere(['arena', '--players', 'random, easy', '--games', '4', '--seats', '2']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^4 games of 2 seats in 2 villages from game 1, seed 1: /);
  expect(ran.out).toMatch(/\neasy +4 +\d/);
});

describe('a game', () => {
  const plan = { players: ['random', 'greedy', 'random'], from: 'game1', seed: 'hall' } as const;

  test('is one game: victories of each add up to one, and everybody has points', () => {
    const play = matchesOf(box, plan);
    for (let number = 0; number < 6; number++) {
      const { players, problem, village } = play(number);
      expect(problem).toBeUndefined();
      expect(village).toBe(Math.floor(number / 3));
      expect(players.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1, 9);
      const best = Math.max(...players.map(({ points }) => points));
      for (const { points, won, decisions } of players) {
        if (won > 0) expect(points).toBe(best);
        expect(decisions).toBeGreaterThan(5);
      }
    }
  });

  test('is the same whichever games were played before it', () => {
    const play = matchesOf(box, plan);
    play(0);
    play(4);
    expect(play(2).hash).toBe(matchesOf(box, plan)(2).hash);
  });

  test('of equal players is another in every rotation', () => {
    const play = matchesOf(box, { ...plan, players: ['greedy', 'greedy'] });
    expect(play(0).hash).not.toBe(play(1).hash);
  });

  test('that can not be played is told, not thrown', () => {
    expect(matchesOf(box, { ...plan, players: Array(7).fill('random') })(0)).toMatchObject({
      players: [],
      problem: expect.stringContaining('1 to 6 seats'),
    });
  });
});

describe('a village', () => {
  test('of a later game is at the set-up of it, and the same for the same seed', () => {
    const [one, two, other] = ['a', 'a', 'b'].map(
      (seed) => villageBefore(box, { game: 3, seats: 2, seed }).game,
    );
    if (one === undefined || two === undefined || other === undefined) throw new Error('no village');
    expect(glance.gameNumber(one)).toBe(3);
    expect(glance.isUnderWay(one)).toBe(false);
    expect(hash(stateOf(two))).toBe(hash(stateOf(one)));
    expect(hash(stateOf(other))).not.toBe(hash(stateOf(one)));
  });

  test('is left as it was by those who play in it', () => {
    const plan = { players: ['random', 'greedy'], from: 'game6', seed: 'still' } as const;
    const play = matchesOf(box, plan);
    const first = play(0);
    play(1);
    expect(play(0)).toMatchObject({ hash: first.hash });
  });
});

describe('players', () => {
  test('may be levels as well; whoever thinks by the clock is known', () => {
    expect(readPlayers('easy, normal,hard,search:10')).toEqual(['easy', 'normal', 'hard', 'search:10']);
    expect(['easy', 'normal', 'hard', 'search', 'search:10', 'search:10ms'].filter(isTimed)).toEqual([
      'hard',
      'search:10ms',
    ]);
  });

  test('are one kind however they are written, if they play alike', () => {
    expect(['search', 'search:200', 'search:0200'].map(specOf)).toEqual(Array(3).fill('search:200'));
    expect([specOf('hard'), specOf('normal')]).toEqual([specOf('search:1000ms'), specOf('greedy')]);
    const different = ['easy', 'normal', 'hard', 'random', 'search', 'search:200ms', 'search:1000'];
    expect(new Set(different.map(specOf)).size).toBe(different.length);
  });

  test('that search count their iterations', () => {
    expect(seatPlayer('search:10', 'x').iterations()).toBe(0);
    const told = matchesOf(box, { players: ['search:3', 'greedy'], from: 'game1', seed: 'count' })(0);
    const [search, greedy] = told.players;
    expect(greedy?.iterations).toBe(0);
    expect(search?.searchMs).toBeGreaterThan(0);
    expect((search?.iterations ?? 0) % 3).toBe(0);
    expect(search?.iterations).toBeGreaterThan(30);
  });
});

describe('what can be put right is one clear line', () => {
  const two = ['--players', 'random,random'];
  const tooMany = String(availableParallelism() + 1);
  test.each([
    ['no players', [], /players/],
    ['an unknown player', ['--players', 'greedy,clever'], /no bot "clever".*easy, normal, hard/],
    ['a budget for somebody who takes none', ['--players', 'greedy:5,greedy'], /greedy takes no budget/],
    ['a player left out', ['--players', 'greedy,,greedy'], /no bot ""/],
    ['one player alone', ['--players', 'greedy'], /2 to 6 players/],
    ['seven players', ['--players', Array(7).fill('greedy').join(',')], /2 to 6 players/],
    ['more seats than players', [...two, '--seats', '4'], /--players names 2, --seats says 4/],
    ['no seats', [...two, '--seats', '0'], /--seats/],
    ['no games', [...two, '--games', '0'], /--games/],
    ['a game that is no beginning', [...two, '--from', 'game7'], /game1, game6, game12, not "game7"/],
    ['no threads', [...two, '--threads', '0'], /--threads/],
    [
      'more threads than cores for somebody who thinks by the clock',
      ['--players', 'greedy,search:5ms', '--threads', tooMany],
      /search:5ms thinks by the clock|from 1 to 64/,
    ],
  ])('%s', async (_, args, line) => {
    const ran = await charterstoneHere(['arena', ...args]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/^[A-Z-].{20,}\n$/);
    expect(ran.err).toMatch(line);
  });
});
