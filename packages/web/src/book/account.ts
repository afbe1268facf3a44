import type { BookPage, Statistics } from '@charterstone/protocol';
import { type BoxData, CHARTERS, type Charter } from '@charterstone/rules';
import { type Part, partsOf, sum } from './sources.ts';

/** How somebody did in one game. */
export type Result = {
  readonly seat: number;
  readonly charter: Charter;
  readonly points: number;
  readonly parts: readonly Part[];
  readonly hasWon: boolean;
  readonly turns: number;
};

export type GameAccount = {
  readonly game: number;
  readonly over: boolean;
  /** The best first. */
  readonly results: readonly Result[];
  readonly rounds: number;
  readonly turns: number;
  /** In milliseconds, once it is over. */
  readonly lasted: number | undefined;
  readonly page: BookPage;
};

/** Somebody who plays, and the charter by whose colour they are known: the first they had. */
export type Player = { readonly seat: number; readonly charter: Charter };

/** What the book tells of a campaign, sorted; without words. */
export type Account = {
  readonly games: readonly GameAccount[];
  readonly players: readonly Player[];
  readonly titles: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly ending: Statistics['ending'];
};

export function accountOf(statistics: Statistics, data: Pick<BoxData, 'cards'>): Account {
  const games = statistics.games.map((game) => gameAccount(game, data));
  return {
    games,
    players: playersIn(games),
    titles: statistics.titles,
    names: statistics.names,
    ending: statistics.ending,
  };
}

export function charterNamed(word: string | undefined): Charter | undefined {
  return CHARTERS.find((charter) => charter === word);
}

type Told = Statistics['games'][number];

function gameAccount(told: Told, data: Pick<BoxData, 'cards'>): GameAccount {
  const { game, over, points, sources, turns, winners, began, ended, page } = told;
  const results = CHARTERS.flatMap((charter): Result[] => {
    const seat = page.seats[charter];
    if (seat === undefined) return [];
    return [
      {
        seat,
        charter,
        points: points[charter] ?? 0,
        parts: partsOf(sources[charter] ?? {}, data),
        hasWon: winners.includes(charter),
        turns: turns[charter] ?? 0,
      },
    ];
  });
  return {
    game,
    over,
    results: results.toSorted(
      (a, b) => Number(b.hasWon) - Number(a.hasWon) || b.points - a.points || a.seat - b.seat,
    ),
    rounds: page.rounds,
    turns: sum(Object.values(turns)),
    lasted: ended === undefined ? undefined : ended - began,
    page,
  };
}

function playersIn(games: readonly GameAccount[]): readonly Player[] {
  const players = new Map<number, Charter>();
  for (const { seat, charter } of games.flatMap(({ results }) => results.toSorted((a, b) => a.seat - b.seat)))
    if (!players.has(seat)) players.set(seat, charter);
  return [...players].map(([seat, charter]) => ({ seat, charter })).toSorted((a, b) => a.seat - b.seat);
}

export function resultOf(game: GameAccount, seat: number): Result | undefined {
  return game.results.find((result) => result.seat === seat);
}

/** Where a persona came into play for a charter: its number and the games. */
export type Served = { readonly card: number; readonly games: readonly number[] };

export function servedFor(
  { games }: Account,
  charter: Charter,
  content: { readonly data: Pick<BoxData, 'cards'> },
): readonly Served[] {
  const served = new Map<number, number[]>();
  for (const { game, page } of games)
    for (const card of knownFaces(content, page.personas[charter]))
      served.set(card, [...(served.get(card) ?? []), game]);
  return [...served].map(([card, in_]) => ({ card, games: in_ }));
}

/** Those of an Automa may be locked away again: they have no face to show. */
export function knownFaces(
  { data }: { readonly data: Pick<BoxData, 'cards'> },
  cards: readonly number[] = [],
): readonly number[] {
  return cards.filter((card) => data.cards[card] !== undefined);
}

/** How many houses a charter built and crates it opened; what goes up by itself counts for nobody who plays. */
export function deedsOf(
  { games }: Account,
  charter: Charter,
): { readonly built: number; readonly opened: number } {
  return {
    built: games.flatMap(({ page }) => page.built).filter((one) => one.charter === charter).length,
    opened: games.flatMap(({ page }) => page.opened).filter((one) => one.charter === charter).length,
  };
}
