import type { Box } from '../compile/box.ts';
import type { Fact } from '../facts.ts';
import { HEAD, type Head, TABLE_LENGTH, trayStart } from './layout.ts';

/** More options than any decision can have; a longer list is a bug and throws. */
export const MOST_MOVES = 1024;

/**
 * A game being played in place: the table, and beside it what is never saved: the options of the decision at
 * hand, the listener of facts, and whether something hidden came to light.
 */
export type Game = {
  readonly box: Box;
  readonly table: Int16Array;
  readonly moves: Int32Array;
  /** How many of `moves` count; -1 when they have not been listed yet. */
  count: number;
  /** The lane whose decision `moves` belongs to. */
  movesOf: number;
  facts: Fact[] | undefined;
  /** Set when a choice revealed something: undo stops there. */
  revealed: boolean;
  /** Off, or how a probe of a use stands: running, its price can be paid, it is stuck. */
  probe: number;
  /** Whether to stop as soon as the turn at hand is over: whoever looks one action ahead need not see the next turn begin. */
  halting: boolean;
  /** Crates that are opened bring nothing out: whoever thinks ahead does not know what is in them. */
  sealed: boolean;
  /** The card whose toll could not be paid when a probe got stuck, or 0. */
  stuckAt: number;
  /** How many facts had been told when something was first revealed: a preview ends there. */
  factsBeforeReveal: number;
};

export const PROBE_OFF = 0;
export const PROBE_RUNNING = 1;
export const PROBE_PAID = 2;
export const PROBE_STUCK = 3;

function gameWith(box: Box, table: Int16Array, moves: Int32Array): Game {
  return {
    box,
    table,
    moves,
    count: -1,
    movesOf: 0,
    facts: undefined,
    revealed: false,
    probe: PROBE_OFF,
    halting: false,
    sealed: false,
    stuckAt: 0,
    factsBeforeReveal: 0,
  };
}

/** A game on a table of its own. */
export function gameOn(box: Box, table: Int16Array = new Int16Array(TABLE_LENGTH)): Game {
  return gameWith(box, table, new Int32Array(MOST_MOVES));
}

const PASSING_MOVES = new Int32Array(MOST_MOVES);

/** A game for one call: its list of options is shared with all others of that kind, so that no list is made for each. */
export function passingGame(box: Box, table: Int16Array): Game {
  return gameWith(box, table, PASSING_MOVES);
}

const NO_MOVES = new Int32Array(0);

/** A game that is only looked at: it can't list options, and costs next to nothing. */
export function reading(box: Box, table: Int16Array): Game {
  return gameWith(box, table, NO_MOVES);
}

const headNumbers: ReadonlyMap<string, number> = new Map(HEAD.map((name, number) => [name, number]));

function at(name: Head): number {
  return trayStart('head') + (headNumbers.get(name) ?? 0);
}

/** The places of the head's numbers in the table, for `head` and `setHead`. */
export const GAME = at('game');
export const OPTIONS = at('options');
export const PHASE = at('phase');
export const PLAYERS = at('players');
export const ROUND = at('round');
export const ACTIVE = at('active');
export const FIRST = at('first');
export const ENDING = at('ending');
export const ENDED_BY = at('endedBy');
export const PROGRESS = at('progress');
export const PROGRESS_AT_ROUND = at('progressAtRound');
export const QUIET_ROUNDS = at('quietRounds');
export const ACTION = at('action');
export const TURN = at('turn');
export const WINNERS = at('winners');
/** The winners of the first game, as bits: the others name the charters. */
export const FIRST_WINNERS = at('firstWinners');
export const LANE = at('lane');
export const CRATES_OPENED = at('cratesOpened');
export const GENERATOR = at('generator0');
export const GENERATOR_WORDS = 8;
/** Kings on the story cards so far, pleased and displeased. */
export const PLEASED = at('pleasedKings');
export const DISPLEASED = at('displeasedKings');
/** The number told from outside (the average of game 6), or 0. */
export const TOLD = at('told');
/** Extra turns still owed to the active seat. */
export const AGAIN = at('again');
/** The charter that chooses for the village, plus one; and the charters that reached the guidepost's goal, as bits. */
export const CHOOSER = at('chooser');
export const GOAL = at('goal');
export const NEXT_GUIDEPOST = at('nextGuidepost');
/** 1 once the campaign is over and the village is played on. */
export const FINISHED = at('finished');
/** The game after which the table closes; 0 for none. */
export const LAST_GAME = at('lastGame');
/** How many Automas play, and what they gain where their card says "difficulty". */
export const AUTOMAS = at('automas');
export const DIFFICULTY = at('difficulty');
/** How many sky islands lie on the board: mostly none, and then nobody has to look for them. */
export const ISLANDS_LAID = at('islandsLaid');

export function head(g: Game, which: number): number {
  return g.table[which] ?? 0;
}

export function setHead(g: Game, which: number, value: number): void {
  g.table[which] = value;
}

/** Something hidden came to light (a draw, a die, a crate): no undo goes behind this. */
export function reveal(g: Game): void {
  if (g.revealed) return;
  g.revealed = true;
  g.factsBeforeReveal = g.facts?.length ?? 0;
}
