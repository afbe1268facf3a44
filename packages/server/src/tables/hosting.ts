import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Statement } from '../store/engine.ts';

/**
 * Who comes and goes at a table does so one after the other, on all servers, from here to the end of the unit: otherwise somebody who is
 * just leaving could be made the host.
 */
export function holding(db: Kysely<Database>, campaign: string): Statement {
  return db
    .updateTable('tables')
    .set(({ ref }) => ({ host: ref('host') }))
    .where('campaign', '=', campaign)
    .compile();
}

/** Whoever comes to play at a table whose host has gone is its host. Who only watches never is. */
export function takingOver(db: Kysely<Database>, user: string, campaign: string): Statement {
  return db
    .updateTable('tables')
    .set({ host: user })
    .where('campaign', '=', campaign)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('host', 'is', null),
        not(
          exists(
            selectFrom('members')
              .select('members.user')
              .whereRef('members.campaign', '=', 'tables.campaign')
              .whereRef('members.user', '=', 'tables.host')
              .where('members.left_at', 'is', null),
          ),
        ),
      ]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('members')
          .leftJoin('seats', (join) =>
            join.onRef('seats.campaign', '=', 'members.campaign').onRef('seats.user', '=', 'members.user'),
          )
          .select('members.user')
          .whereRef('members.campaign', '=', 'tables.campaign')
          .where('members.user', '=', user)
          .where('members.left_at', 'is', null)
          .where(({ eb, or }) => or([eb('members.invite', 'is', null), eb('seats.seat', 'is not', null)])),
      ),
    )
    .compile();
}
