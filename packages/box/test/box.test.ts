import { box } from '@charterstone/box';
import { CHARTERS, compile, RESOURCES } from '@charterstone/rules';
import { describe, expect, it } from 'vitest';

const numbers = Object.keys(box.cards).map(Number);
const ofKind = (kind: string): number[] => numbers.filter((number) => box.cards[number]?.kind === kind);
const run = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('the box', () => {
  it('can be played', () => {
    expect(() => compile(box)).not.toThrow();
  });

  it('holds what the Index Guide counts', () => {
    const counts = Object.fromEntries(
      [...new Set(Object.values(box.cards).map((card) => card.kind))].map((kind) => [
        kind,
        ofKind(kind).length,
      ]),
    );
    expect(counts).toMatchObject({
      building: 96,
      assistant: 8,
      friend: 12,
      item: 12,
      guest: 12,
      treasure: 15,
      companion: 6,
      spectral: 1,
      objective: 18,
      minion: 6,
      guidepost: 14,
      victory: 12,
      location: 6,
      // 6 original ones, 48 in crates, 12 that take a side, 6 of the Automa.
      persona: 72,
      automa: 16,
    });
    expect(Object.keys(box.crates).filter((crate) => /^\d+$/.test(crate))).toHaveLength(54);
    expect(Object.keys(box.crates).filter((crate) => /^[A-W]$/.test(crate))).toHaveLength(23);
  });

  it('has a card on every number that the game has', () => {
    expect(run(1, 413).filter((number) => !numbers.includes(number))).toEqual([...run(163, 199), 399]);
  });

  it('brings every card into the game by exactly one way, shared rules and fork stories aside', () => {
    const crates = Object.values(box.crates);
    const once = crates.flatMap(({ hand = [], chest, supply = [], one = [] }) => [
      ...hand,
      ...(chest === undefined ? [] : [chest]),
      ...supply,
      ...one,
    ]);
    expect(new Set(once).size).toBe(once.length);
    const { charters, deck, objectives, read } = box.startUp;
    const start = [
      ...Object.values(charters).flatMap(({ basic, persona }) => [basic, persona]),
      ...deck,
      ...objectives,
      ...Object.values(read).flat(),
    ];
    const shared = crates.flatMap(({ rules = [], stories = [], next }) => [
      ...rules,
      ...stories,
      ...(next === undefined ? [] : [next]),
    ]);
    // By number: printed rules enter and read cards 14 to 20, crates fetch the spectral worker and the victory cards.
    const named = JSON.stringify([box.printedRules, box.crates, box.cards]);
    const byNumber = [...named.matchAll(/"(?:enter|read|move)":\[([\d,]+)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map(Number),
    );
    expect(byNumber).toEqual(expect.arrayContaining([...run(14, 20), ...run(343, 355)]));
    const reachable = new Set([...once, ...start, ...shared, ...byNumber, box.startUp.guidepost]);
    // The others are fetched by their sort, or belong to the Automa: its rules, its deck, its personas.
    const rest = numbers.filter((number) => !reachable.has(number));
    expect(rest).toEqual([...run(158, 162), ...run(337, 342), ...run(357, 374), ...run(377, 398)]);
    const forAutomas = numbers.filter((number) => {
      const card = box.cards[number];
      return card?.kind === 'persona' && card.automa === true;
    });
    expect(forAutomas).toEqual(run(393, 398));
    for (const sort of ['companion', 'locationCard', 'loyal', 'rebel'])
      expect(named).toContain(`"move":"${sort}"`);
  });
});

describe('the Automa', () => {
  const { deck = [], later = [], stickers = [] } = box.automa ?? {};
  const faces = [...deck, ...later].flatMap((number) => {
    const card = box.cards[number];
    return card?.kind === 'automa' ? [card] : [];
  });

  it('begins with thirteen cards, and three more join', () => {
    expect([deck, later]).toEqual([run(377, 389), run(390, 392)]);
    expect([...deck, ...later]).toEqual(ofKind('automa'));
  });

  it('goes to the Commons with six of the thirteen, which move the progress token, and to charters with seven', () => {
    const first = faces.slice(0, deck.length);
    const commons = first.filter(({ go }) => typeof go === 'string');
    expect(commons.map(({ go }) => go).sort()).toEqual(
      ['charterstone', 'charterstone', 'grandstand', 'grandstand', 'market', 'zeppelin'].sort(),
    );
    for (const card of first)
      expect(card.rewards?.includes('progress') ?? false).toBe(typeof card.go === 'string');
  });

  it('pleases and displeases the king equally often with its sixteen cards', () => {
    const pleased = faces.filter(({ king }) => king === 'pleased');
    expect([pleased.length, faces.length - pleased.length]).toEqual([8, 8]);
  });

  it('has five rules, each beside the one that it goes with', () => {
    expect(stickers.map(({ rule, beside }) => [rule, beside])).toEqual([
      [158, 33],
      [159, 132],
      [160, 36],
      [161, 29],
      [162, 157],
    ]);
    for (const { rule, beside } of stickers)
      expect([box.cards[rule]?.kind, box.cards[beside]?.kind]).toEqual(['rule', 'rule']);
  });

  it('counts as a number of its own for the goals that ask for what it does not have', () => {
    const counting = ofKind('guidepost').flatMap((number) => {
      const card = box.cards[number];
      return card?.kind === 'guidepost' && card.automa !== undefined ? [[number, card.automa]] : [];
    });
    expect(counting).toEqual([
      [400, 3],
      [401, 0],
      [409, { less: 3 }],
      [410, 6],
      [411, 2],
      [412, { less: 6 }],
      [413, { less: 6 }],
    ]);
  });
});

describe('crates', () => {
  const withRule = (rule: number): string[] =>
    Object.entries(box.crates).flatMap(([crate, { rules = [] }]) => (rules.includes(rule) ? [crate] : []));

  it.each([
    [24, '7'],
    [27, '10 21 26 34 42 53'],
    [29, '11 14 19 22 24 27 30 35 38 43 46 51 54'],
    [33, '8 15 29 32 40 48'],
    [34, '8 15 29 32 40 48'],
    [36, '12 20 28 36 44 52'],
    [37, '12 20 28 36 44 52'],
    [47, '17'],
    [60, '23'],
    [75, '31'],
    [90, '39'],
    [111, '47'],
    [125, 'A B'],
    [126, 'A B'],
    [127, 'A B'],
    [132, 'E F'],
    [157, 'W'],
  ])('rule card %i comes with %s', (rule, crates) => {
    expect(withRule(rule).join(' ')).toBe(crates);
  });

  it('hold a persona, but for the last of six lines', () => {
    const without = Object.entries(box.crates).filter(
      ([crate, { chest }]) => /\d/.test(crate) && chest === undefined,
    );
    expect(without.map(([crate]) => crate).join(' ')).toBe('11 22 30 35 46 54');
  });

  it('of the story please and displease kings in pairs', () => {
    const kings = 'ABCDEFGHIJKLMNOPQRSTUVW'.split('').map((letter) => box.crates[letter]?.kings ?? 0);
    expect(kings).toEqual([-1, 1, 1, -1, 1, -1, 1, -1, 3, -3, -1, 1, -2, 2, -2, 2, 3, -3, 1, -1, 0, 0, 0]);
    // With all kings pleased, six kind companions and six rebels the battle counts 46 (card 148).
    const pleased = kings.filter((n) => n > 0).reduce((sum, n) => sum + n, 0);
    expect(pleased + 6 * 3 + 6 * 2).toBe(46);
  });
});

describe('cards', () => {
  it('of locations cover every plot once', () => {
    for (const charter of CHARTERS) {
      const plots = ofKind('location').map((number) => {
        const card = box.cards[number];
        return card?.kind === 'location' ? card.plots[charter] : 0;
      });
      expect(plots.sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  it('of items take three resources each, every resource six times', () => {
    const prices = ofKind('item').map((number) => {
      const card = box.cards[number];
      const abilities = card?.kind === 'item' ? card.abilities : [];
      return 'pay' in abilities ? (abilities.pay ?? {}) : {};
    });
    const needed = (of: typeof prices, resource: (typeof RESOURCES)[number]): number =>
      of.reduce((total, price) => total + (price[resource] ?? 0), 0);
    for (const price of prices)
      expect(RESOURCES.reduce((total, resource) => total + needed([price], resource), 0)).toBe(3);
    for (const resource of RESOURCES) expect(needed(prices, resource)).toBe(6);
  });

  it('of rules that replace another say again what stays', () => {
    for (const number of [14, 29, 155])
      expect(JSON.stringify(box.cards[number])).toContain(
        '{"on":"built","where":{"by":"human"},"do":{"progress":1}}',
      );
    expect(JSON.stringify(box.cards[156])).toContain('"on":"opened"');
  });
});
