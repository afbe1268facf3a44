import { ASSISTANT, PERSONA } from './compile/box.ts';
import { charterName } from './engine/tell.ts';
import type { Outcome, Seat, State } from './state.ts';
import { hasMark, NAMED, placeOf, setMark } from './table/cards.ts';
import { type Game, gameOn, reading, setHead, TOLD } from './table/game.ts';
import { LAST_CARD } from './table/layout.ts';
import { HAND, PLAY } from './table/places.ts';
import { charterOf, isSeat } from './table/seats.ts';

/** Things a seat may do at any time: they need no decision and never block one. */

export const LONGEST_NAME = 30;

/** Letters and signs of any language, no control or invisible ones, no blanks at the ends. */
function isName(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    [...text].length > 0 &&
    [...text].length <= LONGEST_NAME &&
    text.trim() === text &&
    !/[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)
  );
}

/** Writes a name on a persona or an assistant that the seat holds and nobody has named (rule 8, ruling 23). */
export function naming(state: State, seat: Seat, card: unknown, text: unknown): Outcome {
  if (typeof card !== 'number' || !Number.isInteger(card) || card < 1 || card > LAST_CARD)
    return { ok: false, reasons: [{ lack: 'unknown' }] };
  if (!isName(text)) return { ok: false, reasons: [{ lack: 'badName' }] };
  const g = reading(state.box, state.table);
  const charter = charterOf(g, seat);
  if (!holdsUnderNames(state, seat, card)) return { ok: false, reasons: [{ lack: 'notYours' }] };
  if (hasMark(g, card, NAMED)) return { ok: false, reasons: [{ lack: 'named', card }] };
  return {
    ok: true,
    state: inked(
      state,
      (g) => setMark(g, card, NAMED),
      (past) => holdsUnderNames(past, seat, card),
    ),
    facts: [{ fact: 'named', charter: charterName(charter), card, text }],
  };
}

/** A persona before the seat, or an assistant in its hand. */
function holdsUnderNames(state: State, seat: Seat, card: number): boolean {
  const g = reading(state.box, state.table);
  const charter = charterOf(g, seat);
  const place = placeOf(g, card);
  const type = state.box.types[card];
  if (charter < 0) return false;
  return (type === PERSONA && place === PLAY + charter) || (type === ASSISTANT && place === HAND + charter);
}

/**
 * What is written in ink stays when somebody takes a choice back, and takes nobody's undo away. Only a past in which it
 * could not have been written (the seat did not have the card yet) can't be gone back to any more.
 */
function inked(state: State, write: (g: Game) => void, couldBe: (past: State) => boolean): State {
  const g = gameOn(state.box, state.table.slice());
  write(g);
  const { past } = state;
  const kept = past !== undefined && couldBe(past.state);
  return {
    box: state.box,
    table: g.table,
    past: kept ? { seat: past.seat, state: inked(past.state, write, couldBe) } : undefined,
  };
}

/** Tells the table the average that game 6 is measured by. */
export function telling(state: State, seat: Seat, average: unknown): Outcome {
  if (
    !isSeat(seat) ||
    typeof average !== 'number' ||
    !Number.isInteger(average) ||
    average < 1 ||
    average > 9999
  )
    return { ok: false, reasons: [{ lack: 'unknown' }] };
  return {
    ok: true,
    state: inked(
      state,
      (g) => setHead(g, TOLD, average),
      () => true,
    ),
    facts: [{ fact: 'told', average }],
  };
}

/** Takes the seat's last choice back, unless something was revealed since or another seat chose. */
export function undoing(state: State, seat: Seat): Outcome {
  if (state.past === undefined || state.past.seat !== seat)
    return { ok: false, reasons: [{ lack: 'noUndo' }] };
  return { ok: true, state: state.past.state, facts: [{ fact: 'undone', seat }] };
}
