import { box } from '@charterstone/box';
import { type Building, CARD_KINDS, MINIONS, PERILS, RESOURCES } from '@charterstone/rules';
import { describe, expect, it } from 'vitest';
import { text as de } from '../text/de/index.ts';
import { text as en } from '../text/en/index.ts';
import { text as pl } from '../text/pl/index.ts';
import { amounts, building, buildings, gives, LINES, OWN, SPECIAL, takes, wordsOf } from './village.ts';

/** What every building has to keep to, whatever balance does to its numbers. */

const inLines = LINES.flatMap(({ numbers }) => numbers);
const worthOf = (number: number): number => building(number).value ?? 0;
const kindsToBuild = (number: number): number => Object.keys(building(number).build ?? {}).length;

describe('the 96 buildings', () => {
  it('are 96', () => {
    expect(buildings.size).toBe(96);
    expect(inLines).toHaveLength(84);
  });

  it('are built from four resources, mostly two of their own charter and two of others', () => {
    const prices = [...inLines, ...SPECIAL].map((number) => Object.values(building(number).build ?? {}));
    expect(prices.filter((price) => price.reduce((sum, n) => sum + n, 0) !== 4)).toEqual([]);
    const ownTwice = inLines.filter((number) => {
      const { charter, build } = building(number);
      return charter !== undefined && build?.[OWN[charter]] === 2;
    });
    expect(ownTwice.length).toBeGreaterThan(inLines.length / 2);
  });

  it.each(LINES)('line $numbers gets more varied towards its ends', ({ numbers }) => {
    const kinds = numbers.map(kindsToBuild);
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(kinds.at(-1)).toBeGreaterThan(kinds[0] ?? 0);
  });

  it.each(LINES)('line $numbers is worth 3 to 5 at first, 15 at the fourth and at most 20', ({ numbers }) => {
    const [first = 0, , , fourth, ...ends] = numbers.map(worthOf);
    const start = numbers.slice(0, 4).map(worthOf);
    expect([3, 4, 5]).toContain(first);
    expect(start).toEqual(start.toSorted((a, b) => a - b));
    expect(fourth).toBe(15);
    expect(ends.filter((value) => value <= 15 || value > 20)).toEqual([]);
  });

  it('reach the highest value somewhere in every charter', () => {
    for (const [charter] of Object.entries(OWN)) {
      const values = inLines.filter((number) => building(number).charter === charter).map(worthOf);
      expect([charter, Math.max(...values)]).toEqual([charter, 20]);
    }
  });

  it.each([
    ['en', en],
    ['de', de],
    ['pl', pl],
  ] as const)('have a name and one line of flavour in %s, each its own', (_, text) => {
    const names = new Set<string>();
    const lines = new Set<string>();
    for (const number of buildings.keys()) {
      const { name = '', flavour = '' } = text.cards[number] ?? {};
      expect([number, /\p{L}{3}/u.test(name), /\p{L}{3}/u.test(flavour)]).toEqual([number, true, true]);
      names.add(name);
      lines.add(flavour);
    }
    expect([names.size, lines.size]).toEqual([96, 96]);
  });
});

describe('every kind of building that a card needs exists', () => {
  const alone = (word: string): number[] =>
    takes(word).filter((number) => amounts(building(number).cost).size === 1);

  it.each(RESOURCES)('one whose whole cost is %s', (resource) => {
    expect(alone(resource)).not.toEqual([]);
  });

  // Constructed cards can't be promised (in a full village few are on the mat): they come where any card does.
  it.each(CARD_KINDS.filter((kind) => kind !== 'constructedBuilding'))(
    'a giver of the card kind %s',
    (kind) => {
      expect(gives(kind)).not.toEqual([]);
    },
  );

  it('givers of any card, so also of constructed ones', () => {
    expect(gives('card').length).toBeGreaterThanOrEqual(3);
  });

  it.each(['item', 'guest', 'treasure', 'friend', 'minion', 'peril', 'coin', ...PERILS])(
    'a taker of %s',
    (held) => {
      expect(takes(held)).not.toEqual([]);
    },
  );

  it.each(['minion', ...MINIONS])('a giver of %s', (minion) => {
    expect(gives(minion)).not.toEqual([]);
  });

  it.each(['reputation', 'influence', 'progress', 'income', 'privateObjective', 'persona', 'refreshMat'])(
    'a giver of %s',
    (icon) => {
      expect(gives(icon)).not.toEqual([]);
    },
  );

  it.each([
    ['construct', box.commons.zeppelin],
    ['crate', box.commons.charterstone],
    ['objective', box.commons.grandstand],
    ['quota', box.commons.cloudPort],
  ] as const)('the icon %s at other prices than in the Commons', (icon, common) => {
    expect(gives(icon).length).toBeGreaterThanOrEqual(2);
    for (const number of gives(icon)) expect(building(number).cost).not.toEqual(common.cost);
  });

  it('one that turns four coins into five points', () => {
    expect([...buildings.values()]).toContainEqual(
      expect.objectContaining({ cost: { coin: 4 }, benefit: { vp: 5 } }),
    );
  });
});

describe('no card waits for a building that does not exist', () => {
  /** Every place in the box that says which building it hears, with the card that says it. */
  const heard = Object.entries(box.cards).flatMap(([card, data]) => {
    if (!('abilities' in data) || data.abilities === undefined) return [];
    const abilities = 'length' in data.abilities ? data.abilities : [data.abilities];
    return abilities.flatMap(({ where = {} }) =>
      where.takes === undefined && where.gives === undefined && where.via === undefined
        ? []
        : [{ card, where }],
    );
  });
  const speaks = (one: Omit<Building, 'kind'>, word: string): boolean => wordsOf(one.benefit).includes(word);

  it('is asked of the personas and friends that need one', () => {
    expect(heard.length).toBeGreaterThanOrEqual(20);
  });

  it.each(heard)(
    'card $card has buildings to speak at',
    ({ where: { takes: taken, gives: given, via, card, charter } }) => {
      const all = [...Object.values(box.commons), ...buildings.values()];
      const fits = all.filter(
        (one) =>
          (taken === undefined || amounts(one.cost).has(taken)) &&
          (given === undefined || speaks(one, given)) &&
          (via === undefined || (card !== undefined && speaks(one, card))) &&
          (charter === undefined || one.charter === charter),
      );
      expect(fits).not.toEqual([]);
    },
  );

  it('objective 226 finds its three octagons', () => {
    const octagons = [...buildings.values()].filter(({ income }) => income !== undefined);
    expect(octagons.length).toBeGreaterThanOrEqual(3);
  });
});
