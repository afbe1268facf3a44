import { BOTS, type BotName } from '@charterstone/bots';
import { type Match, STRATEGIES, type Strategy, type StrategyName, seedOfGame } from '@charterstone/testkit';
import { boxInUse } from '../box.ts';
import { botsAtTable } from '../table.ts';

/** The kinds of player there are: those of the tests, which look for trouble, and the bots. */
export type PlayerName = StrategyName | BotName;
export const PLAYERS: readonly PlayerName[] = [
  ...Object.keys(STRATEGIES).filter(isStrategy),
  ...BOTS.filter((name) => !isStrategy(name)),
];

function isStrategy(name: string): name is StrategyName {
  return name in STRATEGIES;
}

/** What is played again and again: the first game of a fresh box, or a campaign from its first game to its last. */
export type Unit = 'game' | 'campaign';
export function gamesOf(unit: Unit): number {
  return unit === 'game' ? 1 : boxInUse().games;
}

/** What is checked after every choice: all, one in `SAMPLE`, or none. Unless it is none, everything is checked at its end. */
export type Check = 'all' | 'sample' | 'none';
const SAMPLE = 50;

export type Plan = {
  readonly unit: Unit;
  readonly seats: number;
  /** Automas beside them. */
  readonly automas: number;
  readonly seed: string;
  readonly player: PlayerName;
  readonly check: Check;
};

/** The n-th game or campaign (from 0) of a plan. */
export function matchOf({ unit, seats, automas, seed, player }: Plan, number: number): Match {
  const match = { seats, ...withAutomas(automas), seed: seedOfGame(seed, number), games: gamesOf(unit) };
  return isStrategy(player) ? { ...match, player } : match;
}

/** Automas as a match names them: not at all where there are none. */
export function withAutomas(automas: number): { readonly automas?: number } {
  return automas === 0 ? {} : { automas };
}

/** Somebody new to play a match: one of the players of the tests for all, or a bot a seat. */
export function playerOf({ player }: Plan, { seats, seed }: Match): Strategy {
  if (isStrategy(player)) return STRATEGIES[player]();
  return botsAtTable(player, seats, seed);
}

export function isChecked({ check }: Plan, number: number): boolean {
  return check === 'all' || (check === 'sample' && number % SAMPLE === 0);
}
