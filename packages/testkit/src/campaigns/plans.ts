import type { StrategyName } from '../strategies.ts';

/** A campaign to look for: who plays it, and the way the story takes in it. */
export type Plan = {
  readonly seats: number;
  /** The doors that open, one of each pair. */
  readonly route: string;
  readonly player: StrategyName;
  /** The side the charters take before the last battle. */
  readonly side: 'loyal' | 'rebel';
  /** The average of other villages, told in game 6; without it the box has one of its own. */
  readonly told?: number;
  /** The table closes after so many games: twelve, unless the village is played on. */
  readonly games?: number;
};

/**
 * As few campaigns as have every number of seats. Together they take every turning of the story: both doors of every fork behind
 * every guidepost that leads to it, both endings after both of the last doors. One goes on with the finished village.
 */
export const PLANS: readonly Plan[] = [
  { seats: 1, route: 'BCEGILNPQSVW', player: 'eager', side: 'rebel' },
  { seats: 2, route: 'ADFHJKMORTUW', player: 'curious', side: 'loyal' },
  { seats: 3, route: 'ACFHJLNORSVW', player: 'curious', side: 'rebel', games: 14 },
  { seats: 4, route: 'BDEHIKMPQTUW', player: 'curious', side: 'loyal', told: 50 },
  { seats: 5, route: 'ACFGIKNOQSUW', player: 'eager', side: 'loyal', told: 60 },
  { seats: 6, route: 'BDEHJLMPRTVW', player: 'eager', side: 'rebel', told: 999 },
];
