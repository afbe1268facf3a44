import { seedOfGame } from '@charterstone/testkit';

/** Where the players sit down: before the first game of a fresh box, or in a village that others have built. */
export const FROM = ['game1', 'game6', 'game12'] as const;
export type From = (typeof FROM)[number];
export const GAME_OF: { readonly [F in From]: number } = { game1: 1, game6: 6, game12: 12 };

/** Who plays against whom, again and again. The players are texts as somebody typed them; those who play alike are one kind. */
export type Plan = {
  readonly players: readonly string[];
  readonly from: From;
  readonly seed: string;
};

/** Where a game is played, and how its players sit. */
export type Sitting = {
  readonly village: number;
  readonly rotation: number;
  /** The seed of the village: the same for all games played in it. */
  readonly seed: string;
  /** The seat of each player, in the order of the plan. */
  readonly seats: readonly number[];
};

/**
 * Game number `number` (from 0). Every village is played once in each rotation of the players over the seats, so that each has every
 * seat of it once: whom village and seat favour, they favour all in turn.
 */
export function sittingOf({ players, seed }: Plan, number: number): Sitting {
  const many = players.length;
  const village = Math.floor(number / many);
  const rotation = number % many;
  const seats = players.map((_, i) => ((i + rotation) % many) + 1);
  return { village, rotation, seed: seedOfGame(seed, village), seats };
}
