import type { Invite } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import { type Kysely, sql } from 'kysely';
import { conflict, Refusal } from '../http/refusal.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import type { Database, InviteRow } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC } from './company.ts';
import { holding, takingOver } from './hosting.ts';
import { rememberingSeat, sittingDown, theirSeat } from './vacating.ts';

/** A link without a seat is for whoever wants to watch. */
export const WATCHING = 0;

/** Links that lead to a seat or to a place to watch. The secret in a link is known to whoever has it; we keep its hash. */
export class Inviting {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A new link; for a seat it ends the one before. */
  async make(campaign: string, seat: Seat | undefined): Promise<{ invite: Invite; secret: string }> {
    const { db, engine } = this.#store;
    const secret = newSecret();
    const now = Date.now();
    const ended = db
      .updateTable('invites')
      .set({ revoked_at: now })
      .where('campaign', '=', campaign)
      .where('seat', '=', seat ?? WATCHING)
      .where('revoked_at', 'is', null)
      .compile();
    const row = {
      id: newId(),
      hash: hashOf(secret),
      campaign,
      seat: seat ?? WATCHING,
      revoked_at: null,
    };
    const made = db
      .insertInto('invites')
      .values({ ...row, made_at: afterShowingOut(campaign, now) })
      .returning('made_at')
      .compile();
    // Of two links for a seat that are made at the same instant, one ends the other.
    const before = [holding(db, campaign), ...(seat === undefined ? [] : [ended])];
    const [[{ made_at } = {}] = []] = (await engine.run([...before, made])).slice(before.length);
    return { invite: inviteOf({ ...row, made_at: Number(made_at) }), secret };
  }

  async all(campaign: string): Promise<Invite[]> {
    const rows = await this.#store.db
      .selectFrom('invites')
      .selectAll()
      .where('campaign', '=', campaign)
      .orderBy('made_at')
      .execute();
    return rows.map(inviteOf);
  }

  async revoke(campaign: string, id: string): Promise<boolean> {
    const { db, engine } = this.#store;
    const ending = db
      .updateTable('invites')
      // The same wish again is no mistake: perhaps nobody heard that it was done.
      .set({ revoked_at: sql<number>`coalesce(revoked_at, ${Date.now()})` })
      .where('campaign', '=', campaign)
      .where('id', '=', id)
      .returning('id')
      .compile();
    // Whoever watches by it is out on every server, also should this one end now.
    const [ended = []] = await engine.run([ending, ...engine.telling(COMPANY_TOPIC, campaign)]);
    return ended.length > 0;
  }

  /** The invitation behind a secret, if it still holds. */
  async find(secret: string): Promise<InviteRow> {
    const [row] = await this.#store.db
      .selectFrom('invites')
      .selectAll()
      .where('hash', '=', hashOf(secret))
      .execute();
    if (row === undefined || row.revoked_at !== null) throw ended();
    return row;
  }

  /** Takes what a link offers; the table it belongs to. Whoever comes second to a seat is refused. */
  async accept(user: string, invite: InviteRow): Promise<string> {
    if (invite.seat === WATCHING) await this.#watch(invite, user);
    else await this.#sit(invite, user);
    return invite.campaign;
  }

