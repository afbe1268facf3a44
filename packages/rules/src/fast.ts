/**
 * The fast way, for search and simulation: a game played in place, choices as whole numbers, no facts unless `game.facts` is set to a
 * list. Nothing is checked here; play only what `moves` listed.
 */
import { type Choice, choiceOf } from './choices/words.ts';
import type { Box } from './compile/box.ts';
import { answer, deciderOf, firstLane, laneOf, listMoves, run } from './engine/run.ts';
import { topOf } from './engine/stack.ts';
import { stateAt } from './position.ts';
import { freshGame, type Seat, type Setting, type State } from './state.ts';
import { type Game, gameOn } from './table/game.ts';
import { imagined } from './views/view.ts';

/** A fresh game, run up to the first decision. */
export function startGame(box: Box, setting: Setting): Game {
  const game = freshGame(box, setting);
  run(game);
  return game;
}

/** A game in place that begins where a state is. The state stays as it is. */
export function gameOf(state: State): Game {
  return gameOn(state.box, state.table.slice());
}

/** Puts a state onto a game that is there already: one memory copy, nothing allocated. */
export function loadGame(game: Game, state: State): void {
  if (game.box !== state.box) throw new Error('this state belongs to another box');
  game.table.set(state.table);
  game.count = -1;
  game.revealed = false;
}

/** A copy of a game in place, sealed if that is; laid onto another game, if one is given, it allocates nothing. */
export function copyGame(game: Game, onto: Game = gameOn(game.box)): Game {
  onto.table.set(game.table);
  onto.count = -1;
  onto.revealed = false;
  onto.sealed = game.sealed;
  return onto;
}

/**
 * A game as this seat may imagine it: what it sees is as it is, the hidden parts by chance, and what is in a crate stays
 * there (`seal`). The fast `resample`; the same for two games that differ only in what the seat can't see.
 */
export function imagine(game: Game, seat: Seat, seed: string, onto: Game = gameOn(game.box)): Game {
  imagined(onto, game.table, seat, seed);
  onto.sealed = true;
  return onto;
}

/**
 * Lists the options of the decision at hand into `game.moves` and returns how many they are; 0 when it is over. Where several
 * seats may decide side by side, those of the first, or of the seat that is named.
 */
export function moves(game: Game, seat?: Seat): number {
  const lane = laneFor(game, seat);
  if (lane < 0) return 0;
  listMoves(game, lane);
  return game.count;
}

/** The seat that has to decide; 0 when it is over. Where several may, the first of them. */
export function seatToMove(game: Game): Seat {
  const lane = firstLane(game);
  return lane < 0 ? 0 : deciderOf(game, topOf(game, lane));
}

/** Plays one of the listed moves; of the seat that is named, if one was named to `moves`. */
export function play(game: Game, move: number, seat?: Seat): void {
  answer(game, laneFor(game, seat), move);
}

function laneFor(game: Game, seat: Seat | undefined): number {
  return seat === undefined ? firstLane(game) : laneOf(game, seat);
}

/**
 * Plays one of the listed moves, but no further than to the end of the turn: nobody's next turn begins. For a look ahead on a copy;
 * a game that has stopped there has no decider and is not to be played on.
 */
export function playAction(game: Game, move: number, seat?: Seat): void {
  game.halting = true;
  play(game, move, seat);
  game.halting = false;
}

/**
 * From here on crates that are opened in this game bring nothing out: for a look ahead by whoever may not know what is in them. What is
 * imagined is sealed already; how many crates are open, `glance.cratesOpened` says.
 */
export function seal(game: Game): void {
  game.sealed = true;
}

/** The choice a move stands for. */
export function choiceOfMove(game: Game, move: number): Choice {
  return choiceOf(move, game.box.labels);
}

/** The state a game in place has reached, as a value of its own. */
export function stateOf(game: Game): State {
  return stateAt(game.box, game.table.slice());
}
