import type { JournalRow } from '../store/database.ts';
import { Conflict, type Engine, type Statement } from '../store/engine.ts';
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
   * disk when it resolves, and other servers are told next.
   */
  async append(campaign: string, entries: readonly Kept[]): Promise<boolean> {
    const { engine } = this.#store;
    try {
      await engine.run([appending(engine.kind, campaign, entries)]);
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
    // The only server of a file need not tell anybody.
    if (engine.kind === 'postgres') this.#tell(campaign, entries.at(-1)?.seq ?? 0);
    return true;
  }

  /**
   * Nobody waits for it, and it is no part of what was written: PostgreSQL lets only one transaction at a time commit that has something to
   * tell, from all servers together, and no two of them would share a sync. What is not heard is found by looking.
   */
  #tell(campaign: string, seq: number): void {
    this.#store.engine.tell(JOURNAL_TOPIC, `${campaign} ${seq}`).catch(() => {});
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

const COLUMNS = [
  'campaign',
  'seq',
  'seat',
  'choice',
  'message',
  'at',
] as const satisfies readonly (keyof JournalRow)[];

/** Written out, once for each number of entries: every choice comes this way, and a query that is made anew each time costs more than its writing. */
const appends: { readonly [K in Engine['kind']]: string[] } = { sqlite: [], postgres: [] };

function appending(kind: Engine['kind'], campaign: string, entries: readonly Kept[]): Statement {
  const many = entries.length;
  appends[kind][many] ??= `insert into journal (${COLUMNS.join(', ')}) values ${places(kind, many)}`;
  const parameters: unknown[] = [];
  for (const { seq, seat, choice, message, at } of entries)
    parameters.push(campaign, seq, seat, JSON.stringify(choice), message, at);
  return { sql: appends[kind][many], parameters };
}

function places(kind: Engine['kind'], rows: number): string {
  const place = (row: number, column: number): string =>
    kind === 'sqlite' ? '?' : `$${row * COLUMNS.length + column + 1}`;
  const row = (n: number): string => `(${COLUMNS.map((_, column) => place(n, column)).join(', ')})`;
  return Array.from({ length: rows }, (_, n) => row(n)).join(', ');
}
