import type { Box } from './compile/box.ts';

/** Who decides: a chair at the table, numbered from 1. */
export type Seat = number;

/**
 * A campaign and the game in progress at one instant. Never changed once made. `past` is the state before the last
 * choice, kept only while that choice may still be taken back by the seat that made it.
 */
export type State = {
  readonly box: Box;
  readonly table: Int16Array;
  readonly past: Past | undefined;
};
export type Past = { readonly seat: Seat; readonly state: State };

/** The moves of one lane, in the order in which they are offered. */
export type Listed = { readonly lane: number; readonly moves: readonly number[] };

/**
 * A state as the rules make it. It never changes, so its options are weighed once and remembered here: running on lists them, screens ask
 * for them, and a choice is looked up there. (A WeakMap beside it would cost as much as the rest of a choice.)
 */
class Position implements State {
  readonly box: Box;
  readonly table: Int16Array;
  readonly past: Past | undefined;
  #listed: Listed | undefined;

  constructor(box: Box, table: Int16Array, past: Past | undefined, listed: Listed | undefined) {
    this.box = box;
    this.table = table;
    this.past = past;
    this.#listed = listed;
  }

  static listedIn(state: State): Listed | undefined {
    return #listed in state ? state.#listed : undefined;
  }

  static remember(state: State, listed: Listed): void {
    if (#listed in state) state.#listed = listed;
  }
}

/** What was listed last for a state, if anything was. */
export const listedIn = Position.listedIn;
export const remember = Position.remember;

/** The state of a table. The past is what can be taken back, `listed` what is known of its options already. */
export function stateAt(box: Box, table: Int16Array, past?: Past, listed?: Listed): State {
  return new Position(box, table, past, listed);
}

/** The same state, in which nothing can be taken back. */
export function withoutPast(state: State): State {
  return new Position(state.box, state.table, undefined, listedIn(state));
}
