import { placeIn } from '../compile/word.ts';
import { OVER } from '../end/end.ts';
import { charterName } from '../engine/tell.ts';
import type { Outcome, Seat, State } from '../state.ts';
import { charterToCome, comingTo, isLeaving, LEAVES, REPLACED, setComing } from '../table/company.ts';
import { GAME, type Game, head, PHASE, reading } from '../table/game.ts';
import { charterOf, HUMAN, isActive, isSeat, MOST_SEATS, roleOf, seatOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';
import { inked, refused } from './ink.ts';

/** Who will come and who will go when the game in progress is over (ruling 18). */
const SEATS = Array.from({ length: MOST_SEATS }, (_, i) => i + 1);

function isPlayed(g: Game): boolean {
  return head(g, GAME) > 0 && head(g, PHASE) !== OVER;
}

function isPerson(g: Game, charter: number): boolean {
  return charter >= 0 && roleOf(g, charter) === HUMAN;
}

/** Somebody new will play a charter from the next game on: one that nobody plays, or will play by then. */
export function joining(state: State, seat: Seat, what: unknown): Outcome {
  const charter = placeIn(CHARTERS, what);
  const g = reading(state.box, state.table);
  if (!isSeat(seat) || charter < 0) return refused({ lack: 'unknown' });
  // At a full table somebody takes the chair of whoever leaves.
  const replaces = charterOf(g, seat) >= 0;
  if (!isPlayed(g) || (replaces && !isLeaving(g, seat))) return refused({ lack: 'notNow' });
  const promised = SEATS.some((other) => other !== seat && charterToCome(g, other) === charter);
  const owner = seatOf(g, charter);
  const isTaken = isActive(g, charter) && !isLeaving(g, owner);
  if (isTaken || promised) return refused({ lack: 'seated', charter: charterName(charter) });
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
  if (charter < 0 || !isPlayed(g)) return refused({ lack: 'notNow' });
  const others = SEATS.some(
    (other) => other !== seat && isPerson(g, charterOf(g, other)) && !isLeaving(g, other),
  );
  if (!others) return refused({ lack: 'lastSeat' });
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
    return {
      ok: true,
      state: inked(state, (game) => setComing(game, seat, LEAVES)),
      facts: [{ fact: 'staying', seat, charter }],
    };
  }
  const charter = coming === LEAVES ? charterOf(g, seat) : coming - 1;
  // Somebody was promised the charter meanwhile.
  if (coming === LEAVES && SEATS.some((other) => charterToCome(g, other) === charter))
    return refused({ lack: 'seated', charter: charterName(charter) });
  return {
    ok: true,
    state: inked(state, (game) => setComing(game, seat, 0)),
    facts: [{ fact: 'staying', seat, charter: charterName(charter) }],
  };
}
