import { describe, expect, test } from 'vitest';
import type { Moment } from './moment.ts';
import {
  type Deed,
  deedsAfter,
  type Heard,
  inOrder,
  type Looking,
  mayPlay,
  tellsTheEnd,
  type Waiting,
} from './row.ts';

const moment = (some: Partial<Moment> = {}): Moment => ({
  id: 'crate 7',
  title: 'Crate 7',
  stage: () => undefined,
  ...some,
});
const waiting = (some: Partial<Moment> = {}, isMissed = false): Waiting => ({
  key: '12 crate 7',
  seq: 12,
  isMissed,
  moment: moment(some),
});
const looking = (some: Partial<Looking> = {}): Looking => ({
  own: 'red',
  isAsked: false,
  isBusy: false,
  wanted: new Set(),
  ...some,
});

describe('whether a moment comes onto its stage by itself', () => {
  test('mine and everybody’s do, even on my turn', () => {
    expect(mayPlay(waiting({ whose: 'red' }), looking({ isAsked: true }))).toBe(true);
    expect(mayPlay(waiting(), looking({ isAsked: true }))).toBe(true);
  });

  test('what others do does not stand before my own turn', () => {
    expect(mayPlay(waiting({ whose: 'blue' }), looking())).toBe(true);
    expect(mayPlay(waiting({ whose: 'blue' }), looking({ isAsked: true }))).toBe(false);
  });

  test('nothing comes between somebody and what they write', () => {
    expect(mayPlay(waiting(), looking({ isBusy: true }))).toBe(false);
  });

  test('what was missed, and what is only offered, waits for a word', () => {
    expect(mayPlay(waiting({}, true), looking())).toBe(false);
    expect(mayPlay(waiting({ manner: 'offer' }), looking())).toBe(false);
    const wanted = new Set(['12 crate 7']);
    expect(mayPlay(waiting({}, true), looking({ wanted }))).toBe(true);
    expect(mayPlay(waiting({ manner: 'offer' }), looking({ wanted, isAsked: true }))).toBe(true);
  });

  test('a glimpse never has a stage', () => {
    expect(mayPlay(waiting({ manner: 'glimpse' }), looking({ wanted: new Set(['12 crate 7']) }))).toBe(false);
  });
});

describe('the order of moments', () => {
  test('is that of their facts; what names none comes last', () => {
    const ids = ['last', 'second', 'first', 'also last'];
    const [last, second, first, also] = [{}, { at: 4 }, { at: 1 }, {}].map((some, i) =>
      moment({ ...some, id: ids[i] ?? '' }),
    );
    if (!last || !second || !first || !also) throw new Error('four of them');
    expect(inOrder([last, second, first, also]).map(({ id }) => id)).toEqual([
      'first',
      'second',
      'last',
      'also last',
    ]);
  });
});

const heard = (seq: number, by: number, some: Partial<Heard> = {}): Heard => ({
  seq,
  by,
  facts: [],
  isMissed: false,
  ...some,
});

test('nothing is seen before the last moments of a campaign but by whoever was away', () => {
  const facts: Heard['facts'] = [{ fact: 'campaignEnded', champions: ['red'], scores: [] }];
  expect(tellsTheEnd([heard(1, 1), heard(2, 1, { facts })])).toBe(true);
  expect(tellsTheEnd([heard(1, 1), heard(2, 1, { facts, isMissed: true })])).toBe(false);
  expect(tellsTheEnd([heard(1, 1)])).toBe(false);
});

describe('a choice that is taken back', () => {
  const deeds = [heard(1, 1), heard(2, 1), heard(3, 2)].reduce<readonly Deed[]>(
    (some, step) => deedsAfter(some, step).deeds,
    [],
  );
  const undone = (seq: number, seat: number): Heard =>
    heard(seq, seat, { facts: [{ fact: 'undone', seat }] });

  test('takes its moments along: the last ones of that seat', () => {
    expect(deedsAfter(deeds, undone(4, 1)).back).toEqual([2]);
    expect(deedsAfter(deeds, heard(4, 1)).back).toEqual([]);
    expect(deedsAfter(deeds, undone(4, 3)).back).toEqual([]);
  });

  test('and the next one the ones before it: to take back is no deed', () => {
    const first = deedsAfter(deeds, undone(4, 1));
    expect(deedsAfter(first.deeds, undone(5, 1)).back).toEqual([1]);
    expect(deedsAfter(first.deeds, undone(5, 2)).back).toEqual([3]);
  });

  test('what was missed is told late, and counts where it happened', () => {
    const late = deedsAfter([{ seq: 9, by: 1 }], heard(8, 1));
    expect(deedsAfter(late.deeds, undone(10, 1)).back).toEqual([9]);
  });
});
