import type { Tuning } from '@charterstone/bots';
import { box as data } from '@charterstone/box';
import { compile, glance, inspect, moves, stateOf } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { compareLengths } from '../src/bench/measure-bots.ts';
import { inRounds, ratioOf, spread } from '../src/bench/rounds.ts';
import { decisionsOf, FULL_PLAYOUTS, think } from '../src/bench/thinking.ts';
import { charterstoneHere } from './program.ts';

const box = compile(data);
const decisions = decisionsOf(box, 4, [0.2, 0.8]);

test('the decisions are the same every time, early and late in games under way', () => {
  const tables = (games: typeof decisions) => games.map((game) => [...game.table]);
  expect(decisions).toHaveLength(4);
  expect(tables(decisionsOf(box, 4, [0.2, 0.8]))).toEqual(tables(decisions));
  const turns = decisions.map((game) => inspect(stateOf(game)).turn);
  expect(turns[0]).toBeLessThan((turns[1] ?? 0) / 2);
  expect(turns[2]).toBeLessThan((turns[3] ?? 0) / 2);
  for (const game of decisions) {
    expect(glance.isUnderWay(game)).toBe(true);
    expect(moves(game)).toBeGreaterThan(1);
  }
});

test('every decision, even at the very start, gets all its iterations', () => {
  expect(think(decisions, 5).iterations).toBe(4 * 5);
  expect(think(decisionsOf(box, 4, [0, 0, 0.01, 0.99]), 3).iterations).toBe(4 * 3);
});

/** How many of the iterations were judged before the game was over: only then does a search look up its doubts. */
function judged(tuning: Tuning): number {
  let times = 0;
  const watched: Tuning = {
    ...tuning,
    get doubt() {
      times++;
      return tuning.doubt;
    },
  };
  think(decisions, 50, watched);
  return times;
}

test('every playout goes on to the end of the game', () => {
  expect(judged(FULL_PLAYOUTS)).toBe(0);
  expect(judged({ ...FULL_PLAYOUTS, depth: 4 })).toBeGreaterThan(100);
});

test('the moves of playouts are counted, and the thoughts are the same every time', () => {
  const { iterations, moves: made } = think(decisions, 50);
  expect(think(decisions, 50)).toMatchObject({ iterations, moves: made });
  // Some 240 choices make a first game by chance; half of them or a little more lie behind these decisions.
  expect(made / iterations).toBeGreaterThan(80);
  expect(made / iterations).toBeLessThan(180);
  expect(think(decisions, 50, { ...FULL_PLAYOUTS, depth: 4 }).moves).toBeLessThan(made / 4);
});

test('games of different length are called so', () => {
  expect(compareLengths(120, 100)).toBe('alike: ours are 1.20 times as long as theirs');
  expect(compareLengths(100, 120)).toBe('alike: theirs are 1.20 times as long as ours');
  expect(compareLengths(50, 200)).toBe(
    'not alike: theirs are 4.00 times as long as ours, so compare them per move',
  );
});

test('speeds are compared round by round', async () => {
  const reported: number[] = [];
  const rounds = await inRounds(
    (n) => n * 10,
    (done) => reported.push(done),
  );
  expect(rounds).toEqual([10, 20, 30, 40, 50]);
  expect(reported).toEqual([1, 2, 3, 4, 5]);
  expect(spread(rounds)).toEqual({ median: 30, min: 10, max: 50 });
  expect(spread([1.25, 1.75], 1)).toEqual({ median: 1.5, min: 1.3, max: 1.8 });
  // A machine half as fast in one round slows both.
  expect(ratioOf([100, 50, 100], [10, 5, 10])).toBe(10);
});

test('a length that is none is one clear line', async () => {
  const { code, out, err } = await charterstoneHere(['bench', 'bots', '--seconds', 'long']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^.*--seconds.*"long".*\n$/);
});
