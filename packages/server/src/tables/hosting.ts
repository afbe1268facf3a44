import type { Kysely } from 'kysely';
import { SESSION_MS } from '../people/sessions.ts';
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

/** Whoever comes to play at a table whose host has gone is its host. */
export function takingOver(db: Kysely<Database>, user: string, campaign: string): Statement {
  return hosting(db, user, campaign)
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
    .compile();
}

/** Whoever plays at a table is its host from now on. Gives the table when they do. */
export function naming(db: Kysely<Database>, user: string, campaign: string): Statement {
  return hosting(db, user, campaign).returning('campaign').compile();
}

/**
 * Whoever plays at a table becomes its host in place of one who was not at it since a time, or who has no way back any more: neither a
 * device, nor a passkey, nor a link that still works. Gives the table when it happened.
 */
export function replacing(
  db: Kysely<Database>,
  user: string,
  campaign: string,
  { since, now }: { readonly since: number; readonly now: number },
): Statement {
  return hosting(db, user, campaign)
    .where(({ and, or, not, exists, selectFrom }) => {
      const wasHere = selectFrom('members')
        .leftJoin('seen', (join) =>
          join.onRef('seen.campaign', '=', 'members.campaign').onRef('seen.user', '=', 'members.user'),
        )
        .select('members.user')
        .whereRef('members.campaign', '=', 'tables.campaign')
        .whereRef('members.user', '=', 'tables.host')
        .where(({ fn }) => fn.coalesce('seen.at', 'members.joined_at'), '>', since);
      const device = selectFrom('sessions')
        .select('hash')
        .whereRef('sessions.user', '=', 'tables.host')
        .where('seen_at', '>', now - SESSION_MS);
      const passkey = selectFrom('passkeys').select('id').whereRef('passkeys.user', '=', 'tables.host');
      const link = selectFrom('tokens')
        .select('hash')
        .whereRef('tokens.user', '=', 'tables.host')
        .where('kind', '=', 'recovery')
        .where('used_at', 'is', null)
        .where('until', '>', now);
      return not(and([exists(wasHere), or([exists(device), exists(passkey), exists(link)])]));
    })
    .returning('campaign')
    .compile();
}

/** That people are at a table at this time. */
export function seeing(
  db: Kysely<Database>,
  campaign: string,
  users: readonly string[],
  at: number,
): Statement {
  return db
    .insertInto('seen')
    .values(users.map((user) => ({ campaign, user, at })))
    .onConflict((known) => known.columns(['campaign', 'user']).doUpdateSet({ at }))
    .compile();
}

/** Who only watches is never the host: they may be shown out, and a table would have nobody to look after it. */
function hosting(db: Kysely<Database>, user: string, campaign: string) {
  return db
    .updateTable('tables')
    .set({ host: user })
    .where('campaign', '=', campaign)
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
    );
}
