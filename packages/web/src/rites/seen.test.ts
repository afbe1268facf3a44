import { describe, expect, test } from 'vitest';
import { asMissed, type Mark, missedOf as missedAt, type Told } from './seen.ts';

/** Steps 1, 2, 3 …, by these seats. */
const steps = (...by: readonly number[]): readonly Told[] =>
  by.map((seat, i) => ({ seq: i + 1, at: 100 + i, by: seat, facts: [], isMissed: true }));

const seqs = (some: readonly Told[]): readonly number[] => some.map(({ seq }) => seq);

const missedOf = (some: readonly Told[], seat: number, mark: Mark | undefined) =>
  missedAt(some, seat, mark, 99);

describe('what somebody has missed', () => {
  test('is all that happened since this device showed it', () => {
    expect(seqs(missedOf(steps(2, 3, 2), 1, { seen: 0, here: 0 }))).toEqual([1, 2, 3]);
  });

  test('stays so when they chose here, and have not looked at it yet', () => {
    expect(seqs(missedOf(steps(2, 1, 2), 1, { seen: 0, here: 2 }))).toEqual([1, 2, 3]);
  });

  test('begins with their last choice where that was made on another device', () => {
    expect(seqs(missedOf(steps(2, 1, 3, 1, 2, 3), 1, { seen: 0, here: 2 }))).toEqual([5, 6]);
  });

  test('begins with their last choice on a device that does not know the table', () => {
    expect(seqs(missedOf(steps(2, 1, 3, 2), 1, undefined))).toEqual([3, 4]);
    expect(seqs(missedOf(steps(2, 3, 1), 1, undefined))).toEqual([]);
  });

  test('is nothing for whoever is new at the table', () => {
    expect(missedOf(steps(2, 3, 2), 1, undefined)).toEqual([]);
  });

  test('is nothing at a table that was made with what is on it: a prepared village, an import, a copy', () => {
    expect(missedAt(steps(2, 1, 3, 2), 1, undefined, 103)).toEqual([]);
    expect(seqs(missedAt(steps(2, 1, 3, 1, 2), 1, undefined, 102))).toEqual([5]);
  });

  test('is what an older mark says, which does not know more', () => {
    expect(seqs(missedOf(steps(2, 1, 2), 1, { seen: 0 }))).toEqual([1, 2, 3]);
  });
});

describe('after the page was loaded anew', () => {
  const missed = (mark: Mark | undefined, beside = -1) =>
    asMissed(steps(1, 1, 2, 1), 1, mark, beside).map(({ seq, isMissed, isSeenBeside }) => [
      seq,
      isMissed ? 'missed' : 'again',
      ...(isSeenBeside ? ['seen beside'] : []),
    ]);

  test('what one chose here is not missed: the last of it comes again where its moments were not over', () => {
    expect(missed({ seen: 1, here: 3 })).toEqual([
      [2, 'again'],
      [3, 'missed'],
      [4, 'missed'],
    ]);
    expect(missed({ seen: 2, here: 4 })).toEqual([[3, 'missed']]);
    expect(missed(undefined)).toEqual([1, 2, 3, 4].map((seq) => [seq, 'missed']));
  });

  test('what somebody else saw on the same device was seen there', () => {
    expect(missed({ seen: 2, here: 2 }, 3)).toEqual([
      [3, 'missed', 'seen beside'],
      [4, 'missed'],
    ]);
  });
});
