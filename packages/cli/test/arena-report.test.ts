import { expect, test } from 'vitest';
import { bar, describeArena } from '../src/arena/describe.ts';
import type { MatchTold, PlayerTold } from '../src/arena/match.ts';
import { type Plan, sittingOf } from '../src/arena/plan.ts';
import { arenaOf } from '../src/arena/report.ts';

const plan: Plan = { players: ['search:50', 'greedy', 'greedy'], from: 'game1', seed: 'x' };
const took = { seconds: 2, threads: 1 };

/** A game in which the players got these points; the best share the victory. */
function match(number: number, points: readonly number[]): MatchTold {
  const best = Math.max(...points);
  const winners = points.filter((n) => n === best).length;
  const players = points.map(
    (n, i): PlayerTold => ({
      points: n,
      won: n === best ? 1 / winners : 0,
      decisions: 10,
      ms: i === 0 ? 600 : 5,
      iterations: i === 0 ? 400 : 0,
      searchMs: i === 0 ? 500 : 0,
    }),
  );
  return { number, village: Math.floor(number / 3), players, hash: `${number}`, problem: undefined };
}

const six = [
  match(0, [40, 30, 20]),
  match(1, [40, 40, 20]),
  match(2, [30, 20, 10]),
  match(3, [30, 40, 40]),
  match(4, [50, 20, 10]),
  match(5, [10, 20, 30]),
];

test('a kind gets its part of every victory, and its share is held against par', () => {
  const found = arenaOf(plan, six, took);
  expect(found).toMatchObject({
    seats: 3,
    games: 6,
    villages: 2,
    par: 1 / 3,
    deterministic: true,
    medianWinningScore: 40,
    decisions: 180,
    decisionsPerSecond: 90,
    broken: [],
  });
  const [search, greedy] = found.kinds;
  expect(search).toMatchObject({ kind: 'search:50', seatsPlayed: 6, wins: 3.5, medianPoints: 35 });
  expect(search?.share).toBeCloseTo(3.5 / 6, 9);
  expect(search?.meanPoints).toBeCloseTo(200 / 6, 9);
  expect(greedy).toMatchObject({ kind: 'greedy', seatsPlayed: 12, wins: 2.5, medianPoints: 20 });
  expect(greedy?.share).toBeCloseTo(2.5 / 12, 9);
  expect(greedy?.meanPoints).toBeCloseTo(300 / 12, 9);
});

test('the intervals of two kinds tell the same: what one does not win, the other does', () => {
  const [search, greedy] = arenaOf(plan, six, took).kinds;
  const [low = 0, high = 0] = search?.interval ?? [];
  expect(low).toBeGreaterThan(0);
  expect(greedy?.interval).toEqual([expect.closeTo((1 - high) / 2, 9), expect.closeTo((1 - low) / 2, 9)]);
});

test('where all are of one kind nothing is left to chance: it has par', () => {
  const [greedy] = arenaOf({ ...plan, players: ['greedy', 'greedy', 'greedy'] }, six, took).kinds;
  expect(greedy).toMatchObject({ seatsPlayed: 18, wins: 6, interval: [1 / 3, 1 / 3] });
});

test('nor is there anything to judge: no interval, and nobody above or below par', () => {
  const text = describeArena(arenaOf({ ...plan, players: ['greedy', 'greedy', 'normal'] }, six, took), false);
  expect(text).toMatch(/\ngreedy +18 +6 +33\.3 +– +█/);
  expect(text).not.toMatch(/above par|below par|could be par/);
});

test('who plays alike is one kind, called as it was first written', () => {
  const players = ['search', 'greedy', 'search:200'];
  const { kinds, players: written } = arenaOf({ ...plan, players }, six, took);
  expect(written).toEqual(players);
  expect(kinds.map(({ kind, seatsPlayed }) => [kind, seatsPlayed])).toEqual([
    ['search', 12],
    ['greedy', 6],
  ]);
});

test('thinking is measured by kind, iterations by the time that was searched', () => {
  const [search, greedy] = arenaOf(plan, six, took).kinds;
  expect(search).toMatchObject({
    decisions: 60,
    msPerDecision: 60,
    iterations: 2400,
    iterationsPerSecond: 800,
  });
  expect(search?.decisionsPerSecond).toBeCloseTo(1000 / 60, 9);
  expect(greedy).toMatchObject({ msPerDecision: 0.5, decisionsPerSecond: 2000, iterationsPerSecond: null });
});

test('a game that broke counts for nobody', () => {
  const broken: MatchTold = { number: 6, village: 2, players: [], hash: '', problem: 'it would not end' };
  const found = arenaOf(plan, [...six, broken], took);
  expect(found.broken).toEqual([{ game: 6, problem: 'it would not end' }]);
  expect(found).toMatchObject({ games: 7, medianWinningScore: 40 });
  expect(found.kinds[0]).toMatchObject({ seatsPlayed: 6, wins: 3.5 });
});

test('where nothing was played to its end there is nothing to tell', () => {
  const found = arenaOf(plan, [{ number: 0, village: 0, players: [], hash: '', problem: 'no' }], took);
  expect(found).toMatchObject({ medianWinningScore: null, decisions: 0 });
  expect(found.kinds[0]).toMatchObject({ share: null, interval: null, meanPoints: null, medianPoints: null });
  expect(describeArena(found, false)).not.toMatch(/NaN|null|undefined|Infinity/);
});

test('every player has every seat of a village once', () => {
  const sittings = Array.from({ length: 6 }, (_, number) => sittingOf(plan, number));
  expect(sittings.map(({ village }) => village)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(sittings.map(({ seed }) => seed)).toEqual(['x', 'x', 'x', 'x-1', 'x-1', 'x-1']);
  expect(sittings.slice(0, 3).map(({ seats }) => seats)).toEqual([
    [1, 2, 3],
    [2, 3, 1],
    [3, 1, 2],
  ]);
  expect(sittings[3]?.seats).toEqual([1, 2, 3]);
});

test('people see the strongest first, a bar with par on it, and whether that is luck', () => {
  const clear = Array.from({ length: 60 }, (_, n) => match(n, [20, 10, n % 10 === 0 ? 30 : 10]));
  const text = describeArena(
    arenaOf({ ...plan, players: ['greedy', 'greedy', 'search:50'] }, clear, took),
    false,
  );
  expect(text).toMatch(/^60 games of 3 seats in 20 villages from game 1, seed x: 2\.0 s on 1 thread, /);
  expect(text).toMatch(
    /kind.*\ngreedy +120 +54 +45\.0 +\d.* to .*█+\|█+·+ +above par\nsearch:50 +60 +6 +10\.0 .*below par\n/,
  );
  expect(text).toContain('median winning score 20; par 33.3 %');
  expect(text).not.toMatch(/rotations only|by the clock/);
});

test('people are told what makes a result less sure', () => {
  const timed: Plan = { ...plan, players: ['search:50ms', 'greedy', 'greedy'] };
  const text = describeArena(arenaOf(timed, six.slice(0, 2), took), false);
  expect(text).toContain('the last village was played in 2 of 3 rotations only');
  expect(text).toContain('somebody thinks by the clock');
  expect(text).toContain('too few villages to tell');
});

test('the bar ends where the share does', () => {
  expect(bar(0.5, 0.25)).toBe(`${'█'.repeat(6)}|${'█'.repeat(6)}${'·'.repeat(12)}`);
  expect(bar(0, 0.25)).toBe(`${'·'.repeat(6)}|${'·'.repeat(18)}`);
  expect(bar(1, 0.5)).toBe(`${'█'.repeat(12)}|${'█'.repeat(12)}`);
});
