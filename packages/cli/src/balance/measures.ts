import { CHARTERS } from '@charterstone/rules';
import { boxInUse } from '../box.ts';
import { branchesOf, endingsOf } from '../uses/things.ts';
import { mechanismsOf } from './mechanisms.ts';
import { buildingName, doorName } from './names.ts';
import { middle, percent, type Statistic, winOf } from './statistics.ts';
import type { CampaignTold, GameTold } from './told.ts';

/** One thing a check looks at: a game, a charter, a building. */
export type Part = {
  readonly of: string;
  readonly statistic: Statistic;
  /** In how many campaigns there was anything to see, and how often it could have been chosen. */
  readonly seen?: { readonly campaigns: number; readonly chances: number };
};

/** The games a check is about, first and last. */
export type Range = readonly [number, number];
export function allGames(): Range {
  return [1, boxInUse().games];
}

type Campaigns = readonly CampaignTold[];
export type Measure = {
  readonly unit: 'points' | 'turns' | 'games' | 'crates' | '%' | '% from even';
  /** Whether it has to be right to the last one: nothing is left to chance. */
  readonly exact?: true;
  /** Games that have to be checked, each by itself; `all`: their sum; other measures are about the campaign as a whole. */
  readonly games?: readonly number[] | 'all';
  /** The parts a check can choose from, where they are known before anything is measured. */
  readonly names?: readonly string[];
  readonly parts: (campaigns: Campaigns, games: Range) => readonly Part[];
};

/** What checks can measure. Every one must be in the file of checks, for all its games. */
export const MEASURES = {
  winningScore: {
    unit: 'points',
    games: [1, 5, 6, 7, 8, 12],
    parts: (campaigns, games) =>
      byGame(campaigns, games, ({ points }) => [Math.max(...Object.values(points))]),
  },
  turns: {
    unit: 'turns',
    games: everyGame(),
    parts: (campaigns, games) => byGame(campaigns, games, ({ turns }) => Object.values(turns)),
  },
  unfinished: {
    unit: 'games',
    exact: true,
    parts: (campaigns) => [{ of: 'all games', statistic: () => unfinishedIn(campaigns) }],
  },
  charterWins: { unit: '% from even', parts: (campaigns) => charterWins(campaigns) },
  firstPlayerWins: {
    unit: '% from even',
    parts: (campaigns) => [
      { of: 'the first player', statistic: fromEven(firstPlayerWins(campaigns), campaigns) },
    ],
  },
  crates: {
    unit: 'crates',
    parts: (campaigns) => [
      { of: 'numbered crates', statistic: middle(campaigns.map(({ games }) => [games.at(-1)?.crates ?? 0])) },
    ],
  },
  mechanisms: {
    unit: '%',
    names: mechanismNames(),
    parts: (campaigns) =>
      mechanismNames().map((name) => ({
        of: name,
        statistic: inCampaigns(campaigns, ({ met }) => met.includes(name)),
      })),
  },
  // The most is asked game by game: a building's share of all placements of the games in which it stood, however late it came.
  mostUsed: {
    unit: '%',
    games: everyGame(),
    parts: (campaigns, games) => uses(campaigns, games, wholeGames),
  },
  // The least is asked of what could have been: its share of the placements made while it stood, over all games.
  leastUsed: {
    unit: '%',
    games: 'all',
    parts: (campaigns, games) => uses(campaigns, games, whileItStands),
  },
  endings: {
    unit: '%',
    parts: (campaigns) =>
      doors(
        campaigns,
        endingsOf(boxInUse().data).map(({ door }) => door),
      ),
  },
  forks: { unit: '%', parts: (campaigns) => doors(campaigns, chosenDoors()) },
} as const satisfies { readonly [name: string]: Measure };
export type MeasureName = keyof typeof MEASURES;

export function isMeasure(name: unknown): name is MeasureName {
  return typeof name === 'string' && Object.hasOwn(MEASURES, name);
}

function everyGame(): readonly number[] {
  return Array.from({ length: boxInUse().games }, (_, i) => i + 1);
}

function mechanismNames(): readonly string[] {
  return mechanismsOf(boxInUse().data).map(({ name }) => name);
}

