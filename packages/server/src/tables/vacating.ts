import type { Seat } from '@charterstone/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Statement } from '../store/engine.ts';
import { seeing } from './hosting.ts';

/** The seats that somebody gets up from or sits down on: all of theirs, those at a table, or one. */
export type Vacated = {
  readonly user: string;
  readonly campaign?: string;
  readonly seat?: Seat;
  /** Only at tables that they were shown out of. */
  readonly ifShownOut?: boolean;
};

/**
 * Somebody gets up: whoever sits down there next has agreed to no rewind, and was not told yet that it is their turn. To be run before
 * the seats are freed.
 */
export function vacating(db: Kysely<Database>, of: Vacated): readonly Statement[] {
  const theirs = () => seatsOf(db, of);
  return [
    db
      .deleteFrom('rewinds')
      .where((eb) => eb(eb.refTuple('campaign', 'seat'), 'in', theirs()))
      .compile(),
    db
      .deleteFrom('notices')
      .where((eb) => eb(eb.refTuple('campaign', 'seat'), 'in', theirs()))
      .compile(),
    // It is looked at again as soon as the company of the table is known to be another one.
    db
      .updateTable('waiting')
      .set({ look_at: null })
      .where((eb) => eb(eb.refTuple('campaign', 'seat'), 'in', theirs()))
      .compile(),
  ];
}

/** Somebody sits down: they are here, and nobody has waited for them yet, however long it was for whoever sat there before. */
export function sittingDown(
  db: Kysely<Database>,
  of: Vacated & { readonly campaign: string },
  now = Date.now(),
): readonly Statement[] {
  return [
    seeing(db, of.campaign, [of.user], now),
    db
      .updateTable('waiting')
      .set({ at: now })
      .where((eb) => eb(eb.refTuple('campaign', 'seat'), 'in', seatsOf(db, of)))
      .compile(),
  ];
}

type Theirs = { readonly campaign: string; readonly seat: number; readonly user: string };

/** Where a seat is somebody's, they may come back to it. */
export function rememberingSeat(db: Kysely<Database>, theirs: Theirs): Statement {
  return db
    .insertInto('sat')
    .columns(['campaign', 'seat', 'user'])
    .expression(theirSeat(db, theirs).select(['campaign', 'seat', 'user']))
    .onConflict((known) => known.columns(['campaign', 'seat', 'user']).doUpdateSet({ given_up: 0 }))
    .compile();
}

/** A seat, where it is somebody's. */
export function theirSeat(db: Kysely<Database>, { campaign, seat, user }: Theirs) {
  return db
    .selectFrom('seats')
    .where('campaign', '=', campaign)
    .where('seat', '=', seat)
    .where('user', '=', user);
}

function seatsOf(db: Kysely<Database>, { user, campaign, seat, ifShownOut = false }: Vacated) {
  let seats = db.selectFrom('seats').select(['campaign', 'seat']).where('user', '=', user);
  if (campaign !== undefined) seats = seats.where('campaign', '=', campaign);
  if (seat !== undefined) seats = seats.where('seat', '=', seat);
  if (ifShownOut)
    seats = seats.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('members')
          .select('members.user')
          .whereRef('members.campaign', '=', 'seats.campaign')
          .where('members.user', '=', user)
          .where('members.shown_out_at', 'is not', null),
      ),
    );
  return seats.$asTuple('campaign', 'seat');
}
