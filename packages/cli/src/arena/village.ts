import { type Box, type Game, glance, moves, play, startGame } from '@charterstone/rules';
import { botsAtTable } from '../table.ts';

/** A campaign of six seats takes some ten thousand choices: with more somebody is asked the same for ever. */
const MOST_CHOICES = 400_000;

export type Wanted = { readonly game: number; readonly seats: number; readonly seed: string };

/** A village at the set-up of a game, built by greedy bots: the same for the same wish, whoever plays in it then. */
export function villageBefore(box: Box, { game: wanted, seats, seed }: Wanted): Game {
  const game = startGame(box, { seats, seed });
  if (wanted === 1) return game;
  const bots = botsAtTable('greedy', seats, seed);
  for (let choices = 0; glance.gameNumber(game) < wanted; choices++) {
    const count = moves(game);
    if (count === 0 || choices > MOST_CHOICES)
      throw new Error(`the campaign does not come to game ${wanted}`);
    play(game, game.moves[bots(game, count)] ?? 0);
  }
  return game;
}
