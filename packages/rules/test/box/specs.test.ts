import { box } from '@charterstone/box';
import { type CardData, PERILS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { specsIn, specsOf } from './titles.ts';

/**
 * Nothing in the box is without a spec that names it: `card 219: …`, `crate A …`, `peril bandit`. Lists and ranges do not count,
 * each has to be named by itself. The tree of the specs is that of the box: `cards/personas` there, `personas` here.
 */
type Wanted = { readonly of: string; readonly below: string; readonly names: readonly string[] };

function cardsThat(fit: (card: CardData, number: number) => boolean): readonly string[] {
  return Object.entries(box.cards).flatMap(([number, card]) =>
    fit(card, Number(number)) ? [`card ${number}`] : [],
  );
}

const isSpecial = (card: CardData): boolean => card.kind === 'building' && card.charter === undefined;
const crates = Object.keys(box.crates);

const WANTED: readonly Wanted[] = [
  { of: 'personas', below: 'cards/personas/', names: cardsThat(({ kind }) => kind === 'persona') },
  { of: 'treasures', below: 'cards/treasures/', names: cardsThat(({ kind }) => kind === 'treasure') },
  { of: 'objectives', below: 'cards/objectives', names: cardsThat(({ kind }) => kind === 'objective') },
  { of: 'minions', below: 'cards/minions/', names: cardsThat(({ kind }) => kind === 'minion') },
  { of: 'peril', below: 'cards/chronicle/perils/', names: PERILS.map((peril) => `peril ${peril}`) },
  { of: 'guideposts', below: 'cards/campaign/', names: cardsThat(({ kind }) => kind === 'guidepost') },
  {
    of: 'forks',
    below: 'cards/crates/',
    names: crates.filter((name) => /^[A-Z]$/.test(name)).map((name) => `crate ${name}`),
  },
  { of: 'special buildings', below: 'cards/buildings/special', names: cardsThat(isSpecial) },
  {
    of: 'other buildings',
    below: '',
    names: cardsThat((card) => card.kind === 'building' && !isSpecial(card) && card.build !== undefined),
  },
  { of: 'the Automa deck', below: 'automa/', names: cardsThat(({ kind }) => kind === 'automa') },
  { of: 'items', below: 'cards/items', names: cardsThat(({ kind }) => kind === 'item') },
  { of: 'friends', below: 'cards/friends', names: cardsThat(({ kind }) => kind === 'friend') },
  { of: 'guests', below: 'cards/guests', names: cardsThat(({ kind }) => kind === 'guest') },
  { of: 'companions', below: 'cards/companions/', names: cardsThat(({ kind }) => kind === 'companion') },
  {
    of: 'the spectral worker',
    below: 'cards/companions/',
    names: cardsThat(({ kind }) => kind === 'spectral'),
  },
  {
    of: 'numbered crates',
    below: '',
    names: crates.filter((name) => /^\d+$/.test(name)).map((name) => `crate ${name}`),
  },
];

const specs = specsIn();

/** Everything a spec below a folder is named after. */
function named(below: string): ReadonlySet<string> {
  const found = specs.filter(({ file }) => file.startsWith(below));
  return new Set(
    found.flatMap(({ titles }) =>
      titles.flatMap((title) => /^(?:card|crate|peril) \w+\b/.exec(title)?.[0] ?? []),
    ),
  );
}

describe('a spec for everything in the box', () => {
  test.each(WANTED)('$of', ({ below, names }) => {
    const known = named(below);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('how titles are read', () => {
  const titlesOf = (source: string) =>
    specsOf('some.test.ts', source).map(({ titles }) => titles.join(' > '));

  test('a test within its groups', () => {
    const source = `describe('card 7', () => { describe('in play', () => { test('speaks', () => {}); }); });`;
    expect(titlesOf(source)).toEqual(['card 7 > in play > speaks']);
  });

  test('a table of rows: one title each, by field or by place', () => {
    const source = `
      const ROWS = [{ card: 7 }, { card: 8 }] as const;
      describe.each(ROWS)('card $card', () => { test.each([1, 2])('by %i', () => {}); });`;
    expect(titlesOf(source)).toEqual(['card 7 > by 1', 'card 7 > by 2', 'card 8 > by 1', 'card 8 > by 2']);
  });

  test('a table that is computed names nothing', () => {
    expect(titlesOf(`test.each(rows())('card %i', () => {});`)).toEqual(['card %i']);
  });

  test('what is said elsewhere than in a title counts for nothing', () => {
    expect(titlesOf(`// card 9\ntest('card 7', () => { say('card 8'); });`)).toEqual(['card 7']);
  });
});