function within([first, last]: Range): readonly number[] {
  return everyGame().filter((game) => game >= first && game <= last);
}

/** Medians by game: none hides behind the others. */
function byGame(
  campaigns: Campaigns,
  games: Range,
  valuesOf: (game: GameTold) => readonly number[],
): readonly Part[] {
  return within(games).map((game) => ({
    of: `game ${game}`,
    statistic: middle(
      campaigns.map((told) => {
        const one = told.games[game - 1];
        return one === undefined ? [] : valuesOf(one);
      }),
    ),
  }));
}

function unfinishedIn(campaigns: Campaigns): number {
  return campaigns.reduce((sum, { games }) => sum + boxInUse().games - games.length, 0);
}

/** Games won by a charter, in per cent of those it played. */
export function winsOf(campaigns: Campaigns, charter: GameTold['first']): Statistic {
  const mine = campaigns.map(({ games }) => games.filter(({ points }) => points[charter] !== undefined));
  return percent(
    mine.map((games) => games.reduce((sum, { winners }) => sum + winOf(winners, charter), 0)),
    mine.map((games) => games.length),
  );
}

export function firstPlayerWins(campaigns: Campaigns): Statistic {
  return percent(
    campaigns.map(({ games }) => games.reduce((sum, { winners, first }) => sum + winOf(winners, first), 0)),
    campaigns.map(({ games }) => games.length),
  );
}

/** How many points a share lies above that of equal seats. */
function fromEven(share: Statistic, campaigns: Campaigns): Statistic {
  const even = 100 / Math.max(1, campaigns[0]?.charters.length ?? 1);
  return (weights) => share(weights) - even;
}

function charterWins(campaigns: Campaigns): readonly Part[] {
  return CHARTERS.filter((charter) => campaigns.some(({ charters }) => charters.includes(charter))).map(
    (charter) => ({ of: charter, statistic: fromEven(winsOf(campaigns, charter), campaigns) }),
  );
}

/** In how many of a hundred campaigns something was so. */
export function inCampaigns(campaigns: Campaigns, isSo: (campaign: CampaignTold) => boolean): Statistic {
  return percent(
    campaigns.map((campaign) => (isSo(campaign) ? 1 : 0)),
    campaigns.map(() => 1),
  );
}

function doors(campaigns: Campaigns, letters: readonly string[]): readonly Part[] {
  return letters.map((door) => ({
    of: doorName(door),
    statistic: inCampaigns(campaigns, (campaign) => campaign.doors.includes(door)),
  }));
}

/** The doors between which somebody chooses; where the table decides, nobody is asked. */
export function chosenDoors(): readonly string[] {
  const chosen = Object.entries(boxInUse().data.cards).flatMap(([number, card]) =>
    card.kind === 'guidepost' && 'choose' in card.fork ? branchesOf(boxInUse().data, Number(number)) : [],
  );
  return [...new Set(chosen)];
}

type Chances = (game: GameTold, building: string) => number;
/** All placements of a game in which the building stood, or only those while it did. */
const wholeGames: Chances = (game, building) => (game.chances[building] === undefined ? 0 : game.placed);
const whileItStands: Chances = (game, building) => game.chances[building] ?? 0;

/** The share of each building in the placements of these games. */
export function uses(
  campaigns: Campaigns,
  games: Range,
  chancesOf: Chances = whileItStands,
): readonly Part[] {
  const [first, last] = games;
  const played = campaigns.map((campaign) => campaign.games.slice(first - 1, last));
  const stood = new Set(played.flat().flatMap(({ chances }) => Object.keys(chances)));
  return [...stood].map((building) => {
    const placed = played.map((some) => sum(some, (game) => game.placements[building] ?? 0));
    const chances = played.map((some) => sum(some, (game) => chancesOf(game, building)));
    return {
      of: buildingName(Number(building)),
      statistic: percent(placed, chances),
      seen: { campaigns: chances.filter((n) => n > 0).length, chances: chances.reduce((a, b) => a + b, 0) },
    };
  });
}

function sum(games: readonly GameTold[], of: (game: GameTold) => number): number {
  return games.reduce((total, game) => total + of(game), 0);
}
