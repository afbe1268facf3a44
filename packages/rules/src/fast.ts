import type { Box } from './compile/box.ts';
import { answer, deciderOf, firstLane, laneOf, listMoves, run } from './engine/run.ts';
import { topOf } from './engine/stack.ts';
import { freshGame, type Seat, type Setting, type State } from './state.ts';
import { type Game, gameOn } from './table/game.ts';
import { imagined } from './views/view.ts';

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

/** Lists the options of the first decision that waits, or of this seat's; 0 when there is none. */
export function movesNow(game: Game, seat: Seat | undefined): number {
  const lane = laneFor(game, seat);
  if (lane < 0) return 0;
  listMoves(game, lane);
  return game.count;
}

export function seatNow(game: Game): Seat {
  const lane = firstLane(game);
  return lane < 0 ? 0 : deciderOf(game, topOf(game, lane));
}

export function playing(game: Game, move: number, seat: Seat | undefined): void {
  answer(game, laneFor(game, seat), move);
}

function laneFor(game: Game, seat: Seat | undefined): number {
  return seat === undefined ? firstLane(game) : laneOf(game, seat);
}

/** Plays a move and stops when the turn is over, before the next one begins: for a look ahead, not to be played on. */
export function playingAction(game: Game, move: number, seat: Seat | undefined): void {
  game.halting = true;
  playing(game, move, seat);
  game.halting = false;
}

/** One game laid onto another; a new one when there is none to lay it on. */
export function layCopy(game: Game, onto: Game = gameOn(game.box)): Game {
  onto.table.set(game.table);
  onto.count = -1;
  onto.revealed = false;
  onto.sealed = game.sealed;
  return onto;
}

export function imagining(game: Game, seat: Seat, seed: string, onto: Game = gameOn(game.box)): Game {
  imagined(onto, game.table, seat, seed);
  onto.sealed = true;
  return onto;
}
