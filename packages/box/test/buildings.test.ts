import { box } from '@charterstone/box';
import { type Building, CARD_KINDS, CHARTERS, MINIONS, PERILS, RESOURCES } from '@charterstone/rules';
import { describe, expect, it } from 'vitest';
import {
  type Amounts,
  amounts,
  BASIC,
  building,
  buildings,
  gives,
  LINES,
  OWN,
  plainIcons,
  SPECIAL,
  takes,
  wordsOf,
} from './village.ts';

const inLines = LINES.flatMap((line) => line.numbers);
const ownCount = (number: number): number => {
  const { charter, build } = building(number);
  return charter === undefined ? 0 : (build?.[OWN[charter]] ?? 0);
};

describe('the 96 buildings', () => {
  it('are six basic ones, twelve lines of seven and six specials', () => {
    expect([...buildings.keys()]).toEqual([...BASIC, ...inLines, ...SPECIAL].sort((a, b) => a - b));
  });

  it.each(LINES)('line $numbers bears the crates $crates', ({ charter, numbers, crates }) => {
    expect(numbers.map((number) => building(number).charter)).toEqual(numbers.map(() => charter));
    expect(numbers.map((number) => building(number).crate)).toEqual([
      ...crates,
      undefined,
      undefined,
      undefined,
    ]);
    // What a crate holds is the next building of the line, the last one the three ends.
    expect(crates.map((crate) => box.crates[crate]?.hand)).toEqual([
      [numbers[1]],
      [numbers[2]],
      [numbers[3]],
      numbers.slice(4),
    ]);
  });

  it('begin with a basic building and its starting crate in every charter', () => {
    BASIC.forEach((number, i) => {
      const charter = CHARTERS[i] ?? 'red';
      expect(building(number)).toEqual({
        kind: 'building',
        charter,
        crate: i + 1,
        benefit: { [OWN[charter]]: 1 },
      });
      expect(box.crates[i + 1]?.hand).toEqual(
        LINES.filter((line) => line.charter === charter).map((line) => line.numbers[0]),
      );
    });
  });

  it('are built from four resources, two of their own in the lines and more varied at the ends', () => {
    for (const number of [...inLines, ...SPECIAL])
      expect(RESOURCES.reduce((sum, resource) => sum + (building(number).build?.[resource] ?? 0), 0)).toBe(4);
    for (const { numbers } of LINES) {
      expect(numbers.slice(0, 4).map(ownCount)).toEqual([2, 2, 2, 2]);
      expect(numbers.slice(4).map(ownCount)).toEqual([2, 1, 1]);
    }
  });

  it('need every resource about equally often', () => {
    for (const resource of RESOURCES) {
      const needed = [...buildings.values()].reduce((sum, { build }) => sum + (build?.[resource] ?? 0), 0);
      expect(needed).toBeGreaterThanOrEqual(54);
      expect(needed).toBeLessThanOrEqual(66);
    }
  });

  it('are worth more along their line, and the same in every charter', () => {
    const values = (numbers: readonly number[]): number[] =>
      numbers.map((number) => building(number).value ?? 0);
    for (const { numbers } of LINES) {
      const [first = 0, second = 0, third = 0, fourth = 0, ...ends] = values(numbers);
      expect(first).toBeGreaterThanOrEqual(3);
      expect(first).toBeLessThanOrEqual(5);
      expect(second).toBeGreaterThan(first);
      expect(third).toBeGreaterThan(second);
      expect(fourth).toBeGreaterThan(third);
      expect(fourth).toBeLessThanOrEqual(15);
      expect(Math.min(...ends)).toBeGreaterThan(fourth);
      expect(Math.max(...ends)).toBeLessThanOrEqual(20);
    }
    const ofCharter = CHARTERS.map((charter) =>
      values(LINES.filter((line) => line.charter === charter).flatMap((line) => line.numbers)),
    );
    expect(new Set(ofCharter.map((list) => list.reduce((sum, value) => sum + value, 0))).size).toBe(1);
  });
});

describe('a building speaks only of what is known when it can be built', () => {
  /** Words that a crate brings into the game; everything else is known from the start. */
  const later = new Map<string, readonly number[]>([
    ['privateObjective', [7]],
    ['put', [10, 21, 26, 34, 42, 53]],
    ['income', [10, 21, 26, 34, 42, 53]],
    ['treasure', [17]],
    ['item', [23]],
    ['guest', [31]],
    ['friend', [47]],
    ['minion', [8, 15, 29, 32, 40, 48]],
    ['cat', [8]],
    ['ghost', [15]],
    ['butler', [29]],
    ['golem', [32]],
    ['robot', [40]],
    ['chef', [48]],
    ...['peril', ...PERILS].map((word): [string, number[]] => [word, [12, 20, 28, 36, 44, 52]]),
  ]);
  const unknown = ({ cost, benefit }: Building, opened: readonly number[]): string[] =>
    [...amounts(cost).keys(), ...wordsOf(benefit)].filter(
      (word) => later.has(word) && !later.get(word)?.some((crate) => opened.includes(crate)),
    );

  it.each(LINES)('in line $numbers', ({ numbers, crates }) => {
    const early = numbers.slice(0, 4).map((number, i) => unknown(building(number), crates.slice(0, i)));
    expect(early).toEqual([[], [], [], []]);
  });

  it('among the specials', () => {
    for (const number of SPECIAL) expect(unknown(building(number), [])).toEqual([]);
  });
});

