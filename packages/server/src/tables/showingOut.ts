import type { LetIn } from '@charterstone/protocol';
import { type Kysely, sql } from 'kysely';
import { conflict, forbidden, notFound } from '../http/refusal.ts';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import type { Statement } from '../store/engine.ts';
import { waitingForChoices } from '../store/guard.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC, type Company } from './company.ts';
import { holding } from './hosting.ts';
import { messageBy, speakerOf } from './message.ts';
import { partingFrom, type Whom } from './parting.ts';

/** A link can get to somebody it was not meant for. Who has played is one of the campaign; anybody else can be shown out. */
export class ShowingOut {
  readonly #store: Store;
  readonly #company: Company;

  constructor(store: Store, company: Company) {
    this.#store = store;
    this.#company = company;
  }

  /** Everybody who has been let in and not been shown out, in the order in which they came. */
  async people(campaign: string): Promise<LetIn[]> {
    const [rows, played, seats] = await Promise.all([
      this.#store.db
        .selectFrom('members')
        .innerJoin('users', 'users.id', 'members.user')
        .leftJoin('invites', 'invites.id', 'members.invite')
        .select(['members.user', 'users.name', 'members.left_at', 'members.invite', 'invites.revoked_at'])
        .where('members.campaign', '=', campaign)
        .where('members.shown_out_at', 'is', null)
        // Who has deleted their identity is nobody any more.
        .where('users.name', '!=', '')
        .orderBy('members.joined_at')
        .orderBy('members.user')
        .execute(),
      this.#whoPlayed(campaign),
      this.#company.seatRows(campaign),
    ]);
    return rows.flatMap(({ user, name, left_at, invite, revoked_at }) => {
      const watches = invite !== null && !seats.some((seat) => seat.user === user);
      if (watches && revoked_at !== null) return [];
      return [{ person: { id: user, name }, watches, left: left_at !== null, played: played.has(user) }];
    });
  }

  /**
   * Somebody is shown out: their seats are free, they take part no longer, and the links they came by have ended. A choice that they make
   * at this instant is written before it, and they stay; or it is not written at all.
   */
  async showOut(campaign: string, user: string, host: string): Promise<void> {
    if (user === host) throw conflict('host-stays', 'the host can leave, and is not shown out');
    if ((await this.#company.membership(campaign, user)) === undefined) {
      // The same wish again is no mistake: perhaps the other servers have not heard that it was done.
      if (await this.#isOut(campaign, user)) return;
      throw notFound('person');
    }
    const { db, engine } = this.#store;
    const whom = { campaign, user };
    const lock = waitingForChoices(engine.kind, campaign);
    const unit = [
      holding(db, campaign),
      ...lock,
      marking(db, whom, host),
      ...partingFrom(db, whom),
      // Whoever is out is so on every server, also should this one end now.
      ...engine.telling(COMPANY_TOPIC, campaign),
    ];
    const [[out] = []] = (await engine.run(unit)).slice(1 + lock.length);
    if (out !== undefined) return;
    if ((await this.#whoPlayed(campaign)).has(user))
      throw conflict('has-played', 'they have played here: nobody is shown out of a campaign they played');
    throw forbidden('only the host of the table may do this');
  }

  async #isOut(campaign: string, user: string): Promise<boolean> {
    const rows = this.#store.db.selectFrom('members').select('user').where('campaign', '=', campaign);
    return (await rows.where('user', '=', user).where('shown_out_at', 'is not', null).execute()).length > 0;
  }

  async #whoPlayed(campaign: string): Promise<ReadonlySet<string>> {
    const rows = await this.#store.db
      .selectFrom('journal')
      .select(sql<string>`substr(message, 1, ${LENGTH + 1})`.as('message'))
      .distinct()
      .where('campaign', '=', campaign)
      .where('message', 'like', '% %')
      .execute();
    return new Set(rows.flatMap(({ message }) => speakerOf(message) ?? []));
  }
}

/** Names of people have so many signs. */
const LENGTH = newId().length;

/** Whom nothing in the journal is from is out from now on. Gives them when they are. */
function marking(db: Kysely<Database>, { campaign, user }: Whom, host: string): Statement {
  const now = Date.now();
  const theirs = messageBy(user, '');
  return db
    .updateTable('members')
    .set({ shown_out_at: afterLinks(campaign, now), left_at: now })
    .where('campaign', '=', campaign)
    .where('user', '=', user)
    .where('shown_out_at', 'is', null)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        exists(
          selectFrom('tables')
            .select('host')
            .where('tables.campaign', '=', campaign)
            .where('host', '=', host)
            .where('host', '!=', user),
        ),
        not(
          exists(
            selectFrom('journal')
              .select('seq')
              .where('journal.campaign', '=', campaign)
              .where(sql`substr(message, 1, ${theirs.length})`, '=', theirs),
          ),
        ),
      ]),
    )
    .returning('user')
    .compile();
}

/** Not before any link here was made, though the clock of the server that made it may be ahead of ours. */
function afterLinks(campaign: string, now: number) {
  return sql<number>`coalesce((select max(made_at) from invites where campaign = ${campaign} and made_at > ${now}), ${now})`;
}
