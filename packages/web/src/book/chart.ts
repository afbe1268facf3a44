import { GAMES } from '../parts/gameText.ts';
import { type GameAccount, resultOf } from './account.ts';
import { type Bar, drawBars } from './charts/bars.ts';
import { drawLevels } from './charts/levels.ts';
import { drawLines } from './charts/lines.ts';
import type { Picture } from './charts/picture.ts';
import { durationWords } from './duration.ts';
import { SOURCES, type Source, sum, together } from './sources.ts';
import type { Teller } from './teller.ts';

export type Row = { readonly head: string; readonly cells: readonly string[]; readonly isPart?: boolean };
/** The same as a picture in words and numbers. */
export type Numbers = { readonly head: readonly string[]; readonly rows: readonly Row[] };

/** A chart: drawn for any width, told in a sentence, and written out as a table. */
export type Chart = {
  readonly title: string;
  readonly told: string;
  readonly picture: (width: number) => Picture;
  readonly sources: readonly Source[];
  readonly numbers: Numbers;
};

const TALL = 270;

function gamesPlayed({ account }: Teller): readonly GameAccount[] {
  return account.games.filter(({ over, results }) => over && results.length > 0);
}

/** Everybody's points, game by game. */
export function pointsChart(teller: Teller): Chart {
  const { say, account, nameOf } = teller;
  const games = gamesPlayed(teller);
  const courses = account.players.map(({ seat, charter }) => ({
    name: nameOf(seat),
    land: charter,
    points: games.map((game) => {
      const found = resultOf(game, seat);
      return found && { n: found.points, hasWon: found.hasWon, land: found.charter };
    }),
  }));
  const best = games.flatMap(({ results }) => results).toSorted((a, b) => b.points - a.points)[0];
  return {
    title: say.ui('annals.points'),
    told:
      best === undefined
        ? ''
        : say.ui('annals.pointsTold', { n: games.length, most: best.points, who: nameOf(best.seat) }),
    picture: (width) => drawLines(courses, games.length, { width, height: TALL }),
    sources: [],
    numbers: {
      head: [say.ui('annals.game'), ...account.players.map(({ seat }) => nameOf(seat))],
      rows: games.map((game) => ({
        head: String(game.game),
        cells: account.players.map(({ seat }) => {
          const found = resultOf(game, seat);
          if (found === undefined) return '–';
          return found.hasWon ? say.ui('annals.won', { n: found.points }) : String(found.points);
        }),
      })),
    },
  };
}

/** Where the points of one player came from, game by game. */
export function sourcesChart(teller: Teller, seat: number, chosen?: number): Chart {
  const { say, content, nameOf } = teller;
  const games = gamesPlayed(teller);
  const results = games.map((game) => resultOf(game, seat));
  const bars: Bar[] = games.map(({ game }, i) => ({
    label: String(game),
    parts: results[i]?.parts ?? [],
    total: results[i]?.points ?? 0,
    hasWon: results[i]?.hasWon === true,
    isChosen: game === chosen,
  }));
  const toCome = Array.from(
    { length: Math.max(0, GAMES - games.length) },
    (_, i): Bar => ({ label: String(games.length + i + 1), parts: [], total: 0, isToCome: true }),
  );
  const all = together(
    results.map((result) => result?.parts ?? []),
    content.data,
  );
  const total = sum(all.map(({ n }) => n));
  const inGames = (source: Source, why?: number): readonly string[] =>
    results.map((result) => {
      const part = result?.parts.find((one) => one.source === source);
      const n = why === undefined ? part?.n : part?.causes.find((cause) => cause.why === why)?.n;
      return n === undefined ? '–' : String(n);
    });
  return {
    title: say.ui('annals.sources'),
    told: say.ui('annals.sourcesTold', { who: nameOf(seat), n: total }),
    picture: (width) => drawBars([...bars, ...toCome], { width, height: TALL }),
    sources: SOURCES.filter((source) => all.some((part) => part.source === source && part.n > 0)),
    numbers: {
      head: [
        say.ui('annals.source'),
        ...games.map(({ game }) => say.ui('table.game', { n: game })),
        say.ui('score.total'),
      ],
      rows: [
        ...all.flatMap(({ source, n, causes }) => [
          { head: say.ui(`annals.source-${source}`), cells: [...inGames(source), String(n)] },
          ...causes.map((cause) => ({
            head: say.name(cause.why),
            cells: [...inGames(source, cause.why), String(cause.n)],
            isPart: true,
          })),
        ]),
        {
          head: say.ui('score.total'),
          cells: [...results.map((result) => String(result?.points ?? '–')), String(total)],
        },
      ],
    },
  };
}

/** Where everybody's points came from in one game. */
export function gameChart(teller: Teller, account: GameAccount): Chart {
  const { say, nameOf } = teller;
  const { game, results } = account;
  const used = SOURCES.filter((source) =>
    results.some(({ parts }) => parts.some((part) => part.source === source && part.n > 0)),
  );
  const pointsFrom = (source: Source, why?: number): readonly string[] =>
    results.map(({ parts }) => {
      const part = parts.find((one) => one.source === source);
      const n = why === undefined ? part?.n : part?.causes.find((cause) => cause.why === why)?.n;
      return n === undefined ? '–' : String(n);
    });
  return {
    title: say.ui('annals.sources'),
    told: say.ui('annals.gameTold', { n: game }),
    picture: (width) =>
      drawLevels(
        results.map(({ seat, charter, parts, points, hasWon }) => ({
          name: nameOf(seat),
          land: charter,
          parts,
          total: points,
          hasWon,
        })),
        width,
      ),
    sources: used,
    numbers: {
      head: [say.ui('annals.source'), ...results.map(({ seat }) => nameOf(seat))],
      rows: [
        ...SOURCES.flatMap((source) => {
          const found = results.flatMap(({ parts }) => parts.filter((part) => part.source === source));
          if (found.length === 0) return [];
          const whys = [...new Set(found.flatMap(({ causes }) => causes.map(({ why }) => why)))];
          return [
            { head: say.ui(`annals.source-${source}`), cells: pointsFrom(source) },
            ...whys.map((why) => ({ head: say.name(why), cells: pointsFrom(source, why), isPart: true })),
          ];
        }),
        { head: say.ui('score.total'), cells: results.map(({ points }) => String(points)) },
      ],
    },
  };
}

/** How many turns every game had, and how long it took. */
export function lengthsChart(teller: Teller): Chart {
  const { say } = teller;
  const games = gamesPlayed(teller);
  const bars = games.map(
    ({ game, turns }): Bar => ({
      label: String(game),
      parts: [{ source: 'crates', n: turns }],
      total: turns,
    }),
  );
  return {
    title: say.ui('annals.lengths'),
    told: say.ui('annals.lengthsTold', { n: sum(games.map(({ turns }) => turns)) }),
    picture: (width) => drawBars(bars, { width, height: 190 }),
    sources: [],
    numbers: {
      head: [
        say.ui('annals.game'),
        say.ui('annals.roundsHead'),
        say.ui('annals.turnsHead'),
        say.ui('annals.timeHead'),
      ],
      rows: games.map(({ game, rounds, turns, lasted }) => ({
        head: String(game),
        cells: [String(rounds), String(turns), lasted === undefined ? '–' : durationWords(say, lasted)],
      })),
    },
  };
}
