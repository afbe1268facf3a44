import { placeIn } from '../compile/word.ts';
import { OVER } from '../end/end.ts';
import { charterName } from '../engine/tell.ts';
import type { Outcome, Seat, State } from '../state.ts';
import {
  AUTOMA_COMES,
  AUTOMA_GOES,
  automaPlan,
  charterToCome,
  comingTo,
  isAbsent,
  isLeaving,
  LEAVES,
  REPLACED,
  setComing,
} from '../table/company.ts';
import { GAME, type Game, head, PHASE, reading } from '../table/game.ts';
import { AUTOMA, charterOf, HUMAN, isSeat, MOST_SEATS, roleOf, seatOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';
import { inked, refused } from './ink.ts';

/** Who will come and who will go when the game in progress is over (ruling 18). */
const SEATS = Array.from({ length: MOST_SEATS }, (_, i) => i + 1);

export function isPlayed(g: Game): boolean {
  return head(g, GAME) > 0 && head(g, PHASE) !== OVER;
}

/** Whether somebody new said they would come to this charter. */
export function isPromised(g: Game, charter: number, but: Seat = 0): boolean {
  return SEATS.some((seat) => seat !== but && charterToCome(g, seat) === charter);
}

/** Whether somebody new was promised the chair of whoever goes. */
export function isChairPromised(g: Game, seat: Seat): boolean {
  return comingTo(g, seat) >= REPLACED;
}

/** Whether an Automa goes from this charter for good, and with it from its chair. */
function automaGoes(g: Game, charter: number): boolean {
  if (charter < 0 || roleOf(g, charter) !== AUTOMA) return false;
  return !isAbsent(g, seatOf(g, charter)) && automaPlan(g, charter) === AUTOMA_GOES;
}

/** The charters that those who sit here now will play in the next game. */
export function personsToCome(g: Game): number[] {
  return CHARTERS.map((_, charter) => charter).filter((charter) => {
    const seat = seatOf(g, charter);
    if (isLeaving(g, seat)) return false;
    if (roleOf(g, charter) === HUMAN) return automaPlan(g, charter) !== AUTOMA_COMES;
    return isAbsent(g, seat) && automaPlan(g, charter) === AUTOMA_GOES;
  });
}

/** Whether a charter will be free for somebody new: nobody plays it, or will by then. */
function isFree(g: Game, charter: number): boolean {
  const seat = seatOf(g, charter);
  if (automaPlan(g, charter) === AUTOMA_COMES) return false;
  if (seat === 0 || isLeaving(g, seat)) return true;
  return automaGoes(g, charter);
}

/** Somebody new will play a charter from the next game on: one that nobody plays, or will play by then. */
export function joining(state: State, seat: Seat, what: unknown): Outcome {
  const charter = placeIn(CHARTERS, what);
  const g = reading(state.box, state.table);
  if (!isSeat(seat) || charter < 0) return refused({ lack: 'unknown' });
  // At a full table somebody takes the chair of whoever leaves.
  const replaces = charterOf(g, seat) >= 0;
  const leaves = isLeaving(g, seat) || automaGoes(g, charterOf(g, seat));
  if (!isPlayed(g) || (replaces && !leaves)) return refused({ lack: 'notNow' });
  if (!isFree(g, charter) || isPromised(g, charter, seat))
    return refused({ lack: 'seated', charter: charterName(charter) });
  return {
    ok: true,
    state: inked(state, (game) => setComing(game, seat, replaces ? REPLACED + charter : charter + 1)),
    facts: [{ fact: 'joining', seat, charter: charterName(charter) }],
  };
}

/** A seat will leave. Somebody has to stay, and not an Automa. */
export function parting(state: State, seat: Seat): Outcome {
  const g = reading(state.box, state.table);
  const charter = charterOf(g, seat);
  const sits = charter >= 0 && (roleOf(g, charter) === HUMAN || isAbsent(g, seat));
  if (!sits || !isPlayed(g) || isLeaving(g, seat)) return refused({ lack: 'notNow' });
  if (!personsToCome(g).some((other) => other !== charter)) return refused({ lack: 'lastSeat' });
  return {
    ok: true,
    state: inked(state, (game) => setComing(game, seat, LEAVES)),
    facts: [{ fact: 'leaving', seat, charter: charterName(charter) }],
  };
}

/** A seat that said it would come or go changes its mind. */
export function staying(state: State, seat: Seat): Outcome {
  const g = reading(state.box, state.table);
  const coming = isSeat(seat) ? comingTo(g, seat) : 0;
  if (coming === 0) return refused({ lack: 'notNow' });
  if (coming >= REPLACED) {
    const charter = charterName(coming - REPLACED);
    // Whoever sits there still goes: a person said so here, an Automa was dismissed.
    const leaves = automaGoes(g, charterOf(g, seat)) ? 0 : LEAVES;
    return {
      ok: true,
      state: inked(state, (game) => setComing(game, seat, leaves)),
      facts: [{ fact: 'staying', seat, charter }],
    };
  }
  const charter = coming === LEAVES ? charterOf(g, seat) : coming - 1;
  // Somebody was promised the charter meanwhile, or an Automa will play it.
  if (coming === LEAVES && (isPromised(g, charter) || automaPlan(g, charter) === AUTOMA_COMES))
    return refused({ lack: 'seated', charter: charterName(charter) });
  return {
    ok: true,
    state: inked(state, (game) => setComing(game, seat, 0)),
    facts: [{ fact: 'staying', seat, charter: charterName(charter) }],
  };
}
