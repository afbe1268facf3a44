import { describe, expect, test } from 'vitest';
import { sizeOf } from './run.ts';
import { somePledge } from './somePledge.ts';
import { isOver, MOST_PROBLEMS, msNeeded, NOTHING, type Tried, withBatch } from './tried.ts';
import { isFailure, isGood, neverIn, notYetIn, type Verdict, verdictOn } from './verdict.ts';

const pledge = somePledge({ large: 100, batch: 10, seconds: 2 });

describe('parts add up', () => {
  const first = withBatch(
    NOTHING,
    { done: 10, found: { lost: 3, late: 0 }, measured: { 'p99 ms': 20 } },
    500,
    { seed: 7, count: 10 },
  );
  const both = withBatch(
    first,
    { done: 5, found: { late: 2, twice: 1 }, measured: { 'p99 ms': 12 }, problems: ['it broke'] },
    250,
    { seed: 8, count: 5 },
  );

  test('counts are added, of figures the highest is kept, problems know their seed', () => {
    expect(both).toEqual({
      batches: 2,
      done: 15,
      ms: 750,
      found: { lost: 3, late: 2, twice: 1 },
      measured: { 'p99 ms': 20 },
      problems: [{ seed: 8, count: 5, what: 'it broke' }],
    });
    expect(NOTHING.done).toBe(0);
  });

  test('what is left takes as long as what was done, and before that as is guessed', () => {
    expect(msNeeded(pledge, NOTHING)).toBe(200_000);
    expect(msNeeded(pledge, first)).toBe(90 * 50);
    expect(msNeeded(pledge, { ...first, done: 120 })).toBe(0);
  });
});

describe('how much is tried next', () => {
  test('a usual part, or what is left', () => {
    expect(sizeOf(pledge, NOTHING, 0)).toBe(10);
    expect(sizeOf(pledge, { ...NOTHING, done: 96 }, 0)).toBe(4);
  });

  test('what starts slowly has a part as long as there is time', () => {
    const slow = somePledge({ large: 100, batch: 10, seconds: 2, grows: true });
    expect(sizeOf(slow, NOTHING, 60_000)).toBe(30);
    expect(sizeOf(slow, NOTHING, 1)).toBe(10);
    expect(sizeOf(slow, NOTHING, Number.POSITIVE_INFINITY)).toBe(100);
  });
});

describe('verdicts', () => {
  const good: Tried = { ...NOTHING, batches: 1, done: 100, found: { lost: 3 } };
  test.each<[string, Tried, Verdict]>([
    ['all of it was tried', good, 'held'],
    ['there was no time for more', { ...good, done: 99 }, 'so far'],
    ['a kind of fault never happened', { ...good, found: { lost: 3, late: 0 } }, 'vacuous'],
    ['nothing of it was tried yet', NOTHING, 'not tried'],
    ['a part came to nothing that counts', { ...NOTHING, batches: 1 }, 'vacuous'],
    [
      'something broke, whatever else',
      { ...NOTHING, problems: [{ seed: 1, count: 10, what: 'x' }] },
      'broken',
    ],
    ['the machine lacks something', { ...NOTHING, skipped: 'no strace' }, 'skipped'],
  ])('%s', (_, tried, verdict) => expect(verdictOn(pledge, tried)).toBe(verdict));

  test('what never happened is named', () => {
    expect(neverIn(pledge, { ...good, found: { a: 0, b: 2, c: 0 } })).toEqual(['a', 'c']);
  });

  describe('what one part may be too small for', () => {
    const patient = somePledge({ ...pledge, inAll: ['rare'] });
    test.each<[string, Tried, Verdict]>([
      ['is waited for', { ...good, done: 99 }, 'so far'],
      ['also where a part counted none', { ...good, done: 99, found: { lost: 3, rare: 0 } }, 'so far'],
      ['until all is tried', good, 'vacuous'],
      ['and counts as soon as it happened', { ...good, found: { lost: 3, rare: 1 } }, 'held'],
      ['which excuses no other kind', { ...good, done: 99, found: { lost: 0 } }, 'vacuous'],
    ])('%s', (_, tried, verdict) => expect(verdictOn(patient, tried)).toBe(verdict));

    test('is told apart from what never happened', () => {
      const early = { ...good, done: 99, found: { lost: 0 } };
      expect([neverIn(patient, early), notYetIn(patient, early)]).toEqual([['lost'], ['rare']]);
    });
  });

  test('a run fails by what is broken or vacuous, and by what is skipped where all is required', () => {
    const failing = (requireAll: boolean): Verdict[] =>
      (['held', 'so far', 'not tried', 'vacuous', 'broken', 'skipped'] as const).filter((one) =>
        isFailure(one, requireAll),
      );
    expect(failing(false)).toEqual(['vacuous', 'broken']);
    expect(failing(true)).toEqual(['vacuous', 'broken', 'skipped']);
  });

  test.each<[string, readonly Verdict[], boolean, boolean]>([
    ['all of it held', ['held', 'held'], false, true],
    ['also where time was short, or the machine lacks something', ['held', 'so far', 'skipped'], false, true],
    ['not where something was not tried', ['held', 'not tried'], false, false],
    ['not where something broke', ['held', 'broken'], false, false],
    ['nor where it was stopped before it was over', ['held', 'so far'], true, false],
    ['but where nothing was left to do by then', ['held', 'held'], true, true],
  ])('a run is good: %s', (_, verdicts, interrupted, good) => {
    expect(isGood(verdicts, { requireAll: false, interrupted })).toBe(good);
  });

  test('it is over when all is done, when it is skipped, or when enough is broken', () => {
    const problems = Array.from({ length: MOST_PROBLEMS }, (_, seed) => ({ seed, count: 10, what: 'x' }));
    expect(isOver(pledge, good)).toBe(true);
    expect(isOver(pledge, { ...good, done: 99 })).toBe(false);
    expect(isOver(pledge, { ...NOTHING, skipped: 'x' })).toBe(true);
    expect(isOver(pledge, { ...NOTHING, problems })).toBe(true);
    expect(isOver(pledge, { ...NOTHING, problems: problems.slice(1) })).toBe(false);
  });
});
