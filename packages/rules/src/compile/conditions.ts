import { COUNT_NAMES } from '../engine/counts.ts';
import type { Amount, Range, Test } from '../language/effect.ts';
import { type AmountTable, FEWEST, type RangeTable, type TestTable } from './box.ts';

const MANY = 32767;
/** More than anything could come to; a table number holds sixteen bits. */
const MOST = 999;
const ranks: ReadonlyMap<string, number> = new Map([
  ['most', 1],
  ['second', 2],
  ['third', 3],
  ['fewest', FEWEST],
]);

function rangeTable(range: Range, complain: (message: string) => void): RangeTable {
  if (typeof range === 'number') return { rank: 0, low: range, high: range };
  const rank = ranks.get(range);
  if (rank !== undefined) return { rank, low: 0, high: 0 };
  const atLeast = /^(\d+)\+$/.exec(range);
  if (atLeast) return { rank: 0, low: Number(atLeast[1]), high: MANY };
  const between = /^(\d+)-(\d+)$/.exec(range);
  if (between && Number(between[1]) <= Number(between[2]))
    return { rank: 0, low: Number(between[1]), high: Number(between[2]) };
  complain(`the range "${range}"`);
  return { rank: 0, low: 0, high: 0 };
}

function countNumber(count: string, complain: (message: string) => void): number {
  const number = COUNT_NAMES.indexOf(count);
  if (number < 0) complain(`the count "${count}"`);
  return number;
}

export function testTable(test: Test, complain: (message: string) => void): TestTable {
  return Object.entries(test).map(([count, range]) => ({
    count: countNumber(count, complain),
    ranges: (Array.isArray(range) ? range : [range]).map((one) => rangeTable(one, complain)),
  }));
}

export function amountTable(amount: Amount, complain: (message: string) => void): AmountTable {
  if (typeof amount === 'number') {
    if (!Number.isInteger(amount) || amount < 1 || amount > MOST) complain(`an amount of ${amount}`);
    return { n: amount, per: -1, every: 1, max: MANY };
  }
  const every = amount.every ?? 1;
  const max = amount.max ?? MANY;
  for (const n of [every, max]) if (!Number.isInteger(n) || n < 1) complain(`an amount counted by ${n}`);
  return { n: 0, per: countNumber(amount.per, complain), every, max };
}
