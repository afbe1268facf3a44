import { describe, expect, test } from 'vitest';
import { accountOf, servedFor } from '../../src/book/account.ts';
import { gameChart, lengthsChart, pointsChart, sourcesChart } from '../../src/book/chart.ts';
import { endingOf } from '../../src/book/ending.ts';
import { lengthWords, pathOf, verdictOf } from '../../src/book/gameWords.ts';
import { chestsAt, type Sheet, sheetsOf } from '../../src/book/sheet.ts';
import { sum } from '../../src/book/sources.ts';
import { freshSites, openAt, stopsOf } from '../../src/book/stops.ts';
import { type Book, bookOf } from './campaigns.ts';

/** What the book shows of the chests. */
function sheetsIn({ teller, villages }: Pick<Book, 'teller' | 'villages'>): readonly Sheet[] {
  const chests = chestsAt(teller, (game) => villages.get(game));
  if (chests === undefined) throw new Error('the chests are not known');
  return sheetsOf(teller, chests);
}

describe.each([
  { game: 6, seats: 3 },
  { game: 4, seats: 1, automas: 2 },
  { game: 3, seats: 6, lang: 'pl' },
  { game: 13, seats: 2, lang: 'de' },
] as const)('the book of $seats at game $game', (asked) => {
  const { statistics, chapters, teller, villages } = bookOf(asked);
  const { account } = teller;
  const over = account.games.filter((game) => game.over);

  test('points are those that the server counted, and come from somewhere', () => {
    expect(over).toHaveLength(asked.game - 1);
    for (const [i, { results }] of over.entries()) {
      const told = statistics.games[i];
      expect(Object.fromEntries(results.map(({ charter, points }) => [charter, points]))).toEqual(
        told?.points,
      );
      for (const { points, parts } of results) expect(sum(parts.map(({ n }) => n))).toBe(points);
      const winners = results.flatMap(({ hasWon, charter }) => (hasWon ? [charter] : []));
      expect(winners.toSorted()).toEqual(told?.winners.toSorted());
    }
  });

  test('little is without a heading', () => {
    const parts = over.flatMap(({ results }) => results.flatMap((result) => result.parts));
    const others = sum(parts.filter(({ source }) => source === 'others').map(({ n }) => n));
    expect(others).toBeLessThan(0.1 * sum(parts.map(({ n }) => n)));
  });

  test('the slider has a stop for every game, and opens at the last that is over', () => {
    const stops = stopsOf(account.games, chapters, chapters.at(-1)?.to ?? 0);
    expect(stops.map(({ game }) => game)).toEqual(Array.from({ length: asked.game + 1 }, (_, i) => i));
    expect(stops.at(-1)).toMatchObject({ over: false, seq: undefined });
    expect(openAt(stops, undefined)).toBe(asked.game - 1);
    expect(openAt(stops, 2)).toBe(2);
    expect(openAt(stops, 400)).toBe(asked.game - 1);
  });

  test('villages grow by what was built in the game', () => {
    for (const { game, page } of over) {
      const now = villages.get(game)?.village ?? {};
      const built = new Set(page.built.map(({ site }) => site));
      const fresh = freshSites(villages.get(game - 1)?.village, now);
      expect([game, fresh.filter((site) => !built.has(site))]).toEqual([game, []]);
      if (page.built.length > 0) expect(fresh.length).toBeGreaterThan(0);
    }
  });

  test('every chart says in its table what its picture shows', () => {
    const { say, nameOf } = teller;
    const points = pointsChart(teller);
    expect(points.numbers.rows).toHaveLength(over.length);
    for (const { seat } of account.players) {
      const { numbers, picture } = sourcesChart(teller, seat);
      const totals = numbers.rows.at(-1)?.cells.map(Number) ?? [];
      expect(sum(totals.slice(0, -1))).toBe(totals.at(-1));
      const groups = numbers.rows.filter(({ isPart }) => isPart !== true).slice(0, -1);
      expect(sum(groups.map(({ cells }) => Number(cells.at(-1))))).toBe(totals.at(-1));
      // Drawn with lines: a pattern is printed as a picture.
      expect(picture(320).markup).toContain('<path');
      expect(picture(320).markup).not.toContain('<pattern');
      expect(points.picture(900).markup).toContain(nameOf(seat).slice(0, 4));
    }
    for (const game of over) {
      const { numbers } = gameChart(teller, game);
      expect(numbers.rows.at(-1)?.cells).toEqual(game.results.map((result) => String(result.points)));
      expect(numbers.head[0]).toBe(say.ui('annals.source'));
    }
    expect(lengthsChart(teller).numbers.rows).toHaveLength(over.length);
  });

  test('every game is told in words', () => {
    for (const game of over) {
      expect(verdictOf(teller, game)).toMatch(/\d/);
      expect(lengthWords(teller, game).split(' · ')).toHaveLength(3);
      expect(pathOf(teller, game).length).toBeGreaterThanOrEqual(game.game === 1 || game.game > 12 ? 0 : 2);
    }
    expect(over.flatMap((game) => pathOf(teller, game).flatMap(({ name }) => name)).join()).not.toMatch(
      /undefined|\{|#/,
    );
  });

  test('sheets hold the stars, circles and personas of everybody', () => {
    const sheets = sheetsIn({ teller, villages });
    expect(sheets).toHaveLength(asked.seats + ('automas' in asked ? asked.automas : 0));
    for (const { charter, glory, stars, capacity, personas } of sheets) {
      expect(sum(glory.map((row) => row.stars))).toBe(stars);
      expect(capacity).toHaveLength(4);
      expect(personas).toEqual(servedFor(account, charter, teller.content));
    }
  });
});

test('before the first game is over nothing is told of glory and capacity', () => {
  const { teller, statistics, villages } = bookOf({ game: 1, seats: 2 });
  for (const { glory, capacity } of sheetsIn({ teller, villages }))
    expect([glory, capacity]).toEqual([[], []]);
  expect(accountOf(statistics, { cards: {} }).games).toHaveLength(1);
  expect(stopsOf(teller.account.games, [], 0).map(({ game }) => game)).toEqual([0, 1]);
  expect(pointsChart(teller).picture(300).markup).not.toContain('NaN');
});

test('people of one name are told apart, Automas as well', () => {
  const { teller } = bookOf({ game: 3, seats: 2, automas: 2, names: ['Ann', 'Ann'] });
  const names = teller.account.players.map(({ seat }) => teller.nameOf(seat));
  expect(new Set(names).size).toBe(4);
  expect(names.filter((name) => name.startsWith('Automa ('))).toHaveLength(2);
  expect(names.filter((name) => name.startsWith('Ann ('))).toHaveLength(2);
});

test('the end of the campaign is told with all that counts', () => {
  const { teller } = bookOf({ game: 13, seats: 2 });
  const ending = endingOf(teller);
  expect(ending?.rows.map(({ isChampion }) => isChampion)).toContain(true);
  for (const { cells } of ending?.rows ?? []) {
    const numbers = cells.map(Number);
    expect(sum(numbers.slice(0, -1))).toBe(numbers.at(-1));
  }
});

test('why somebody with more points has not won is told as well (card 343)', () => {
  const { teller } = bookOf({ game: 13, seats: 2 });
  const { ending } = teller.account;
  const [least, best] = (ending?.scores ?? []).toSorted((a, b) => a.total - b.total);
  if (ending === undefined || least === undefined || best === undefined) throw new Error('no ending');
  const wonBy = ({ charter }: { readonly charter: string }) =>
    endingOf({ ...teller, account: { ...teller.account, ending: { ...ending, champions: [charter] } } });
  expect(wonBy(best)?.barred).toBeUndefined();
  expect(wonBy(least)?.barred).toContain(teller.whoIn(12, best.charter));
  expect(wonBy(least)?.rows.map(({ charter }) => charter)).toEqual([least.charter, best.charter]);
});

test('after the campaign the chests are those that it was counted by, whatever is dealt for the next game', () => {
  const book = bookOf({ game: 13, seats: 2 });
  const sheets = sheetsIn(book);
  const scores = book.statistics.ending?.scores ?? [];
  expect(sheets.map(({ charter }) => charter).toSorted()).toEqual(
    scores.map(({ charter }) => charter).toSorted(),
  );
  // The charters of the next game are others.
  expect(book.teller.now.charters.map(({ charter }) => charter).toSorted()).not.toEqual(
    scores.map(({ charter }) => charter).toSorted(),
  );
  for (const { charter, seat, stars } of sheets) {
    expect(book.teller.nameOf(seat)).toBe(book.teller.whoIn(12, charter));
    // Ten points a star.
    expect(10 * stars).toBe(scores.find((score) => score.charter === charter)?.glory);
  }
});

test('a victory card that was taken in secret is on its owner’s sheet alone', () => {
  const everybody = [1, 2, 3, 4];
  const seen = [...everybody, undefined].map((eyes) => {
    const sheets = sheetsIn(bookOf({ game: 8, seats: 4, ...(eyes === undefined ? {} : { eyes }) }));
    expect(sheets.flatMap(({ seat, secrets }) => (secrets > 0 ? [seat] : [])).toSorted()).toEqual(everybody);
    return sheets.flatMap(({ seat, measures }) => (measures.length > 0 ? [seat] : []));
  });
  expect(seen).toEqual([[1], [2], [3], [4], []]);
});
