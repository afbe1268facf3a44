import type { BoxData } from '@charterstone/rules';
import type { Playout } from './playout.ts';
import { sum, type Took } from './summary.ts';

/** What `--json` tells of campaigns, beside what it tells of their games. */
export type Campaigns = {
  readonly campaigns: number;
  readonly decisionsPerCampaign: number;
  /** The crates on buildings: all, the mean, and how often each was opened. */
  readonly cratesOpened: {
    readonly total: number;
    readonly perCampaign: number;
    readonly byCrate: Counts;
  };
  /** How often each crate of the story was opened. */
  readonly storyCrates: Counts;
  /** How often each ending was reached, by its crate. */
  readonly endings: Counts;
  /** Campaigns that were decided: with scores, and a champion unless nobody may be one. */
  readonly decided: number;
  readonly threads: number;
  readonly cpuSeconds: number;
  readonly campaignsPerSecond: number;
  /** By the time one processor core was busy. */
  readonly campaignsPerSecondPerCore: number;
};
type Counts = { readonly [crate: string]: number };

export function countCampaigns(data: BoxData, played: readonly Playout[], took: Took): Campaigns {
  const times = new Map<string, number>();
  for (const { saga } of played)
    for (const crate of saga?.opened ?? []) times.set(crate, (times.get(crate) ?? 0) + 1);
  const count = (crates: readonly string[]): Counts =>
    Object.fromEntries(crates.map((crate) => [crate, times.get(crate) ?? 0]));
  const crates = Object.keys(data.crates);
  const byCrate = count(crates.filter((crate) => !isStory(crate)));
  const total = sum(Object.values(byCrate));
  const many = played.length;
  return {
    campaigns: many,
    decisionsPerCampaign: rounded(sum(played.map(({ decisions }) => decisions)) / many),
    cratesOpened: { total, perCampaign: rounded(total / many), byCrate },
    storyCrates: count(crates.filter(isStory)),
    endings: count(endingsOf(data)),
    decided: played.filter(({ saga }) => saga !== undefined && saga.scores.length > 0).length,
    threads: took.threads,
    cpuSeconds: Number(took.cpuSeconds.toFixed(3)),
    campaignsPerSecond: rounded(many / took.seconds),
    campaignsPerSecondPerCore: rounded(many / took.cpuSeconds),
  };
}

/** Crates on buildings have numbers, those of the story letters. */
function isStory(crate: string): boolean {
  return !/^\d+$/.test(crate);
}

/** The crates that lead to a last game: its guidepost knows one door only. */
export function endingsOf({ crates, cards }: BoxData): string[] {
  return Object.keys(crates).filter((crate) => {
    const guidepost = cards[crates[crate]?.next ?? 0];
    return guidepost?.kind === 'guidepost' && 'open' in guidepost.fork;
  });
}

function rounded(number: number): number {
  return Number(number.toFixed(2));
}
