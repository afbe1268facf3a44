import { ASSISTANT, GUEST, PERSONA } from '../compile/terms.ts';
import { placeIn } from '../compile/word.ts';
import { openedIn } from '../crates/crates.ts';
import { charterName } from '../engine/tell.ts';
import type { Outcome, Seat, State } from '../state.ts';
import { hasMark, NAMED, placeOf, setMark } from '../table/cards.ts';
import { isTitled, setTitled, VILLAGE } from '../table/company.ts';
import { FIRST_WINNERS, type Game, head, reading } from '../table/game.ts';
import { LAST_CARD } from '../table/layout.ts';
import { HAND, PLAY } from '../table/places.ts';
import { charterOf, isActive } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';
import { inked, refused } from './ink.ts';

/** Names are written once: on cards, on the charters, on the village (rule 8, ruling 23). */

const LONGEST_NAME = 30;

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

export function naming(state: State, seat: Seat, what: unknown, text: unknown): Outcome {
  return typeof what === 'string' ? titling(state, seat, what, text) : namingCard(state, seat, what, text);
}

/** A persona before the seat, an assistant or a guest in its hand that nobody has named (rule 8). */
function namingCard(state: State, seat: Seat, card: unknown, text: unknown): Outcome {
  if (typeof card !== 'number' || !Number.isInteger(card) || card < 1 || card > LAST_CARD)
    return refused({ lack: 'unknown' });
  if (!isName(text)) return refused({ lack: 'badName' });
  const g = reading(state.box, state.table);
  if (!holdsUnnamed(state, seat, card)) return refused({ lack: 'notYours' });
  if (hasMark(g, card, NAMED)) return refused({ lack: 'named', card });
  return {
    ok: true,
    state: inked(
      state,
      (game) => setMark(game, card, NAMED),
      (past) => holdsUnnamed(past, seat, card),
    ),
    facts: [{ fact: 'named', charter: charterName(charterOf(g, seat)), card, text }],
  };
}

/** A persona before the seat, an assistant or a guest in its hand. */
function holdsUnnamed(state: State, seat: Seat, card: number): boolean {
  const g = reading(state.box, state.table);
  const charter = charterOf(g, seat);
  const place = placeOf(g, card);
  const type = state.box.types[card];
  if (charter < 0) return false;
  if (type === PERSONA) return place === PLAY + charter;
  return (type === ASSISTANT || type === GUEST) && place === HAND + charter;
}

/** A charter, or the village. */
function titling(state: State, seat: Seat, what: string, text: unknown): Outcome {
  const number = what === 'village' ? VILLAGE : placeIn(CHARTERS, what);
  if (number < 0) return refused({ lack: 'unknown' });
  if (!isName(text)) return refused({ lack: 'badName' });
  const g = reading(state.box, state.table);
  const charter = charterOf(g, seat);
  if (charter < 0) return refused({ lack: 'notYours' });
  const title = number === VILLAGE ? 'village' : charterName(number);
  if (isTitled(g, number)) return refused({ lack: 'titled', what: title });
  if (!isTimeFor(g, number)) return refused({ lack: 'notNow' });
  if (number !== VILLAGE && !mayName(g, charter, number)) return refused({ lack: 'notYours' });
  return {
    ok: true,
    state: inked(
      state,
      (game) => setTitled(game, number),
      (past) => isTimeFor(reading(past.box, past.table), number),
    ),
    facts: [{ fact: 'titled', charter: charterName(charter), what: title, text }],
  };
}

/** Charters are named once the first game is over; the village when the story says so (after game 3). */
function isTimeFor(g: Game, number: number): boolean {
  if (number !== VILLAGE) return head(g, FIRST_WINNERS) !== 0;
  return g.box.crates.some((crate, i) => crate?.names === true && openedIn(g, i) > 0);
}

/**
 * Who did not win the first game names the own charter, and those of the winners and those nobody plays. Where all have won, each
 * names the own one and any of those nobody plays.
 */
function mayName(g: Game, charter: number, number: number): boolean {
  const won = (which: number): boolean => ((head(g, FIRST_WINNERS) >> which) & 1) === 1;
  const allWon = CHARTERS.every((_, which) => !isActive(g, which) || won(which));
  if (allWon) return number === charter || !isActive(g, number);
  return !won(charter) && (number === charter || won(number) || !isActive(g, number));
}
