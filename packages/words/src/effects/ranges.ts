import type { Count, Range, Test } from '@charterstone/rules';
import { RESOURCES } from '../numbers.ts';
import { keysOf } from './steps.ts';

export type Rank = 'most' | 'second' | 'third' | 'fewest' | 'moreThanHumans';
const RANKS: readonly string[] = ['most', 'second', 'third', 'fewest', 'moreThanHumans'] satisfies Rank[];
/** A range as numbers; without `most` there is no upper end. */
export type Bounds = { readonly least: number; readonly most: number | undefined; readonly rank?: Rank };

function boundsOf(range: Range): Bounds {
  if (typeof range === 'number') return { least: range, most: range };
  if (isRank(range)) return { least: 0, most: undefined, rank: range };
  const [least, most] = range.split('-');
  return { least: Number.parseInt(least ?? '0', 10), most: most === undefined ? undefined : Number(most) };
}

function isRank(range: string): range is Rank {
  return RANKS.includes(range);
}

/** Whether all kinds of resource are asked for: languages have a better word for that than "6 kinds". */
export function isWhole(count: Count, bounds: Bounds): boolean {
  return count === 'resourceKinds' && bounds.least === RESOURCES.length;
}

/** A test taken apart: what must hold, in order, and what must not. */
export type Claim =
  /** What one has: coins, cards, tokens. */
  | { readonly claim: 'have'; readonly count: HeldCount; readonly bounds: Bounds }
  /** What there is on the table, whoever has it. */
  | { readonly claim: 'there'; readonly count: TableCount; readonly bounds: Bounds }
  | { readonly claim: 'game'; readonly bounds: Bounds }
  /** Whether it was oneself who brought the game to its end. */
  | { readonly claim: 'ended'; readonly yes: boolean }
  /** Whether something is written on the card, or one's own name. */
  | { readonly claim: 'noted'; readonly me: boolean; readonly yes: boolean }
  | { readonly claim: 'not'; readonly claims: readonly Claim[] }
  | {
      readonly claim: 'sum';
      readonly plus: readonly Weighed[];
      readonly minus: readonly Weighed[];
      readonly bounds: Bounds;
    };
export type Weighed = { readonly count: Count; readonly weight: number };

const TABLE_COUNTS = [
  'villageVp',
  'told',
  'minionsInSupply',
  'perilOnHumanCharters',
  'pleasedKings',
  'displeasedKings',
  'kindCompanions',
  'rebels',
  'itemsOrTreasuresOnMat',
] as const satisfies readonly Count[];
export type TableCount = (typeof TABLE_COUNTS)[number];
/** Whatever else is counted belongs to somebody. */
export type HeldCount = Exclude<Count, TableCount | 'game' | 'noted' | 'notedMe' | 'endedGame'>;

export function isTableCount(count: Count): count is TableCount {
  return TABLE_COUNTS.some((known) => known === count);
}

export function claimsOf(test: Test): readonly Claim[] {
  if (isSum(test)) {
    const weighed = keysOf(test.sum).map((count) => ({ count, weight: test.sum[count] ?? 0 }));
    return [
      {
        claim: 'sum',
        plus: weighed.filter(({ weight }) => weight > 0),
        minus: weighed.filter(({ weight }) => weight < 0).map((one) => ({ ...one, weight: -one.weight })),
        bounds: boundsOf(test.is),
      },
    ];
  }
  return keysOf(test).flatMap((count): readonly Claim[] => {
    if (count === 'not') return test.not === undefined ? [] : [{ claim: 'not', claims: claimsOf(test.not) }];
    const wanted = test[count];
    if (wanted === undefined) return [];
    return (isRanges(wanted) ? wanted : [wanted]).map((range) => claimOf(count, boundsOf(range)));
  });
}

function claimOf(count: Count, bounds: Bounds): Claim {
  if (count === 'game') return { claim: 'game', bounds };
  if (count === 'noted' || count === 'notedMe')
    return { claim: 'noted', me: count === 'notedMe', yes: bounds.least > 0 };
  if (count === 'endedGame') return { claim: 'ended', yes: bounds.least > 0 };
  return isTableCount(count) ? { claim: 'there', count, bounds } : { claim: 'have', count, bounds };
}

function isSum(test: Test): test is Extract<Test, { readonly sum: unknown }> {
  return 'sum' in test;
}

function isRanges(wanted: Range | readonly Range[]): wanted is readonly Range[] {
  return typeof wanted === 'object';
}

export type ClaimOf<C extends Claim['claim']> = Extract<Claim, { readonly claim: C }>;
