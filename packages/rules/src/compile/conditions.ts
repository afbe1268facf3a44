import { COUNT_NAMES } from '../engine/counts.ts';
import type { Amount, Range, Test } from '../language/effect.ts';
import type { AmountTable, RangeTable, TestRow, TestTable } from './box.ts';
import { ALL, FEWEST, MORE_THAN_HUMANS, NOT, SUM, THIS } from './terms.ts';

type Complain = (message: string) => void;

const MANY = 32767;
/** More than anything could come to; a table number holds sixteen bits. */
const MOST = 999;
const ranks: ReadonlyMap<string, number> = new Map([
  ['most', 1],
  ['second', 2],
  ['third', 3],
  ['fewest', FEWEST],
  ['moreThanHumans', MORE_THAN_HUMANS],
]);

function rangeTable(range: Range, complain: Complain): RangeTable {
  if (typeof range === 'number') return { rank: 0, low: range, high: range };
  const rank = ranks.get(range);
  if (rank !== undefined) return { rank, low: 0, high: 0 };
  const atLeast = /^(-?\d+)\+$/.exec(range);
  if (atLeast) return { rank: 0, low: Number(atLeast[1]), high: MANY };
  const between = /^(\d+)-(\d+)$/.exec(range);
  if (between && Number(between[1]) <= Number(between[2]))
    return { rank: 0, low: Number(between[1]), high: Number(between[2]) };
  complain(`the range "${range}"`);
  return { rank: 0, low: 0, high: 0 };
}

function countNumber(count: string, complain: Complain): number {
  const number = COUNT_NAMES.indexOf(count);
  if (number < 0) complain(`the count "${count}"`);
  return number;
}

function isRanges(range: unknown): range is readonly Range[] {
  return Array.isArray(range);
}

export function testTable(test: Test, complain: Complain): TestTable {
  if ('sum' in test && test.sum !== undefined && 'is' in test) {
    const sum = Object.entries(test.sum).map(([count, weight]) => ({
      count: countNumber(count, complain),
      weight: weight ?? 0,
    }));
    return [{ count: SUM, ranges: [rangeTable(test.is, complain)], sum, inner: [] }];
  }
  return Object.entries(test).map(([count, range]): TestRow => {
    if (count === 'not') return { count: NOT, ranges: [], sum: [], inner: testTable(range, complain) };
    const ranges: readonly Range[] = isRanges(range) ? range : [range];
    return {
      count: countNumber(count, complain),
      ranges: ranges.map((one) => rangeTable(one, complain)),
      sum: [],
      inner: [],
    };
  });
}

const PLAIN: AmountTable = { n: 0, per: -1, every: 1, max: MANY, seats: [], either: [] };

export const NOTHING: AmountTable = PLAIN;

export function amountTable(amount: Amount, complain: Complain): AmountTable {
  if (amount === 'all') return { ...PLAIN, n: ALL };
  if (amount === 'this') return { ...PLAIN, n: THIS };
  if (typeof amount === 'number') {
    if (!Number.isInteger(amount) || Math.abs(amount) > MOST) complain(`an amount of ${amount}`);
    return { ...PLAIN, n: amount };
  }
  if ('seats' in amount) return { ...PLAIN, seats: amount.seats };
  if ('either' in amount) return { ...PLAIN, either: amount.either };
  const every = amount.every ?? 1;
  const max = amount.max ?? MANY;
  for (const n of [every, max]) if (!Number.isInteger(n) || n < 1) complain(`an amount counted by ${n}`);
  return { ...PLAIN, per: countNumber(amount.per, complain), every, max };
}