describe('no building is a better or worse copy of another', () => {
  const all: readonly (readonly [string, Omit<Building, 'kind'>])[] = [
    ...Object.entries(box.commons),
    ...[...buildings].map(([number, one]) => [`${number}`, one] as const),
  ];
  const pairs = all.flatMap((a) => all.filter((b) => b !== a).map((b) => [a, b] as const));

  it('none has cost and benefit of another', () => {
    const said = all.map(([, { cost, benefit, income }]) => JSON.stringify([cost, benefit, income]));
    expect(new Set(said).size).toBe(said.length);
  });

  it('none asks less or the same and gives more or the same', () => {
    const copies = pairs.filter(([[, a], [, b]]) => asksNoMore(a, b) && givesNoLess(a, b));
    expect(copies.map(([[a], [b]]) => `${a} makes ${b} useless`)).toEqual([]);
  });
});

/** Sorts of things that may be named or left open. */
const SORTS: { readonly [open: string]: readonly string[] } = {
  resource: RESOURCES,
  card: CARD_KINDS,
  minion: MINIONS,
  peril: PERILS,
};
const n = (of: Amounts, word: string): number => of.get(word) ?? 0;
const sum = (of: Amounts, words: readonly string[]): number =>
  words.reduce((total, word) => total + n(of, word), 0);

/** Whether whoever can pay b can pay a: what a names must be named in b, what a leaves open may be anything of its sort. */
function asksNoMore(a: Omit<Building, 'kind'>, b: Omit<Building, 'kind'>): boolean {
  const [less, more] = [amounts(a.cost), amounts(b.cost)];
  const open = Object.keys(SORTS);
  return (
    [...less].every(([word, amount]) => open.includes(word) || amount <= n(more, word)) &&
    Object.entries(SORTS).every(([word, named]) => sum(less, [word, ...named]) <= sum(more, [word, ...named]))
  );
}

/** What an icon acts on is a price as well as a benefit: only buildings with the same aim can be compared. */
const AIMS = ['construct', 'crate', 'objective', 'quota'];

/** Whether a's plain benefit holds all of b's: what b names, a names or leaves open. */
function givesNoLess(a: Omit<Building, 'kind'>, b: Omit<Building, 'kind'>): boolean {
  if ((a.income === undefined) !== (b.income === undefined)) return false;
  const more = plainIcons(a.income ?? a.benefit);
  const less = plainIcons(b.income ?? b.benefit);
  if (more === undefined || less === undefined) return false;
  if (AIMS.some((aim) => n(more, aim) !== n(less, aim))) return false;
  const sorted = Object.entries(SORTS).flat(2);
  const rest = [...less].filter(([word]) => !sorted.includes(word));
  return (
    rest.every(([word, amount]) => n(more, word) >= amount) &&
    Object.entries(SORTS).every(([word, named]) => {
      const missing = named.reduce((total, one) => total + Math.max(0, n(less, one) - n(more, one)), 0);
      return n(less, word) + missing <= n(more, word);
    })
  );
}

describe('the kinds of building that cards refer to exist', () => {
  const costsOne = (resource: string): number[] =>
    takes(resource).filter((number) => [...amounts(building(number).cost)].flat().join() === `${resource},1`);

  it.each(RESOURCES)('two take one %s and nothing else', (resource) => {
    expect(costsOne(resource).length).toBeGreaterThanOrEqual(2);
  });

  it.each(RESOURCES)('at least six take %s', (resource) => {
    expect(takes(resource).length).toBeGreaterThanOrEqual(6);
  });

  it.each(['treasure', 'item', 'guest', 'friend'])('two give a %s', (kind) => {
    expect(gives(kind).length).toBeGreaterThanOrEqual(2);
  });

  it.each(['unconstructedBuilding', 'assistant', 'card'])('one gives a card of the sort %s', (kind) => {
    expect(gives(kind).length).toBeGreaterThanOrEqual(1);
  });

  it.each(['item', 'guest', 'treasure', 'minion', 'peril'])(
    'two take a %s, for points among other things',
    (kind) => {
      expect(takes(kind).length).toBeGreaterThanOrEqual(2);
      expect(takes(kind).some((number) => wordsOf(building(number).benefit).includes('vp'))).toBe(true);
    },
  );

  it.each(PERILS)('one takes the peril %s', (peril) => {
    expect(takes(peril).length).toBeGreaterThanOrEqual(1);
  });

  it.each([...MINIONS, 'minion'])('one gives a %s', (minion) => {
    expect(gives(minion).length).toBeGreaterThanOrEqual(1);
  });

  it.each([
    'construct',
    'crate',
    'objective',
    'quota',
    'reputation',
    'influence',
    'progress',
    'privateObjective',
  ])('two have the icon %s', (icon) => {
    expect(gives(icon).length).toBeGreaterThanOrEqual(2);
  });

  it('eight have an octagon, which is all they ask', () => {
    const octagons = [...buildings.values()].filter(({ income }) => income !== undefined);
    expect(octagons).toHaveLength(8);
    for (const { cost, benefit } of octagons)
      expect({ cost, benefit }).toEqual({ benefit: { put: 'octagon' } });
  });

  it('ten or more take coins, one of them four for five points and one seven', () => {
    expect(takes('coin').length).toBeGreaterThanOrEqual(10);
    expect(takes('coin').map((number) => building(number))).toContainEqual(
      expect.objectContaining({ cost: { coin: 4 }, benefit: { vp: 5 } }),
    );
    expect(takes('coin').some((number) => building(number).cost?.coin === 7)).toBe(true);
  });
});

describe('the price of a use', () => {
  it('none but the basic ones and the octagons is free of charge', () => {
    const free = [...buildings].filter(([, one]) => amounts(one.cost).size === 0 && one.income === undefined);
    expect(free.map(([number]) => number)).toEqual(BASIC);
  });
});