  /** The seat, and with it the membership: all of it or nothing, and one person only. */
  async #sit(invite: InviteRow, user: string): Promise<void> {
    const { id, campaign, seat } = invite;
    const { db, engine } = this.#store;
    const mine = theirSeat(db, { campaign, seat, user });
    const now = Date.now();
    const sat = (await mine.select('seat').execute()).length > 0;
    const [, , , , rows = []] = await engine.run([
      holding(db, campaign),
      db
        .insertInto('seats')
        .columns(['campaign', 'seat', 'user', 'bot'])
        // The link may have ended since it was read.
        .expression(
          db
            .selectFrom('invites')
            .select([
              'campaign',
              'seat',
              sql<string | null>`cast(${user} as text)`.as('user'),
              sql<string | null>`cast(null as text)`.as('bot'),
            ])
            .where('id', '=', id)
            .where('revoked_at', 'is', null)
            .where(({ not, exists }) => not(exists(shownOutSince(db, invite, user)))),
        )
        .onConflict((taken) =>
          taken
            .columns(['campaign', 'seat'])
            .doUpdateSet({ user, bot: null })
            .where(sql<boolean>`seats."user" is null`),
        )
        .compile(),
      db
        .insertInto('members')
        .columns(['campaign', 'user', 'joined_at', 'left_at', 'hidden', 'invite'])
        .expression(
          mine.select([
            'campaign',
            'user',
            sql<number>`cast(${now} as bigint)`.as('joined_at'),
            sql<number | null>`cast(null as bigint)`.as('left_at'),
            sql<number>`0`.as('hidden'),
            sql<string | null>`null`.as('invite'),
          ]),
        )
        .onConflict((known) =>
          known
            .columns(['campaign', 'user'])
            .doUpdateSet({ left_at: null, invite: null, shown_out_at: null }),
        )
        .compile(),
      rememberingSeat(db, { campaign, seat, user }),
      mine.select('seat').compile(),
      takingOver(db, user, campaign),
      ...engine.telling(COMPANY_TOPIC, campaign),
    ]);
    if (rows.length === 0)
      throw (await this.#isOver(invite, user))
        ? ended()
        : conflict('seat-taken', 'somebody else has taken this seat');
    // Who sits there already is waited for as before.
    if (!sat) await engine.run(sittingDown(db, { user, campaign, seat }, now));
  }

  /** Whether a link holds no longer, for anybody or for them. */
  async #isOver(invite: InviteRow, user: string): Promise<boolean> {
    const { db } = this.#store;
    const [held, out] = await Promise.all([
      db
        .selectFrom('invites')
        .select('id')
        .where('id', '=', invite.id)
        .where('revoked_at', 'is', null)
        .execute(),
      shownOutSince(db, invite, user).execute(),
    ]);
    return held.length === 0 || out.length > 0;
  }

  async #watch({ id, campaign, made_at }: InviteRow, user: string): Promise<void> {
    const joined = await this.#store.db
      .insertInto('members')
      .values({ campaign, user, joined_at: Date.now(), left_at: null, hidden: 0, invite: id })
      .onConflict((known) =>
        // Whoever plays here needs no link to watch; whoever watched by another one now does by this.
        known
          .columns(['campaign', 'user'])
          .doUpdateSet({
            left_at: null,
            shown_out_at: null,
            invite: sql<
              string | null
            >`case when members.invite is null and members.shown_out_at is null then null else excluded.invite end`,
          })
          .where(sql<boolean>`members.shown_out_at is null or members.shown_out_at < ${made_at}`),
      )
      .returning('user')
      .execute();
    if (joined.length === 0) throw ended();
  }
}

/** Later than whenever somebody was shown out here, though the clock of the server that did it may be ahead of ours. */
function afterShowingOut(campaign: string, now: number) {
  return sql<number>`coalesce((select max(shown_out_at) + 1 from members where campaign = ${campaign} and shown_out_at >= ${now}), ${now})`;
}

/** Whoever was shown out comes back by a link that was made for them since; any older one may be the one that got astray. */
function shownOutSince(db: Kysely<Database>, { campaign, made_at }: InviteRow, user: string) {
  return db
    .selectFrom('members')
    .select('members.user')
    .where('members.campaign', '=', campaign)
    .where('members.user', '=', user)
    .where('members.shown_out_at', '>=', made_at);
}

const ended = () => new Refusal(404, 'no-invite', 'this link is not valid, or no longer');

function inviteOf({ id, seat, made_at, revoked_at }: InviteRow): Invite {
  return { id, ...(seat === WATCHING ? {} : { seat }), madeAt: made_at, revoked: revoked_at !== null };
}
