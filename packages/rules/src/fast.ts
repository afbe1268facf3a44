import type { Box } from './compile/box.ts';
import { answer, deciderOf, firstLane, listMoves, run } from './engine/run.ts';
import { topOf } from './engine/stack.ts';
import { freshGame, type Seat, type Setting, type State } from './state.ts';
import { type Game, gameOn } from './table/game.ts';

/** A fresh game to be played in place. */
export function starting(box: Box, setting: Setting): Game {
  const game = freshGame(box, setting);
  run(game);
  return game;
}

/** Lays a state's table onto a game that is already there. */
export function layOn(game: Game, state: State): void {
  if (game.box !== state.box) throw new Error('this state belongs to another box');
  game.table.set(state.table);
  game.count = -1;
  game.revealed = false;
}

export function toGame(state: State): Game {
  return gameOn(state.box, state.table.slice());
}

/** Lists the options of the first decision that waits; 0 when the game is over. */
export function movesNow(game: Game): number {
  const lane = firstLane(game);
  if (lane < 0) return 0;
  listMoves(game, lane);
  return game.count;
}

export function seatNow(game: Game): Seat {
  const lane = firstLane(game);
  return lane < 0 ? 0 : deciderOf(game, topOf(game, lane));
}

export function playing(game: Game, move: number): void {
  answer(game, firstLane(game), move);
}
