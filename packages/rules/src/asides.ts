import { ASSISTANT, PERSONA } from './compile/box.ts';
import { charterName } from './engine/tell.ts';
import { cutPast, type Outcome, type Seat, type State } from './state.ts';
import { hasMark, NAMED, placeOf, setMark } from './table/cards.ts';
import { gameOn, setHead, TOLD } from './table/game.ts';
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
    !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)
  );
}

/** Writes a name on a persona or an assistant that the seat holds and nobody has named (rules 8 and 23 of the rulings). */
export function naming(state: State, seat: Seat, card: unknown, text: unknown): Outcome {
  if (typeof card !== 'number' || !Number.isInteger(card) || card < 1 || card > LAST_CARD)
    return { ok: false, reasons: [{ lack: 'unknown' }] };
  if (!isName(text)) return { ok: false, reasons: [{ lack: 'badName' }] };
  const g = gameOn(state.box, state.table.slice());
  const charter = charterOf(g, seat);
  const place = placeOf(g, card);
  const type = state.box.types[card];
  const held =
    (type === PERSONA && place === PLAY + charter) || (type === ASSISTANT && place === HAND + charter);
  if (charter < 0 || !held) return { ok: false, reasons: [{ lack: 'notYours' }] };
  if (hasMark(g, card, NAMED)) return { ok: false, reasons: [{ lack: 'named', card }] };
  setMark(g, card, NAMED);
  return {
    ok: true,
    state: { box: state.box, table: g.table, past: { seat, state: cutPast(state, seat) } },
    facts: [{ fact: 'named', charter: charterName(charter), card, text }],
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
  const g = gameOn(state.box, state.table.slice());
  setHead(g, TOLD, average);
  return {
    ok: true,
    state: { box: state.box, table: g.table, past: { seat, state: cutPast(state, seat) } },
    facts: [{ fact: 'told', average }],
  };
}

/** Takes the seat's last choice back, unless something was revealed since or another seat chose. */
export function undoing(state: State, seat: Seat): Outcome {
  if (state.past === undefined || state.past.seat !== seat)
    return { ok: false, reasons: [{ lack: 'noUndo' }] };
  return { ok: true, state: state.past.state, facts: [{ fact: 'undone', seat }] };
}
