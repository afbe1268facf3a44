import { type Box, type Game, inspect, moves, play, startGame, stateOf } from '@charterstone/rules';
import { type Random, randomOf } from '../random.ts';

export const SEATS = 4;

/** What some whole games of random players came to. */
export type Tally = { readonly games: number; readonly decisions: number; readonly seconds: number };

/** Plays to the end and counts the choices among at least two options: what is forced is no decision. */
export function playToEnd(game: Game, random: Random): number {
  let decisions = 0;
  for (let n = moves(game); n > 0; n = moves(game)) {
    if (n > 1) decisions++;
    play(game, game.moves[random(n)] ?? 0);
  }
  return decisions;
}

function start(box: Box, number: number): Game {
  return startGame(box, { seats: SEATS, seed: `bench/${number}`, games: 1 });
}

/** Plays the games 0 to `games` - 1, set-up included: always the same ones. */
export function playGames(box: Box, games: number): Tally {
  const random = randomOf('bench');
  let decisions = 0;
  const begun = performance.now();
  for (let number = 0; number < games; number++) decisions += playToEnd(start(box, number), random);
  return { games, decisions, seconds: (performance.now() - begun) / 1000 };
}

/** The turns of the same games; counted apart, because reading them off the table takes time. */
export function countTurns(box: Box, games: number): number {
  const random = randomOf('bench');
  let turns = 0;
  for (let number = 0; number < games; number++) {
    const game = start(box, number);
    playToEnd(game, random);
    turns += inspect(stateOf(game)).turn;
  }
  return turns;
}
