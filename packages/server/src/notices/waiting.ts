import type { Seat } from '@charterstone/rules';
import { sql } from 'kysely';
import type { WaitingRow } from '../store/database.ts';
import type { Statement } from '../store/engine.ts';
import type { Store } from '../store/store.ts';
import type { Call } from './delivery.ts';
import { type News, noting } from './noting.ts';

/** Which seats a table waits for, each with the place in the journal since which it decides, when its journal has been read up to `seq`. */
export type Stand = {
  readonly seq: number;
  readonly decisions: ReadonlyMap<Seat, number>;
  /** Which turn, or step between games, it is: somebody is told once of each, however much they have to decide there. */
  readonly occasion: number;
  readonly game: number;
  /** Whether play has ended. */
  readonly over: boolean;
};

/** What is known of a table without opening it. */
export type Noted = {
  readonly seq: number;
  readonly game: number;
  readonly over: boolean;
  /** Since when it has waited for its seats. */
  readonly since: ReadonlyMap<Seat, number>;
  /** Whether that is all there is to know: its journal goes no further. */
  readonly isCurrent: boolean;
};

/** A seat whose turn somebody has to look at: until then it is theirs, unless something else comes of it meanwhile. */
export type Due = WaitingRow & { readonly since: number; readonly look_at: number };

/** Written beside the ways when all are done with: whoever plays several seats is told of one of them, and knows of all. */
const TOLD_WAY = 'told';

/** A table may have more seats later than it begins with. */
const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6];

/** The turns that tables wait for, in the database: so a server that starts knows them, and a list of tables need not open any. */
export class Waiting {
  readonly #store: Store;
  /** What is to be written next, the newest of each table. */
  readonly #news = new Map<string, News>();
  readonly #writing = new Map<string, Promise<void>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Notes whom a table waits for since `at`, and when to look after those whose turn is new. Whatever comes while its table is being
   * written is written as one; what is older than what is known changes nothing, whichever server it comes from. Rejects when it could
   * not be written; `flush` tries again.
   */
  note(campaign: string, stand: Stand, at: number, lookAt: number): Promise<void> {
    const { seq, decisions, occasion, game } = stand;
    const about = { campaign, seq, at, game, ended: stand.over ? 1 : 0 };
    const rows = SEATS.map((seat): WaitingRow => {
      const since = decisions.has(seat) ? occasion : null;
      return { ...about, seat, since, look_at: since === null ? null : lookAt };
    });
    if ((this.#news.get(campaign)?.seq ?? -1) < seq) this.#news.set(campaign, { rows, seq });
    return this.#writeSoon(campaign);
  }

  /** Writes what could not be written before. */
  async flush(): Promise<void> {
    await Promise.all([...this.#news.keys()].map((campaign) => this.#writeSoon(campaign)));
  }

  /** What is known of tables, by their names. */
  async noted(campaigns: readonly string[]): Promise<ReadonlyMap<string, Noted>> {
    if (campaigns.length === 0) return new Map();
    const rows = await this.#store.db
      .selectFrom('waiting')
      .select(['campaign', 'seat', 'seq', 'since', 'at', 'game', 'ended'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('journal')
            .select('journal.seq')
            .whereRef('journal.campaign', '=', 'waiting.campaign')
            .whereRef('journal.seq', '>', 'waiting.seq'),
        ).as('is_behind'),
      )
      .where('campaign', 'in', campaigns)
      .execute();
    const turns = Map.groupBy(rows, ({ campaign }) => campaign);
    // All seats of a table are written together: each of them knows the rest.
    return new Map(rows.map((row) => [row.campaign, notedIn(row, turns.get(row.campaign) ?? [])]));
  }

  /**
   * Up to so many turns that have to be looked at now. They are ours until `lease`: if we don't say what came of them by then, another
   * server looks.
   */
  async due(now: number, lease: number, most: number): Promise<Due[]> {
    const { db, engine } = this.#store;
    // Picked first and once: within the update PostgreSQL may look several times, and find others than those it has locked.
    const rows = await db
      .with('picked', (q) =>
        q
          .selectFrom('waiting')
          .select(['campaign', 'seat'])
          .where('look_at', '<=', now)
          .orderBy('look_at')
          .limit(most)
          .$if(engine.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('waiting')
      .set({ look_at: lease })
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('campaign', 'seat'),
          'in',
          selectFrom('picked').select(['campaign', 'seat']).$asTuple('campaign', 'seat'),
        ),
      )
      .where('look_at', '<=', now)
      .returningAll()
      .execute();
    return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ ...row, since, look_at: lease }]));
  }

  /** When something is due next. */
  async nextLook(): Promise<number | undefined> {
    const [row] = await this.#store.db
      .selectFrom('waiting')
      .select('look_at')
      .where('look_at', 'is not', null)
      .orderBy('look_at')
      .limit(1)
      .execute();
    return row?.look_at ?? undefined;
  }

