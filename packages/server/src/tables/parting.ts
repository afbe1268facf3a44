import { type Kysely, sql } from 'kysely';
import { hashOf, newId, newSecret } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import type { Statement } from '../store/engine.ts';
import { vacating } from './vacating.ts';

/** Somebody at a table. */
export type Whom = { readonly campaign: string; readonly user: string };

/** What goes with somebody who was shown out in the same unit. Where they were not, none of it happens. */
export function partingFrom(db: Kysely<Database>, whom: Whom): readonly Statement[] {
  const { campaign, user } = whom;
  const now = Date.now();
  const out = () => shownOut(db, whom).select('members.user');
  const seatsThere = () =>
    db
      .selectFrom('sat')
      .select('sat.seat')
      .where('sat.campaign', '=', campaign)
      .where('sat.user', 'in', out());
  return [
    ...vacating(db, { user, campaign, ifShownOut: true }),
    db
      .updateTable('seats')
      .set({ user: null })
      .where('campaign', '=', campaign)
      .where('user', 'in', out())
      .compile(),
    ...othersWatchOn(db, whom, now),
    db
      .updateTable('invites')
      .set({ revoked_at: now })
      .where('campaign', '=', campaign)
      .where('revoked_at', 'is', null)
      .where(({ or, eb }) =>
        or([eb('id', 'in', shownOut(db, whom).select('members.invite')), eb('seat', 'in', seatsThere())]),
      )
      .compile(),
    db.deleteFrom('sat').where('campaign', '=', campaign).where('user', 'in', out()).compile(),
  ];
}

/** Others who watch by the link that ends go on by another, which nobody was ever given; the host can end it like any. */
function othersWatchOn(db: Kysely<Database>, whom: Whom, now: number): readonly Statement[] {
  const { campaign, user } = whom;
  const next = newId();
  const link = () =>
    shownOut(db, whom)
      .innerJoin('invites', 'invites.id', 'members.invite')
      .where('invites.revoked_at', 'is', null);
  return [
    db
      .insertInto('invites')
      .columns(['id', 'hash', 'campaign', 'seat', 'made_at', 'revoked_at'])
      .expression(
        link()
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('members as others')
                .select('others.user')
                .where('others.campaign', '=', campaign)
                .where('others.user', '!=', user)
                .whereRef('others.invite', '=', 'invites.id'),
            ),
          )
          .select([
            sql<string>`cast(${next} as text)`.as('id'),
            sql<string>`cast(${hashOf(newSecret())} as text)`.as('hash'),
            'invites.campaign',
            'invites.seat',
            sql<number>`cast(${now} as bigint)`.as('made_at'),
            sql<number | null>`cast(null as bigint)`.as('revoked_at'),
          ]),
      )
      .compile(),
    db
      .updateTable('members')
      .set({ invite: next })
      .where('campaign', '=', campaign)
      .where('user', '!=', user)
      .where('invite', 'in', link().select('invites.id'))
      .compile(),
  ];
}

/** Somebody, where they are shown out. */
function shownOut(db: Kysely<Database>, { campaign, user }: Whom) {
  return db
    .selectFrom('members')
    .where('members.campaign', '=', campaign)
    .where('members.user', '=', user)
    .where('members.shown_out_at', 'is not', null);
}
