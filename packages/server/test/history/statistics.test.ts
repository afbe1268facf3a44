import type { Statistics } from '@charterstone/protocol';
import { statistics } from '@charterstone/protocol';
import { type Fact, isAside, isOver, replay } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { statisticsOf } from '../../src/history/statistics.ts';
import { standing } from '../../src/tables/standing.ts';
import { box } from '../journals/games.ts';
import { lively, long, MADE_AT, type Played, recordingOf, straight, timeOf } from './campaigns.ts';

function statisticsIn(campaign: Omit<Played, 'seen'>): Statistics {
  return statisticsOf(recordingOf(campaign).places);
}

function factsIn({ setting, entries }: Omit<Played, 'seen'>): readonly (readonly Fact[])[] {
  const found = replay(box, { setting, entries: standing(entries) });
  if (!found.ok) throw new Error('the campaign can be played again');
  return found.facts;
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, n) => all + n, 0);
}

describe.each([
  [1, 0, 5],
  [3, 0, 8],
  [6, 0, 5],
  [2, 2, 5],
])('a campaign of %i seats and %i Automas, after %i games', (seats, automas, games) => {
  const campaign = long(games + 1, seats, 'a', automas);
  const found = statisticsIn(campaign);
  const all = factsIn(campaign);
  const facts = all.flat();

  test('has the shape that the protocol says', () => {
    expect(statistics.parse(found)).toEqual(found);
  });

  test('points by source add up to the points of each game', () => {
    const over = found.games.filter((game) => game.over);
    expect(over).toHaveLength(games);
    for (const { game, points, sources } of over) {
      expect(Object.keys(points)).toHaveLength(seats + automas);
      for (const [charter, n] of Object.entries(points))
        expect([game, charter, sum(sources[charter] ?? {})]).toEqual([game, charter, n]);
    }
  });

  // In the later games some begin with points for their glory.
  if (games > 5)
    test('points that are given before a game begins are among them', () => {
      const names = facts
        .map(({ fact }) => fact)
        .filter((name) => /^(gameEnded|gameBegan|points)$/.test(name));
      expect(names.join(' ')).toContain('gameEnded points gameBegan');
    });

  test('games end as they were told to end', () => {
    const ends = facts.flatMap((fact) => (fact.fact === 'gameEnded' ? [fact] : []));
    expect(found.games.map(({ game }) => game)).toEqual(Array.from({ length: games + 1 }, (_, i) => i + 1));
    expect(found.games.filter(({ over }) => over)).toMatchObject(
      ends.map(({ winners, points }) => ({ winners, points })),
    );
  });

  test('choices, turns, buildings and crates are all counted', () => {
    const told = (name: Fact['fact']) => facts.filter(({ fact }) => fact === name).length;
    expect(found.choices).toBe(campaign.entries.length);
    expect(sum(found.built)).toBe(told('built'));
    expect(sum(found.opened)).toBe(told('opened'));
    const each = (key: 'choices' | 'turns') =>
      found.games.map((game) => (key === 'choices' ? game.choices : sum(game.turns)));
    expect(each('choices').reduce((a, b) => a + b)).toBe(campaign.entries.length);
    expect(each('turns').reduce((a, b) => a + b)).toBe(told('turnBegan'));
    expect(Math.min(...each('turns').slice(0, games))).toBeGreaterThan(0);
  });

  test('every page of the book has what belongs to its game', () => {
    const pages = found.games.map(({ page }) => page);
    const told = <N extends Fact['fact']>(name: N) =>
      facts.flatMap((fact) => (fact.fact === name ? [fact] : []));
    expect(pages.flatMap(({ built }) => built)).toHaveLength(told('built').length);
    expect(pages.flatMap(({ opened }) => opened)).toHaveLength(
      told('opened').length + told('unlocked').length,
    );
    const stars = facts.filter((fact) => fact.fact === 'marked' && fact.sheet === 'glory');
    expect(pages.reduce((all, page) => all + sum(page.stars), 0)).toBe(stars.length);
    expect(pages.reduce((all, page) => all + sum(page.objectives), 0)).toBe(told('scored').length);
    expect(pages.flatMap(({ doors }) => doors.map(({ door }) => door))).toEqual(
      told('storyOpened').map((fact) => 'door' in fact && fact.door),
    );
    for (const [i, page] of pages.slice(0, games).entries()) {
      expect(page.rounds).toBeGreaterThan(0);
      expect(Object.keys(page.seats).sort()).toEqual(Object.keys(found.games[i]?.points ?? {}).sort());
      expect(new Set(Object.values(page.seats)).size).toBe(seats + automas);
      // The first game has neither a goal nor a fork (card 20).
      expect(page.guidepost === undefined).toBe(i === 0);
      expect(page.doors).toHaveLength(i === 0 ? 0 : 1);
      expect(page.doors.every(({ story }) => story !== undefined)).toBe(true);
      expect(Object.keys(page.personas).length).toBeGreaterThanOrEqual(seats);
    }
  });

  test('games begin and end at the time of the choice that made them', () => {
    const timesOf = (name: Fact['fact']) =>
      all.flatMap((some, seq) => some.filter(({ fact }) => fact === name).map(() => timeOf(seq)));
    expect(found.games.flatMap(({ ended }) => ended ?? [])).toEqual(timesOf('gameEnded'));
    const began = timesOf('gameBegan');
    expect(found.games.map((game) => game.began).slice(0, began.length)).toEqual(began);
  });
});

