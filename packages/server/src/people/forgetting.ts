import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Statement } from '../store/engine.ts';
import { vacating } from '../tables/vacating.ts';

/**
 * What has to be written so that nothing is known of somebody any more. Their id stays where the campaigns need it: in chat, and among
 * those who once sat at a table; it leads to nobody.
 */
export function forgetting(db: Kysely<Database>, user: string, now: number): readonly Statement[] {
  return [
    // Nobody is made the host of these tables while they are going. Tables come first, then people, as with whoever sits down.
    db
      .updateTable('tables')
      .set(({ ref }) => ({ host: ref('host') }))
      .where('campaign', 'in', ({ selectFrom }) =>
        selectFrom('members').select('campaign').where('user', '=', user).where('left_at', 'is', null),
      )
      .compile(),
    // From here on nothing about them is written any more (store/gone.ts).
    db
      .updateTable('users')
      .set({ name: '', language: 'en', email: null, email_confirmed: 0 })
      .where('id', '=', user)
      .compile(),
    db.deleteFrom('sessions').where('user', '=', user).compile(),
    db.deleteFrom('passkeys').where('user', '=', user).compile(),
    db.deleteFrom('tokens').where('user', '=', user).compile(),
    db.deleteFrom('pushes').where('user', '=', user).compile(),
    db.deleteFrom('mutes').where('user', '=', user).compile(),
    db.deleteFrom('seen').where('user', '=', user).compile(),
    db.deleteFrom('notes').where('user', '=', user).compile(),
    db.updateTable('sat').set({ name: null }).where('user', '=', user).compile(),
    handingOver(db, user),
    ...vacating(db, { user }),
    db.updateTable('seats').set({ user: null }).where('user', '=', user).compile(),
    db
      .updateTable('members')
      .set(({ fn, ref, val }) => ({ left_at: fn.coalesce(ref('left_at'), val(now)) }))
      .where('user', '=', user)
      .compile(),
  ];
}

/**
 * Somebody's tables, or one of them, get another host: of those who are still there to play, whoever has a seat and came first. Nobody
 * when only spectators are left.
 */
export function handingOver(db: Kysely<Database>, user: string, campaign?: string): Statement {
  const tables = db
    .updateTable('tables')
    .set(({ selectFrom }) => ({
      host: selectFrom('members')
        .leftJoin('seats', (join) =>
          join.onRef('seats.campaign', '=', 'members.campaign').onRef('seats.user', '=', 'members.user'),
        )
        .select('members.user')
        .whereRef('members.campaign', '=', 'tables.campaign')
        .where('members.user', '!=', user)
        .where('members.left_at', 'is', null)
        .where(({ eb, or }) => or([eb('members.invite', 'is', null), eb('seats.seat', 'is not', null)]))
        .orderBy(sql`case when ${sql.ref('seats.seat')} is null then 1 else 0 end`)
        .orderBy('members.joined_at')
        .orderBy('members.user')
        .limit(1),
    }))
    .where('host', '=', user);
  return (campaign === undefined ? tables : tables.where('campaign', '=', campaign)).compile();
}