  /** When to look at a turn again; never, unless something else happens. */
  async lookAt(due: Due, at: number | undefined): Promise<void> {
    await this.#store.engine.run([this.#looking(due, at)]);
  }

  /** A player was told. What was told about earlier turns need not be remembered. */
  async told(due: Due, call: Call, at: number, lookAt: number | undefined): Promise<void> {
    const { campaign, seat, since } = due;
    const { db, engine } = this.#store;
    await engine.run([
      db
        .insertInto('notices')
        .values({ ...call, way: TOLD_WAY, sent_at: at })
        .onConflict((known) => known.doNothing())
        .compile(),
      this.#looking(due, lookAt),
      db
        .deleteFrom('notices')
        .where('campaign', '=', campaign)
        .where('seat', '=', seat)
        .where('since', '<', since)
        .compile(),
    ]);
  }

  /** How often somebody was told of this turn already, reminders included, and when last: they may have decided since, and not all of it. */
  async toldOf({ campaign, seat, since }: Due, user: string): Promise<{ times: number; at: number }> {
    const [row] = await this.#store.db
      .selectFrom('notices')
      .select(['reminder', 'sent_at'])
      .where('campaign', '=', campaign)
      .where('seat', '=', seat)
      .where('since', '=', since)
      .where('user', '=', user)
      .where('way', '=', TOLD_WAY)
      .orderBy('reminder', 'desc')
      .limit(1)
      .execute();
    return row === undefined ? { times: 0, at: 0 } : { times: row.reminder + 1, at: row.sent_at ?? 0 };
  }

  /** Somebody else may sit there now, at this table or at any: looks again at what nobody would have looked at any more. */
  async awaken(campaign: string | undefined, lookAt: number): Promise<void> {
    const asleep = this.#store.db
      .updateTable('waiting')
      .set({ look_at: lookAt })
      .where('since', 'is not', null)
      .where('look_at', 'is', null);
    await (campaign === undefined
      ? asleep.where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('notices')
                .innerJoin('seats', (join) =>
                  join
                    .onRef('seats.campaign', '=', 'notices.campaign')
                    .onRef('seats.seat', '=', 'notices.seat')
                    .onRef('seats.user', '=', 'notices.user'),
                )
                .select('notices.way')
                .whereRef('notices.campaign', '=', 'waiting.campaign')
                .whereRef('notices.seat', '=', 'waiting.seat')
                .whereRef('notices.since', '=', 'waiting.since')
                .where('notices.way', '=', TOLD_WAY),
            ),
          ),
        )
      : asleep.where('campaign', '=', campaign)
    ).execute();
  }

  /** Tables whose journal goes further than what is known of them here: a server ended between the two. */
  async behind(): Promise<string[]> {
    const rows = await this.#store.db
      .selectFrom('campaigns')
      .leftJoin('waiting', (join) =>
        join.onRef('waiting.campaign', '=', 'campaigns.id').on('waiting.seat', '=', 1),
      )
      .select('campaigns.id')
      .where(sql<boolean>`coalesce(waiting.seq, -1) <
        coalesce((select max(journal.seq) from journal where journal.campaign = campaigns.id), 0)`)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** It is no longer ours to say when somebody else sits there by now, or the turn went on. */
  #looking({ campaign, seat, since, look_at }: Due, at: number | undefined): Statement {
    return this.#store.db
      .updateTable('waiting')
      .set({ look_at: at ?? null })
      .where('campaign', '=', campaign)
      .where('seat', '=', seat)
      .where('since', '=', since)
      .where('look_at', '=', look_at)
      .compile();
  }

  #writeSoon(campaign: string): Promise<void> {
    const found = this.#writing.get(campaign);
    if (found !== undefined) return found;
    const writing = this.#write(campaign);
    if (this.#news.has(campaign)) this.#writing.set(campaign, writing);
    return writing;
  }

  async #write(campaign: string): Promise<void> {
    const { db, engine } = this.#store;
    try {
      for (let news = this.#news.get(campaign); news !== undefined; news = this.#news.get(campaign)) {
        await engine.run(noting(db, news));
        if (this.#news.get(campaign) === news) this.#news.delete(campaign);
      }
    } finally {
      this.#writing.delete(campaign);
    }
  }
}

type NotedRow = Pick<WaitingRow, 'seq' | 'game' | 'ended'> & {
  /** A boolean, or 0 or 1. */
  readonly is_behind: unknown;
};

function notedIn(
  { seq, game, ended, is_behind }: NotedRow,
  turns: readonly Pick<WaitingRow, 'seat' | 'since' | 'at'>[],
): Noted {
  return {
    seq,
    game: game ?? 0,
    over: ended === 1,
    since: new Map(turns.flatMap(({ seat, since, at }) => (since === null ? [] : [[seat, at]]))),
    isCurrent: game !== null && !is_behind,
  };
}
