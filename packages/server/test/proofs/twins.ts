import {
  canUndo,
  choiceText,
  hash,
  options,
  resample,
  type Seat,
  type State,
  save,
  view,
} from '@charterstone/rules';
import { type Chance, hiddenOtherwise, type Tally } from '@charterstone/testkit';
import { sql } from 'kysely';
import type { Visitor } from '../../src/client/index.ts';
import { wholeView } from '../../src/live/encode.ts';
import type { House } from '../house.ts';
import { Line } from './line.ts';
import { demand } from './measure.ts';
import { Witness } from './witness.ts';

/** All that a seat is sent of a table. */
function sent(state: State, seat: Seat | undefined): string {
  const lines = seat === undefined ? [] : options(state, seat).map(choiceText);
  return JSON.stringify([wholeView(state, seat, lines), seat !== undefined && canUndo(state, seat)]);
}

/** Two tables that differ only in what a seat can't see are sent to it as the same bytes. */
export function compareTwins(state: State, seat: Seat | undefined, mind: Chance, counts: Tally): void {
  const seed = `twin ${mind.below(1e9)}`;
  for (const twin of [resample(view(state, seat), seed), hiddenOtherwise(state, seat, mind)]) {
    demand(hash(twin) !== hash(state), () => 'a twin is no twin');
    // What could be undone lies beside the table.
    const other = { ...twin, past: state.past };
    demand(sent(other, seat) === sent(state, seat), () => `seat ${seat} can tell two tables apart`);
    counts.add('twins compared');
    counts.add('looked at');
  }
}

/**
 * The same over the wire: one campaign twice, of which the second has other hidden parts on its table. What a server sends about both is
 * the same, to the byte.
 */
export async function serveTwins(
  house: House,
  host: Visitor,
  table: string,
  seat: Seat | undefined,
  mind: Chance,
  counts: Tally,
): Promise<void> {
  const { state } = await house.parts.tables.open(table);
  const journal = await host.ask('exportTable', { params: { table } });
  const body = { name: 'Twin', journal, mine: seat === undefined ? [] : [seat] };
  const { id } = await host.ask('importTable', { body });
  const twin = hiddenOtherwise(state, seat, mind);
  const [one, other] = [`${id}-one`, `${id}-other`];
  await copied(house, id, one, state);
  await copied(house, id, other, twin);
  const [first, second] = [await toldOf(house, host, one), await toldOf(house, host, other)];
  const { state: played } = await house.parts.tables.open(other);
  demand(hash(played) === hash(twin) && hash(twin) !== hash(state), () => 'the twin was not served');
  demand(first.length === second.length, () => 'less was told of one of two twins');
  for (const [i, text] of first.entries())
    demand(text === second[i], () => `two tables can be told apart: ${text.slice(0, 300)} / ${second[i]}`);
  counts.add('twins served');
}

/**
 * The same campaign once more, behind the server's back: tables are read from what was kept of them, and of this one another table was
 * kept than its journal leads to.
 */
async function copied({ parts }: House, from: string, to: string, kept: State): Promise<void> {
  const { db } = parts.store;
  const seq = (await parts.tables.journal.ends([from])).get(from) ?? 0;
  for (const [table, id] of Object.entries(ROWS)) {
    const [place, key] = [sql.table(table), sql.ref(id)];
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${place} where ${key} = ${from} limit 1`.execute(db);
    const names = Object.keys(rows[0] ?? {});
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const values = sql.join(names.map((name) => (name === id ? sql`${to}` : sql.ref(name))));
    await sql`insert into ${place} (${columns}) select ${values} from ${place} where ${key} = ${from}`.execute(
      db,
    );
  }
  const snapshot = { campaign: to, seq, state: Buffer.from(save(kept)) };
  await db.insertInto('snapshots').values(snapshot).execute();
}

/** Where a campaign lies, and what names it there. */
const ROWS = {
  campaigns: 'id',
  tables: 'campaign',
  seats: 'campaign',
  members: 'campaign',
  journal: 'campaign',
} as const;

/** What somebody at a table is told when they come, and when they ask about its box. */
async function toldOf({ url }: House, host: Visitor, table: string): Promise<string[]> {
  const { at, heard } = await Witness.sit(host, table);
  at.close();
  const views = heard.flatMap((message) => (message.type === 'welcome' ? [message.seq, message.views] : []));
  const line = new Line(url);
  const texts = [JSON.stringify(views)];
  for (const path of ['box', 'texts/en', 'texts/pl', 'statistics'])
    texts.push(
      (await line.ask({ path: `/api/tables/${table}/${path}`, headers: { cookie: host.cookie } })).text,
    );
  line.close();
  return texts;
}
