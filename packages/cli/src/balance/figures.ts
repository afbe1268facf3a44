import { CHARTERS, type Charter } from '@charterstone/rules';
import { boxInUse } from '../box.ts';
import { branchesOf, endingsOf } from '../uses/things.ts';
import { allGames, chosenDoors, firstPlayerWins, inCampaigns, uses, winsOf } from './measures.ts';
import { mechanismsOf } from './mechanisms.ts';
import { doorName } from './names.ts';
import type { Measured, Sample } from './sample.ts';
import { SOURCES, type Source } from './sources.ts';
import { middle, percent, quantile, winOf } from './statistics.ts';
import { type CampaignTold, ENDED_BY, type EndedBy, type GameTold } from './told.ts';

/** How numbers are spread: the least, the lower quarter, the middle, the upper quarter, the most. */
export type Spread = {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
};
export type Named = Measured & { readonly name: string };

export type GameFigures = {
  readonly game: number;
  readonly winningScore: Spread;
  readonly turns: Spread;
  readonly crates: Spread;
  /** Mean points a seat, by where they come from. */
  readonly sources: { readonly [S in Source]?: number };
  /** How games end, in per cent. */
  readonly endedBy: { readonly [E in EndedBy]?: number };
  /** The share of the first player in the wins, in per cent. */
  readonly firstPlayer: number;
};

export type Figures = {
  readonly games: readonly GameFigures[];
  /** The share of each seat if all were equal, in per cent. */
  readonly even: number;
  readonly charters: readonly (Named & { readonly campaigns: number; readonly champion: Measured })[];
  readonly seats: readonly Named[];
  readonly firstPlayer: Measured;
  readonly buildings: readonly (Named & { readonly campaigns: number; readonly chances: number })[];
  readonly mechanisms: readonly (Named & { readonly unlocked: number })[];
  readonly forks: readonly {
    readonly guideposts: readonly number[];
    readonly chosen: boolean;
    readonly doors: readonly Named[];
  }[];
  readonly endings: readonly Named[];
};

export function figuresOf(sample: Sample): Figures {
  const { campaigns } = sample;
  const seats = campaigns[0]?.charters.length ?? 0;
  return {
    games: Array.from({ length: boxInUse().games }, (_, i) => gameFigures(sample, i + 1)),
    even: 100 / Math.max(1, seats),
    charters: CHARTERS.map((charter) => charterFigures(sample, charter)),
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `seat ${i + 1}`,
      ...sample.measure(seatWins(campaigns, i)),
    })),
    firstPlayer: sample.measure(firstPlayerWins(campaigns)),
    buildings: uses(campaigns, allGames())
      .map(({ of, statistic, seen }) => ({
        name: of,
        ...sample.measure(statistic),
        campaigns: seen?.campaigns ?? 0,
        chances: seen?.chances ?? 0,
      }))
      .sort((a, b) => b.value - a.value),
    mechanisms: mechanismsOf(boxInUse().data).map(({ name }) => ({
      name,
      ...sample.measure(inCampaigns(campaigns, ({ met }) => met.includes(name))),
      unlocked: sample.value(inCampaigns(campaigns, ({ unlocked }) => unlocked.includes(name))),
    })),
    forks: forks(sample),
    endings: endingsOf(boxInUse().data).map(({ door }) => doorFigures(sample, door)),
  };
}

function gameFigures(sample: Sample, game: number): GameFigures {
  const played = sample.campaigns.map(({ games }) => games.slice(game - 1, game));
  const all = played.flat();
  const spread = (valuesOf: (one: GameTold) => readonly number[]): Spread => {
    const values = played.map((some) => some.flatMap(valuesOf));
    const at = (part: number): number => sample.value(quantile(values, part));
    return {
      least: at(0),
      lower: at(0.25),
      median: sample.value(middle(values)),
      upper: at(0.75),
      most: at(1),
    };
  };
  const seatsPlayed = all.reduce((sum, { points }) => sum + Object.keys(points).length, 0);
  const mean = (source: Source): number =>
    all.reduce((sum, { sources }) => sum + (sources[source] ?? 0), 0) / seatsPlayed;
  const ended = (by: EndedBy): number =>
    (100 * all.filter(({ endedBy }) => endedBy === by).length) / all.length;
  return {
    game,
    winningScore: spread(({ points }) => [Math.max(...Object.values(points))]),
    turns: spread(({ turns }) => Object.values(turns)),
    crates: spread(({ crates }) => [crates]),
    sources: record(SOURCES, mean),
    endedBy: record(ENDED_BY, ended),
    firstPlayer: (100 * all.reduce((sum, { winners, first }) => sum + winOf(winners, first), 0)) / all.length,
  };
}

/** One number for each word of a list. */
function record<W extends string>(words: readonly W[], count: (word: W) => number): { [K in W]?: number } {
  const counted: { [K in W]?: number } = {};
  for (const word of words) counted[word] = count(word);
  return counted;
}

function charterFigures(sample: Sample, charter: Charter): Figures['charters'][number] {
  const { campaigns } = sample;
  const champion = percent(
    campaigns.map(({ champions }) => winOf(champions, charter)),
    campaigns.map(({ charters }) => (charters.includes(charter) ? 1 : 0)),
  );
  return {
    name: charter,
    ...sample.measure(winsOf(campaigns, charter)),
    campaigns: campaigns.filter(({ charters }) => charters.includes(charter)).length,
    champion: sample.measure(champion),
  };
}

function seatWins(campaigns: readonly CampaignTold[], seat: number) {
  return percent(
    campaigns.map(({ games, charters }) =>
      games.reduce((sum, { winners }) => sum + winOf(winners, charters[seat]), 0),
    ),
    campaigns.map(({ games }) => games.length),
  );
}

function doorFigures(sample: Sample, door: string): Named {
  return {
    name: doorName(door),
    ...sample.measure(inCampaigns(sample.campaigns, ({ doors }) => doors.includes(door))),
  };
}

/** Every fork of the story; guideposts that lead to the same doors are one fork. */
function forks(sample: Sample): Figures['forks'] {
  const chosen = new Set(chosenDoors());
  const found = new Map<string, number[]>();
  for (const number of Object.keys(boxInUse().data.cards).map(Number)) {
    const doors = branchesOf(boxInUse().data, number).toSorted().join(' ');
    if (doors !== '') found.set(doors, [...(found.get(doors) ?? []), number]);
  }
  return [...found].map(([doors, guideposts]) => ({
    guideposts,
    chosen: doors.split(' ').every((door) => chosen.has(door)),
    doors: doors.split(' ').map((door) => doorFigures(sample, door)),
  }));
}
