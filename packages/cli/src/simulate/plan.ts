import { type Match, STRATEGIES, type StrategyName, seedOfGame } from '@charterstone/testkit';

/** The kinds of player there are. */
export const PLAYERS = Object.keys(STRATEGIES).filter((name): name is StrategyName => name in STRATEGIES);

/** What is played again and again: the first game of a fresh box, or a campaign from its first game to its last. */
export type Unit = 'game' | 'campaign';
export const GAMES_OF: { readonly [U in Unit]: number } = { game: 1, campaign: 12 };

/** What is checked after every choice: all, one in `SAMPLE`, or none. Unless it is none, everything is checked at its end. */
export type Check = 'all' | 'sample' | 'none';
const SAMPLE = 50;

export type Plan = {
  readonly unit: Unit;
  readonly seats: number;
  readonly seed: string;
  readonly player: StrategyName;
  readonly check: Check;
};

/** The n-th game or campaign (from 0) of a plan. */
export function matchOf({ unit, seats, seed, player }: Plan, number: number): Match {
  return { seats, seed: seedOfGame(seed, number), player, games: GAMES_OF[unit] };
}

export function isChecked({ check }: Plan, number: number): boolean {
  return check === 'all' || (check === 'sample' && number % SAMPLE === 0);
}
