import { placeIn } from '../compile/word.ts';
import { charterName } from '../engine/tell.ts';
import type { Lack } from '../lacks.ts';
import type { Outcome, Seat, State } from '../state.ts';
import {
  AUTOMA_COMES,
  AUTOMA_GOES,
  AUTOMA_PLAN_NAMES,
  automaPlan,
  isAbsent,
  planAutoma,
} from '../table/company.ts';
import { type Game, reading } from '../table/game.ts';
import { AUTOMA, charterOf, HUMAN, roleOf, seatOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';
import { isChairPromised, isPlayed, isPromised, personsToCome } from './company.ts';
import { inked, refused } from './ink.ts';

/**
 * How many Automas play may change from one game to the next, and one may stand in for somebody who can't come. Whoever sits at the table
 * may say so for the table, also those an Automa stands in for.
 */

/** From the next game on an Automa plays this charter; where somebody sits, for as long as they are away. */
export function inviting(state: State, seat: Seat, what: unknown): Outcome {
  return planning(state, seat, what, (g, charter) => {
    const goes = automaPlan(g, charter) === AUTOMA_GOES;
    const taken = !goes && (roleOf(g, charter) === AUTOMA || automaPlan(g, charter) === AUTOMA_COMES);
    if (taken || isPromised(g, charter) || isChairPromised(g, seatOf(g, charter)))
      return { lack: 'seated', charter: charterName(charter) };
    const people = personsToCome(g).filter((other) => other !== charter);
    if (people.length === 0) return { lack: 'lastSeat' };
    return goes ? 0 : AUTOMA_COMES;
  });
}

/** After this game the Automa of a charter goes, and whoever it stood in for is back; or it does not come after all. */
export function dismissing(state: State, seat: Seat, what: unknown): Outcome {
  return planning(state, seat, what, (g, charter) => {
    if (automaPlan(g, charter) === AUTOMA_COMES) return 0;
    if (roleOf(g, charter) !== AUTOMA || automaPlan(g, charter) === AUTOMA_GOES) return { lack: 'notNow' };
    return AUTOMA_GOES;
  });
}

function planning(
  state: State,
  seat: Seat,
  what: unknown,
  wanted: (g: Game, charter: number) => number | Lack,
): Outcome {
  const g = reading(state.box, state.table);
  const charter = placeIn(CHARTERS, what);
  if (charter < 0 || state.box.data.automa === undefined) return refused({ lack: 'unknown' });
  if (!isPlayed(g)) return refused({ lack: 'notNow' });
  if (!isOneOfUs(g, seat)) return refused({ lack: 'notYours' });
  const plan = wanted(g, charter);
  if (typeof plan !== 'number') return refused(plan);
  return {
    ok: true,
    state: inked(state, (game) => planAutoma(game, charter, plan)),
    facts: [
      {
        fact: 'automaPlanned',
        charter: charterName(charter),
        plan: AUTOMA_PLAN_NAMES[plan] ?? 'none',
      },
    ],
  };
}

function isOneOfUs(g: Game, seat: Seat): boolean {
  const charter = charterOf(g, seat);
  return charter >= 0 && (roleOf(g, charter) === HUMAN || isAbsent(g, seat));
}
