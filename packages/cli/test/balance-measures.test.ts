import { describe, expect, test } from 'vitest';
import { figuresOf } from '../src/balance/figures.ts';
import type { Check } from '../src/balance/line.ts';
import type { MeasureName } from '../src/balance/measures.ts';
import { Sample } from '../src/balance/sample.ts';
import type { CampaignTold, GameTold } from '../src/balance/told.ts';
import { failed, judge } from '../src/balance/verdict.ts';
import { campaignTold, gameTold } from './balance.ts';

/** Twelve games, each made of its number. */
const games = (of: (game: number) => Partial<GameTold>): GameTold[] =>
  Array.from({ length: 12 }, (_, i) => gameTold(of(i + 1)));

function judged(measure: MeasureName, campaigns: readonly CampaignTold[], said: Partial<Check> = {}) {
  return judge(new Sample(campaigns, '1'), { name: measure, measure, low: 0, high: 100, ...said });
}

/** What was measured of each part, by its name. */
function valuesOf(...asked: Parameters<typeof judged>): Record<string, number> {
  return Object.fromEntries(judged(...asked).parts.map(({ of, value }) => [of, value]));
}

test('the winning score is that of the winner, the median over campaigns, game by game', () => {
  const campaign = (more: number) =>
    campaignTold({ games: games((game) => ({ points: { red: 10 * game + more, blue: 3, black: 7 } })) });
  const values = valuesOf('winningScore', [campaign(0), campaign(5), campaign(1)], { games: [5, 7] });
  expect(values).toEqual({ 'game 5': 51, 'game 6': 61, 'game 7': 71 });
});

test('turns are the median over all seats of all campaigns, game by game', () => {
  const campaign = (red: number, blue: number) =>
    campaignTold({ games: games(() => ({ turns: { red, blue } })) });
  const values = valuesOf('turns', [campaign(10, 20), campaign(12, 30)], { games: [1, 2] });
  expect(values).toEqual({ 'game 1': 16, 'game 2': 16 });
});

test('crates are those open after the last game, the median over campaigns', () => {
  const campaign = (by: number) => campaignTold({ games: games((game) => ({ crates: game * by })) });
  expect(valuesOf('crates', [campaign(1), campaign(2), campaign(4)])).toEqual({ 'numbered crates': 24 });
});

test('wins of charters and of first players, from even', () => {
  const played = games((game) => ({
    first: game <= 3 ? 'red' : 'blue',
    winners: game <= 9 ? ['red'] : ['blue'],
  }));
  const campaign = campaignTold({ games: played });
  expect(valuesOf('charterWins', [campaign])).toEqual({ red: 25, blue: -25 });
  expect(valuesOf('firstPlayerWins', [campaign])).toEqual({ 'the first player': 0 });
});

describe('mechanisms', () => {
  const met = campaignTold({ unlocked: ['items', 'guests'], met: ['items'] });
  const unlocked = campaignTold({ unlocked: ['items', 'guests'] });
  const four = [met, unlocked, unlocked, unlocked];

  test('count where somebody met them; that they are there is not enough', () => {
    expect(valuesOf('mechanisms', four)).toMatchObject({ items: 25, guests: 0, friends: 0 });
    expect(judged('mechanisms', four).parts).toHaveLength(24);
  });

  test('a check can be about some of them only, or about all but some', () => {
    expect(valuesOf('mechanisms', four, { only: ['guests', 'items'] })).toEqual({ guests: 0, items: 25 });
    const others = valuesOf('mechanisms', four, { but: ['guests', 'items'] });
    expect(Object.keys(others)).toHaveLength(22);
    expect(others).not.toHaveProperty('items');
  });

  test('what a check is not about does not fail it', () => {
    expect(judged('mechanisms', four, { low: 90 }).ok).toBe(false);
    expect(judged('mechanisms', [met], { only: ['items'], low: 90 })).toMatchObject({ ok: true, value: 100 });
    expect(judged('mechanisms', [met], { only: ['guests'], low: 90 })).toMatchObject({ ok: false, value: 0 });
  });
});