test('what was taken back, by one or by all, is not counted', () => {
  const { setting, entries } = lively({ seats: 3, seed: 'taken back' }, 400);
  const clean = straight(entries);
  const choices = clean.filter(({ choice }) => !isAside(choice)).length;
  expect(choices).toBeLessThan(entries.length - 50);
  expect(statisticsIn({ setting, entries })).toEqual(statisticsIn({ setting, entries: clean }));
  expect(statisticsIn({ setting, entries }).choices).toBe(choices);
});

test('a campaign that has not begun has a first game without anything in it', () => {
  expect(statisticsIn({ setting: { seats: 2, seed: 'fresh' }, entries: [] })).toMatchObject({
    games: [{ game: 1, over: false, winners: [], points: {}, sources: {}, choices: 0, began: MADE_AT }],
    choices: 0,
    opened: {},
  });
});

test('names that people gave, and how the campaign ended, are told', () => {
  const { setting, entries } = long(13, 2, 'to the end');
  const found = statisticsIn({ setting, entries });
  expect(statistics.parse(found)).toEqual(found);
  const { champions = [], scores = [] } = found.ending ?? {};
  expect(scores).toHaveLength(2);
  expect(champions.length).toBeGreaterThan(0);
  expect(found.games.find(({ game }) => game === 11)?.page.doors.length).toBe(2);
  expect(found.titles).toEqual({});
  const named = { seq: entries.length + 1, seat: 1, message: 'm', at: timeOf(entries.length + 1) };
  const [, charter = 'red'] = Object.keys(found.games[0]?.points ?? {});
  const choice = { do: 'name', what: charter, text: 'Duck <Row>' } as const;
  const after = statisticsIn({ setting, entries: [...entries, { ...named, choice }] });
  expect(Object.values({ ...after.titles, ...after.names })).toEqual(['Duck <Row>']);
});

test('a table that closes has no page for a game that nobody plays', () => {
  const { setting, entries } = long(4, 2, 'closing');
  const closed = { ...setting, games: 3 };
  const last = recordingOf({ setting: closed, entries: [] });
  for (const entry of entries) {
    if (isOver(last.state)) break;
    last.take([entry]);
  }
  expect(isOver(last.state)).toBe(true);
  expect(statisticsOf(last.places).games.map(({ game, over }) => [game, over])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
});
