import { charterOfSeat } from '@charterstone/rules';
import { hintsIn } from '@charterstone/words';
import { wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import type { Session } from '../session.ts';

/** The hints of the first game that are due with what happened since a choice. */
export function hintLines({ say, size }: Desk, { told, persons, state }: Session, since: number): string[] {
  const heard = told.slice(0, since).reduce((n, { facts }) => n + facts.length, 0);
  const charters = persons.flatMap((seat) => charterOfSeat(state, seat) ?? []);
  return hintsIn(
    told.flatMap(({ facts }) => facts),
    charters,
  )
    .filter(({ after }) => after >= heard)
    .flatMap(({ hint }) => wrap(`» ${say.ui(hint)}`, size().width, 2));
}
