import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';

/** The browsers in which somebody wants to be told by push: not one that they were signed out of. */
export function browsersOf(db: Kysely<Database>, user: string) {
  return db
    .selectFrom('pushes')
    .where('user', '=', user)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('session', 'is', null),
        exists(selectFrom('sessions').select('hash').whereRef('sessions.hash', '=', 'pushes.session')),
      ]),
    );
}
