import { box } from '@charterstone/box';
import { type Building, CARD_KINDS, type Effect, MINIONS, PERILS, RESOURCES } from '@charterstone/rules';
import { describe, expect, it } from 'vitest';
import { type Amounts, amounts, buildings } from './village.ts';

/**
 * No building makes another useless: none asks the same or less and gives the same or more, also where a choice, a count or
 * an octagon is involved.
 */

type Used = Omit<Building, 'kind'>;
/** What one use can bring at least and at most, icon by icon. */
type Gain = { readonly least: Amounts; readonly most: Amounts };

/** Sorts of things that may be named or left open. */
const SORTS: { readonly [open: string]: readonly string[] } = {
  resource: RESOURCES,
  card: CARD_KINDS,
  minion: MINIONS,
  peril: PERILS,
};
const NAMED = Object.entries(SORTS).flat(2);
/** What an icon acts on is a price as well as a benefit: only buildings with the same aim can be compared. */
const AIMS = ['construct', 'crate', 'objective', 'quota'];
/** Two regular workers and six minions. */
const ALL_WORKERS = 8;

const n = (of: Amounts, word: string): number => of.get(word) ?? 0;
const sum = (of: Amounts, words: readonly string[]): number =>
  words.reduce((total, word) => total + n(of, word), 0);

/** The branches of a benefit; a building without a choice has one. */
function gainsOf({ benefit, income }: Used): Gain[] {
  const effect: Effect = income ?? benefit;
  if ('choose' in effect) return Object.values(effect.choose).map(gainOf);
  return [gainOf(effect)];
}

function gainOf(effect: Effect): Gain {
  const entries: [string, unknown][] = Object.entries(effect);
  return {
    least: new Map(entries.map(([icon, amount]) => [icon, bounds(icon, amount)[0]])),
    most: new Map(entries.map(([icon, amount]) => [icon, bounds(icon, amount)[1]])),
  };
}

function bounds(icon: string, amount: unknown): readonly [number, number] {
  if (typeof amount === 'number') return [amount, amount];
  if (amount === 'all') return [ALL_WORKERS, ALL_WORKERS];
  if (typeof amount === 'object' && amount !== null && 'max' in amount && typeof amount.max === 'number')
    return [0, amount.max];
  throw new Error(`how much is ${JSON.stringify(amount)} ${icon}?`);
}

/** Whether whoever can pay b can pay a: what a names must be named in b, what a leaves open may be anything of its sort. */
function asksNoMore(a: Used, b: Used): boolean {
  const [less, more] = [amounts(a.cost), amounts(b.cost)];
  return (
    [...less].every(([word, amount]) => word in SORTS || amount <= n(more, word)) &&
    Object.entries(SORTS).every(([word, named]) => sum(less, [word, ...named]) <= sum(more, [word, ...named]))
  );
}

/** Whether the least of one gain is as good as the most of another: what is named there is named or left open here. */
function covers({ least }: Gain, { most }: Gain): boolean {
  return (
    AIMS.every((aim) => n(least, aim) === n(most, aim)) &&
    [...most].every(([word, amount]) => NAMED.includes(word) || n(least, word) >= amount) &&
    Object.entries(SORTS).every(([word, named]) => {
      const missing = named.reduce((total, one) => total + Math.max(0, n(most, one) - n(least, one)), 0);
      return n(most, word) + missing <= n(least, word);
    })
  );
}

/** The same count (objectives scored, say) with a higher limit is better, although its least is nothing. */
function countsMore(a: Used, b: Used): boolean {
  const said = ({ benefit }: Used): string => JSON.stringify(benefit).replace(/"max":\d+/, '"max":0');
  const [high = 0, low = 0] = [a, b].map(({ benefit }) =>
    Number(/"max":(\d+)/.exec(JSON.stringify(benefit))?.[1] ?? 0),
  );
  return low > 0 && said(a) === said(b) && high >= low;
}

function makesUseless(a: Used, b: Used): boolean {
  if ((a.income === undefined) !== (b.income === undefined) || !asksNoMore(a, b)) return false;
  const gains = gainsOf(a);
  return countsMore(a, b) || gainsOf(b).every((wanted) => gains.some((gain) => covers(gain, wanted)));
}

const all: readonly (readonly [string, Used])[] = [
  ...Object.entries(box.commons),
  ...[...buildings].map(([number, one]) => [`${number}`, one] as const),
];

describe('no building is a better or worse copy of another', () => {
  it.each(all)('%s makes no other useless', (name, one) => {
    const useless = all.filter(([other, its]) => other !== name && makesUseless(one, its));
    expect(useless.map(([other]) => other)).toEqual([]);
  });
});

describe('a copy would be found out', () => {
  const plain: Used = { cost: { clay: 2 }, benefit: { vp: 3 } };

  it.each<[string, Used, Used]>([
    ['cheaper', { cost: { clay: 1 }, benefit: { vp: 3 } }, plain],
    ['dearer by another good', plain, { cost: { clay: 2, coin: 1 }, benefit: { vp: 3 } }],
    ['open where the other names it', { cost: { resource: 2 }, benefit: { vp: 3 } }, plain],
    ['better by an icon', { cost: { clay: 2 }, benefit: { vp: 3, coin: 1 } }, plain],
    [
      'better by a choice',
      { cost: { clay: 2 }, benefit: { choose: { coins: { coin: 9 }, points: { vp: 3 } } } },
      plain,
    ],
    [
      'sure of what the other counts',
      plain,
      { cost: { clay: 2 }, benefit: { vp: { per: 'cardKinds', max: 3 } } },
    ],
    ['more workers home', { benefit: { retrieve: 'all' } }, { benefit: { retrieve: 1 } }],
    [
      'the same count, further',
      { benefit: { vp: { per: 'cardKinds', max: 4 } } },
      { benefit: { vp: { per: 'cardKinds', max: 3 } } },
    ],
    [
      'a better octagon',
      { benefit: { put: 'octagon' }, income: { resource: 1, vp: 1 } },
      { benefit: { put: 'octagon' }, income: { clay: 1 } },
    ],
  ])('%s', (_, better, worse) => {
    expect(makesUseless(better, worse)).toBe(true);
    expect(makesUseless(worse, better)).toBe(false);
  });

  it.each<[string, Used, Used]>([
    ['another resource', { cost: { coal: 2 }, benefit: { vp: 3 } }, plain],
    ['another aim', { benefit: { objective: 1, vp: 9 } }, { benefit: { vp: 1 } }],
    [
      'an octagon and a gain at once',
      { benefit: { put: 'octagon' }, income: { vp: 3 } },
      { benefit: { vp: 3 } },
    ],
  ])('%s can not be compared', (_, a, b) => {
    expect([makesUseless(a, b), makesUseless(b, a)]).toEqual([false, false]);
  });
});