describe('the story', () => {
  const through = (...doors: string[]) => campaignTold({ doors });

  test('has two endings, each with its share of the campaigns', () => {
    const values = valuesOf('endings', [
      through('A', 'U'),
      through('A', 'V'),
      through('B', 'U'),
      through('A', 'U'),
    ]);
    expect(Object.entries(values).map(([name, value]) => [name.slice(0, 2), value])).toEqual([
      ['U:', 75],
      ['V:', 25],
    ]);
  });

  test('each chosen door has its share, and what the table decides is not asked about', () => {
    const values = valuesOf('forks', [through('A'), through('B'), through('A'), through('A')]);
    const letters = Object.fromEntries(Object.entries(values).map(([name, value]) => [name[0], value]));
    expect(letters).toMatchObject({ A: 75, B: 25, C: 0 });
    expect(letters).not.toHaveProperty('N');
    expect(letters).not.toHaveProperty('P');
  });
});

test('games that were not played to their end are counted, in all campaigns', () => {
  const short = (many: number) => campaignTold({ games: games(() => ({})).slice(0, many) });
  expect(valuesOf('unfinished', [short(12), short(9), short(11)])).toEqual({ 'all games': 4 });
});

test('the most is of whole games in which a building stood, the least of placements while it stood', () => {
  const late = games((game) =>
    game < 11
      ? { placements: {}, chances: {}, placed: 100 }
      : { placements: { 22: 10 }, chances: { 22: 50 }, placed: 100 },
  );
  const campaigns = [campaignTold({ games: late })];
  expect(judged('mostUsed', campaigns, { games: [4, 12] }).value).toBe(10);
  expect(judged('leastUsed', campaigns).value).toBe(20);
});

describe('where there is no value it is null, so that every check has the same fields', () => {
  test('a line that is no check', () => {
    expect(failed({ name: 'line 2', problem: 'it has no name' })).toEqual({
      name: 'line 2',
      ok: false,
      value: null,
      low: null,
      high: null,
      problem: 'it has no name',
      parts: [],
    });
  });

  test('a check with nothing to measure keeps its limits', () => {
    expect(judged('leastUsed', [campaignTold()], { low: 0.5 })).toMatchObject({
      value: null,
      low: 0.5,
      high: 100,
    });
  });
});

describe('the figures of tables and charts', () => {
  const campaign = (by: number, met: readonly string[]) =>
    campaignTold({
      games: games((game) => ({
        points: { red: 40 + by, blue: 10 },
        turns: { red: 18, blue: 22 },
        sources: { crates: 10, quota: 4 },
        endedBy: by === 1 ? 'influence' : 'stall',
        crates: game * by,
      })),
      doors: by === 1 ? ['U'] : ['V'],
      unlocked: ['items', 'guests'],
      met,
    });
  const found = figuresOf(
    new Sample([campaign(1, ['items']), campaign(2, []), campaign(3, []), campaign(4, [])], '1'),
  );

  test('by game: scores of winners, turns, crates, sources a seat, how it ended', () => {
    expect(found.games).toHaveLength(12);
    expect(found.games[11]).toMatchObject({
      game: 12,
      winningScore: { least: 41, lower: 41.75, median: 42.5, upper: 43.25, most: 44 },
      turns: { least: 18, median: 20, most: 22 },
      crates: { least: 12, median: 30, most: 48 },
      sources: { crates: 5, quota: 2, story: 0 },
      endedBy: { influence: 25, stall: 75, construct: 0 },
    });
    expect(found.games[0]?.crates).toMatchObject({ least: 1, median: 2.5, most: 4 });
  });

  test('by mechanism: where it was met, and where it could have been', () => {
    const of = (wanted: string) => found.mechanisms.find(({ name }) => name === wanted);
    expect(of('items')).toMatchObject({ value: 25, unlocked: 100 });
    expect(of('guests')).toMatchObject({ value: 0, unlocked: 100 });
    expect(of('friends')).toMatchObject({ value: 0, unlocked: 0 });
  });

  test('by ending', () => {
    expect(found.endings.map(({ name, value }) => [name[0], value])).toEqual([
      ['U', 25],
      ['V', 75],
    ]);
  });
});
