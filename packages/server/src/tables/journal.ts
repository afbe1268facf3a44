import { sql } from 'kysely';
import type { JournalRow } from '../store/database.ts';
import { Conflict, type Statement } from '../store/engine.ts';
import type { Store } from '../store/store.ts';
import type { Kept, Rewind } from './standing.ts';

/** On this topic servers tell each other `campaign seq`: so far its journal goes. */
export const JOURNAL_TOPIC = 'journal';

/** The journals of all campaigns: appended to, never changed. */
export class Journal {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Writes entries that follow each other, all or none: none when a place is taken or a message is known. Whether they were written; on
   * disk when it resolves, and other servers are told in the same breath.
   */
  async append(campaign: string, entries: readonly Kept[]): Promise<boolean> {
    const rows = entries.map((entry) => rowOf(campaign, entry));
    const { db, engine } = this.#store;
    try {
      if (engine.kind === 'sqlite') await engine.run([appending(rows)]);
      else
        await db
          .with('written', (cte) => cte.insertInto('journal').values(rows).returning(['campaign', 'seq']))
          .selectFrom('written')
          .select(sql`pg_notify(${JOURNAL_TOPIC}, campaign || ' ' || max(seq))`.as('told'))
          .groupBy('campaign')
          .execute();
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  /** All entries of a campaign after a place, in order. */
  async after(campaign: string, seq: number): Promise<Kept[]> {
    const rows = await this.#store.db
      .selectFrom('journal')
      .select(['seq', 'seat', 'choice', 'message', 'at'])
      .where('campaign', '=', campaign)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
    return rows.map(({ choice, ...row }) => ({ ...row, choice: JSON.parse(choice) }));
  }

  /** The place of a message, if it was written. */
  async placeOf(campaign: string, message: string): Promise<number | undefined> {
    const [row] = await this.#store.db
      .selectFrom('journal')
      .select('seq')
      .where('campaign', '=', campaign)
      .where('message', '=', message)
      .execute();
    return row?.seq;
  }

  /** Whether everybody went back behind a place: then nothing leads there any more. */
  async isTakenBack(campaign: string, place: number): Promise<boolean> {
    return (await this.#rewinds(campaign, place)).some(({ to }) => to < place);
  }

  async #rewinds(
    campaign: string,
    after: number,
  ): Promise<readonly { readonly seq: number; readonly to: number }[]> {
    const rows = await this.#store.db
      .selectFrom('journal')
      .select(['seq', 'choice'])
      .where('campaign', '=', campaign)
      .where('seq', '>', after)
      .where('choice', 'like', '{"do":"rewind"%')
      .execute();
    return rows.map(({ seq, choice }) => {
      const { what }: Rewind = JSON.parse(choice);
      return { seq, to: what };
    });
  }

  /** How far the journals of these campaigns go. Each is looked up at its end: to group entries would read all of them, and journals grow. */
  async ends(campaigns: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (campaigns.length === 0) return new Map();
    const rows = await this.#store.db
      .selectFrom('campaigns')
      .select('id')
      .select(({ selectFrom }) =>
        selectFrom('journal')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .whereRef('journal.campaign', '=', 'campaigns.id')
          .as('seq'),
      )
      .where('id', 'in', campaigns)
      .execute();
    return new Map(rows.flatMap(({ id, seq }) => (seq === null ? [] : [[id, Number(seq)]])));
  }

  /**
   * What writes a journal that exists already, for a campaign that is being made. All of it goes as one text, which the database takes
   * apart: a statement of a hundred thousand values would keep everybody waiting while it is made.
   */
  imported(campaign: string, entries: readonly Kept[]): readonly Statement[] {
    if (entries.length === 0) return [];
    const rows = entries.map(({ seq, seat, choice, message, at }) => [
      seq,
      seat,
      JSON.stringify(choice),
      message,
      at,
    ]);
    const sql = this.#store.engine.kind === 'sqlite' ? IMPORT_SQLITE : IMPORT_POSTGRES;
    return [{ sql, parameters: [campaign, JSON.stringify(rows)] }];
  }
}

const IMPORT_SQLITE = `insert into journal (campaign, seq, seat, choice, message, at)
  select ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?)`;
const IMPORT_POSTGRES = `insert into journal (campaign, seq, seat, choice, message, at)
  select cast($1 as text), (value ->> 0)::integer, (value ->> 1)::integer, value ->> 2, value ->> 3, (value ->> 4)::bigint
  from json_array_elements($2::json)`;

/** Written out: every choice comes this way, and a query that is made anew each time costs more than its writing. */
function appending(rows: readonly JournalRow[]): Statement {
  return {
    sql: `insert into journal (campaign, seq, seat, choice, message, at) values ${rows.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
    parameters: rows.flatMap(({ campaign, seq, seat, choice, message, at }) => [
      campaign,
      seq,
      seat,
      choice,
      message,
      at,
    ]),
  };
}

function rowOf(campaign: string, { seq, seat, choice, message, at }: Kept): JournalRow {
  return { campaign, seq, seat, choice: JSON.stringify(choice), message, at };
}
