import { ASIDES } from '@charterstone/rules';
import { type RawBuilder, sql } from 'kysely';
import type { WaitingRow } from '../store/database.ts';
import type { Statement } from '../store/engine.ts';
import type { Store } from '../store/store.ts';

/** What is to be written of a table whose journal was read up to `seq`: a row for each seat. */
export type News = { readonly rows: readonly WaitingRow[]; readonly seq: number };

/** Whether everybody has gone back since a table was noted last. */
const WENT_BACK = sql`journal.choice like '{"do":"rewind"%'`;

/** Whoever takes back decides anew; whatever else is said beside the game leaves a decision where it is. */
const BESIDE = sql.join(
  [...ASIDES].filter((one) => one !== 'undo').map((one) => sql`journal.choice like ${`{"do":"${one}"%`}`),
  sql` or `,
);

/**
 * A seat has the same decision as before when it has chosen nothing meanwhile: others may have changed what it can choose, and a server
 * that opens the table anew does not know since when. Only when everybody went back does it begin anew.
 */
const SAME_DECISION = sql`waiting.since is not null and excluded.since is not null and not exists (
  select 1 from journal
  where journal.campaign = waiting.campaign and journal.seq > waiting.seq and journal.seq <= excluded.seq
    and (journal.seat = waiting.seat and not (${BESIDE}) or ${WENT_BACK}))`;

/** Writes whom a table waits for, unless something newer is known. */
export function noting(db: Store['db'], { rows }: News): Statement[] {
  const known = made.get(db) ?? [];
  made.set(db, known);
  const statements = known[rows.length] ?? statementsFor(db, rows.length);
  known[rows.length] = statements;
  return statements.map(({ sql: text, parameters }) => ({
    sql: text,
    parameters: parameters.map((one) => (one instanceof Slot ? rows[one.row]?.[one.column] : one)),
  }));
}

/** Made once for each number of rows: every table at which something happens is noted once a second, and a query that is made anew each time costs more than its writing. */
const made = new WeakMap<Store['db'], (readonly Statement[])[]>();

/** Where in such a statement a value of a row goes. */
class Slot {
  readonly row: number;
  readonly column: keyof WaitingRow;

  constructor(row: number, column: keyof WaitingRow) {
    this.row = row;
    this.column = column;
  }
}

function slot<K extends keyof WaitingRow>(row: number, column: K): RawBuilder<WaitingRow[K]> {
  return sql<WaitingRow[K]>`${new Slot(row, column)}`;
}

function statementsFor(db: Store['db'], many: number): readonly Statement[] {
  const rows = Array.from({ length: many }, (_, row) => ({
    campaign: slot(row, 'campaign'),
    seat: slot(row, 'seat'),
    seq: slot(row, 'seq'),
    since: slot(row, 'since'),
    at: slot(row, 'at'),
    look_at: slot(row, 'look_at'),
    game: slot(row, 'game'),
    ended: slot(row, 'ended'),
  }));
  const upsert = db
    .insertInto('waiting')
    .values(rows)
    .onConflict((known) =>
      known
        .columns(['campaign', 'seat'])
        .doUpdateSet({
          seq: sql<number>`excluded.seq`,
          since: sql<number | null>`excluded.since`,
          at: keptOr<number>('at', sql`excluded.at`),
          look_at: keptOr<number | null>('look_at', sql`excluded.look_at`),
          game: sql<number>`excluded.game`,
          ended: sql<number>`excluded.ended`,
        })
        .where(sql<boolean>`waiting.seq < excluded.seq`),
    );
  return [forgetting(db).compile(), upsert.compile()];
}

function keptOr<T>(column: 'at' | 'look_at', fresh: RawBuilder<unknown>) {
  return sql<T>`case when ${SAME_DECISION} then ${sql.ref(`waiting.${column}`)} else ${fresh} end`;
}

/** Where everybody went back, turns come again, and are told again. */
function forgetting(db: Store['db']) {
  const [campaign, seq] = [slot(0, 'campaign'), slot(0, 'seq')];
  return db
    .deleteFrom('notices')
    .where('campaign', '=', campaign)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('journal')
          .innerJoin('waiting', (join) =>
            join
              .onRef('waiting.campaign', '=', 'journal.campaign')
              .onRef('waiting.seq', '<', 'journal.seq')
              // All seats of a table are written together.
              .on('waiting.seat', '=', 1),
          )
          .select('journal.seq')
          .where('journal.campaign', '=', campaign)
          .where('journal.seq', '<=', seq)
          .where(sql<boolean>`${WENT_BACK}`),
      ),
    );
}
