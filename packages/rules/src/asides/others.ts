import type { Outcome, Seat, State } from '../state.ts';
import { setHead, TOLD } from '../table/game.ts';
import { dealtAnew } from '../views/view.ts';
import { inked, refused } from './ink.ts';

/** Whoever keeps the table (a server, a program) speaks as this seat; nobody sits there. */
export const KEEPER = 0;
const MOST_POINTS = 9999;
const LONGEST_SEED = 100;

/** The keeper tells the average that game 6 is measured by. Players can't: it would choose their ending. */
export function telling(state: State, seat: Seat, average: unknown): Outcome {
  if (seat !== KEEPER) return refused({ lack: 'notYours' });
  if (typeof average !== 'number' || !Number.isInteger(average) || average < 1 || average > MOST_POINTS)
    return refused({ lack: 'unknown' });
  return {
    ok: true,
    state: inked(state, (g) => setHead(g, TOLD, average)),
    facts: [{ fact: 'told', average }],
  };
}

/**
 * The keeper deals anew what none of these seats can know (ruling 63). Players can't: whoever has seen too little would shuffle until it
 * suits them.
 */
export function dealing(state: State, seat: Seat, seats: unknown, seed: unknown): Outcome {
  if (seat !== KEEPER) return refused({ lack: 'notYours' });
  if (typeof seats !== 'string' || !/^(?=.)1?2?3?4?5?6?$/.test(seats)) return refused({ lack: 'unknown' });
  if (typeof seed !== 'string' || seed === '' || seed.length > LONGEST_SEED)
    return refused({ lack: 'unknown' });
  return {
    ok: true,
    state: dealtAnew(state, [...seats].map(Number), seed),
    facts: [{ fact: 'dealtAnew' }],
  };
}

/** Takes the seat's last choice back, unless something was revealed since or another seat chose. */
export function undoing(state: State, seat: Seat): Outcome {
  if (state.past === undefined || state.past.seat !== seat) return refused({ lack: 'noUndo' });
  return { ok: true, state: state.past.state, facts: [{ fact: 'undone', seat }] };
}
