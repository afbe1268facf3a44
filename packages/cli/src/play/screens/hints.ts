import { charterOfSeat, type Seat } from '@charterstone/rules';
import { hintsIn } from '@charterstone/words';
import { wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import type { Session } from '../session.ts';

/** The hints of the first game for whoever has a seat that are due with what happened since a choice. */
export function hintLines(
  { say, size }: Desk,
  { told, state }: Session,
  seat: Seat,
  since: number,
): string[] {
  const charter = charterOfSeat(state, seat);
  if (charter === undefined) return [];
  const heard = told.slice(0, since).reduce((n, { facts }) => n + facts.length, 0);
  return hintsIn(
    told.flatMap(({ facts }) => facts),
    charter,
  )
    .filter(({ after }) => after >= heard)
    .flatMap(({ hint }) => wrap(`» ${say.ui(hint)}`, size().width, 2));
}
