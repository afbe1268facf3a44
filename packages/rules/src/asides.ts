import { ASSISTANT, GUEST, PERSONA } from './compile/terms.ts';
import { placeIn } from './compile/word.ts';
import { openedIn } from './crates/crates.ts';
import { OVER } from './end/end.ts';
import { charterName } from './engine/tell.ts';
import type { Outcome, Seat, State } from './state.ts';
import { hasMark, NAMED, placeOf, setMark } from './table/cards.ts';
import { comingTo, isTitled, LEAVES, setComing, setTitled, VILLAGE } from './table/company.ts';
import { GAME, type Game, gameOn, head, PHASE, reading, setHead, TOLD } from './table/game.ts';
import { LAST_CARD } from './table/layout.ts';
import { HAND, PLAY } from './table/places.ts';
import { charterOf, isActive, isSeat, MOST_SEATS } from './table/seats.ts';
import { CHARTERS } from './vocabulary.ts';

/** Things a seat may do at any time: they need no decision and never block one. */

export const LONGEST_NAME = 30;
const SEATS = Array.from({ length: MOST_SEATS }, (_, i) => i + 1);

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

/** Writes a name on a card, on the seat's own charter, or on the village (ruling 23). Each is written once. */
export function naming(state: State, seat: Seat, what: unknown, text: unknown): Outcome {
  return typeof what === 'string' ? titling(state, seat, what, text) : namingCard(state, seat, what, text);
}

/** A persona before the seat, an assistant or a guest in its hand that nobody has named (rule 8). */
function namingCard(state: State, seat: Seat, card: unknown, text: unknown): Outcome {
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

function titling(state: State, seat: Seat, what: string, text: unknown): Outcome {
  const number = what === 'village' ? VILLAGE : charterNamed(what);
  if (number < 0) return { ok: false, reasons: [{ lack: 'unknown' }] };
  if (!isName(text)) return { ok: false, reasons: [{ lack: 'badName' }] };
  const g = reading(state.box, state.table);
  const charter = charterOf(g, seat);
  if (charter < 0 || (number !== VILLAGE && number !== charter))
    return { ok: false, reasons: [{ lack: 'notYours' }] };
  const title = number === VILLAGE ? 'village' : charterName(number);
  if (isTitled(g, number)) return { ok: false, reasons: [{ lack: 'titled', what: title }] };
  if (number === VILLAGE && !mayNameVillage(g)) return { ok: false, reasons: [{ lack: 'notNow' }] };
  return {
    ok: true,
    state: inked(
      state,
      (game) => setTitled(game, number),
      (past) => number !== VILLAGE || mayNameVillage(reading(past.box, past.table)),
    ),
    facts: [{ fact: 'titled', charter: charterName(charter), what: title, text }],
  };
}

function charterNamed(word: unknown): number {
  return placeIn(CHARTERS, word);
}

/** The village gets its name when the story says so (after game 3). */
function mayNameVillage(g: Game): boolean {
  return g.box.crates.some((crate, number) => crate?.names === true && openedIn(g, number) > 0);
}

/** A persona before the seat, an assistant or a guest in its hand. */
function holdsUnderNames(state: State, seat: Seat, card: number): boolean {
  const g = reading(state.box, state.table);
  const charter = charterOf(g, seat);
  const place = placeOf(g, card);
  const type = state.box.types[card];
  if (charter < 0) return false;
  if (type === PERSONA) return place === PLAY + charter;
  return (type === ASSISTANT || type === GUEST) && place === HAND + charter;
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
    state: inked(state, (g) => setHead(g, TOLD, average), FIXED),
    facts: [{ fact: 'told', average }],
  };
}

const FIXED = (): boolean => true;

/** Somebody new will play a charter that nobody plays, from the next game on (ruling 18). */
export function joining(state: State, seat: Seat, what: unknown): Outcome {
  const charter = charterNamed(what);
  const g = reading(state.box, state.table);
  if (!isSeat(seat) || charter < 0) return { ok: false, reasons: [{ lack: 'unknown' }] };
  if (head(g, GAME) === 0 || head(g, PHASE) === OVER || charterOf(g, seat) >= 0)
    return { ok: false, reasons: [{ lack: 'notNow' }] };
  const promised = SEATS.some((other) => other !== seat && comingTo(g, other) === charter + 1);
  if (isActive(g, charter) || promised)
    return { ok: false, reasons: [{ lack: 'seated', charter: charterName(charter) }] };
  return {
    ok: true,
    state: inked(state, (game) => setComing(game, seat, charter + 1), FIXED),
    facts: [{ fact: 'joining', seat, charter: charterName(charter) }],
  };
}

/** A seat will leave when the game in progress is over. Somebody has to stay. */
export function parting(state: State, seat: Seat): Outcome {
  const g = reading(state.box, state.table);
  const charter = charterOf(g, seat);
  if (charter < 0 || head(g, GAME) === 0 || head(g, PHASE) === OVER)
    return { ok: false, reasons: [{ lack: 'notNow' }] };
  const others = SEATS.some(
    (other) => other !== seat && charterOf(g, other) >= 0 && comingTo(g, other) !== LEAVES,
  );
  if (!others) return { ok: false, reasons: [{ lack: 'lastSeat' }] };
  return {
    ok: true,
    state: inked(state, (game) => setComing(game, seat, LEAVES), FIXED),
    facts: [{ fact: 'leaving', seat, charter: charterName(charter) }],
  };
}

/** A seat that said it would come or go changes its mind. */
export function staying(state: State, seat: Seat): Outcome {
  const g = reading(state.box, state.table);
  const coming = isSeat(seat) ? comingTo(g, seat) : 0;
  if (coming === 0) return { ok: false, reasons: [{ lack: 'notNow' }] };
  const charter = coming === LEAVES ? charterOf(g, seat) : coming - 1;
  return {
    ok: true,
    state: inked(state, (game) => setComing(game, seat, 0), FIXED),
    facts: [{ fact: 'staying', seat, charter: charterName(charter) }],
  };
}

/** Takes the seat's last choice back, unless something was revealed since or another seat chose. */
export function undoing(state: State, seat: Seat): Outcome {
  if (state.past === undefined || state.past.seat !== seat)
    return { ok: false, reasons: [{ lack: 'noUndo' }] };
  return { ok: true, state: state.past.state, facts: [{ fact: 'undone', seat }] };
}
