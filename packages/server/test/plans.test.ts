import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Statement } from '../src/store/engine.ts';
import { anyChoice, chanceFrom, company, type House, openHouse } from './house.ts';
import { type Ground, ground } from './stores.ts';

/** Tables of the database that have a row or more for each campaign or person: whoever reads one of them whole takes longer year by year. */
const GROWING = ['campaigns', 'journal', 'snapshots', 'tables', 'seats', 'members', 'sat', 'seen', 'invites']
  .concat(['chat', 'mutes', 'rewinds', 'users', 'sessions', 'passkeys', 'pushes', 'waiting', 'notices'])
  .join('|');

/** Once at the start and then now and then, beside the play: 10 to 20 ms with 10,000 campaigns, the last one up to 50 where somebody was told at each. */
const SWEEPS = [
  /^select distinct "waiting"\."campaign" from "waiting" inner join "seats"/,
  /^select "campaigns"\."id" from "campaigns" left join "waiting"/,
  /^update "waiting" set "look_at" = \? where "since" is not null and "look_at" is null and not exists/,
];

let place: Ground;
let house: House;
beforeAll(async () => {
  place = await ground('sqlite');
  house = await openHouse(place.where);
});
afterAll(async () => {
  await house.stop();
  await place.dispose();
});

async function planOf({ sql, parameters }: Statement): Promise<string[]> {
  const [rows = []] = await house.parts.store.engine.run([{ sql: `explain query plan ${sql}`, parameters }]);
  return rows.map(({ detail }) => String(detail));
}

/** What people do all day, and everything that is asked of the database for it. */
async function day(): Promise<readonly Statement[]> {
  const run = vi.spyOn(house.parts.store.engine, 'run');
  const { id, people } = await company(house.url, 3, { games: 12 });
  const [host, guest] = people;
  const at = await Promise.all(people.map((one) => one.sit(id)));
  const chance = chanceFrom(7);
  for (let choice = 0; choice < 120; choice++) await anyChoice(at, chance);
  await at[0]?.ask({ type: 'chat', id: 'a-word-or-two', text: 'Hello' });
  await at[1]?.ask({ type: 'rewind', id: 'to-go-back-1', seat: 2, base: at[1].seq, to: 1 });
  await host?.ask('earlierChat', { params: { table: id }, query: { before: 7 } });
  await host?.ask('whoAmI');
  await host?.ask('myTables');
  await guest?.ask('leave', { params: { table: id } });
  for (const one of at) one.close();
  // What was noted beside the play counts too, and so does the table that another server opens.
  await house.parts.following.close();
  await house.parts.notices.sweep();
  await house.parts.tables.journal.ends([id]);
  await house.parts.notices.waiting.noted([id]);
  const asked = run.mock.calls.flatMap(([unit]) => unit);
  run.mockRestore();
  return [...new Map(asked.map((statement) => [statement.sql, statement])).values()];
}

test('nothing that is asked while people play reads a whole table of the database', async () => {
  const asked = await day();
  const told = asked.map(({ sql }) => sql.replaceAll('"', '')).join('\n');
  for (const about of ['into journal', 'into snapshots', 'from members', 'from waiting', 'update seats'])
    expect(told).toContain(about);
  const scans: string[] = [];
  for (const statement of asked) {
    if (SWEEPS.some((sweep) => sweep.test(statement.sql))) continue;
    for (const step of await planOf(statement))
      if (new RegExp(`^SCAN "?(${GROWING})\\b`).test(step)) scans.push(`${step}: ${statement.sql}`);
  }
  expect(scans).toEqual([]);
});

test('older chat is found at its place, however much was said', async () => {
  const run = vi.spyOn(house.parts.store.engine, 'run');
  await house.parts.chat.last('fridays', ['somebody'], 900_000);
  const [statement] = run.mock.calls[0]?.[0] ?? [];
  run.mockRestore();
  if (statement === undefined) throw new Error('nothing was asked');
  const plan = await planOf(statement);
  expect(plan).toContainEqual(
    expect.stringMatching(/^SEARCH chat USING INDEX \S+ \(campaign=\? AND n<\?\)$/),
  );
  // Sorting would read all of it first.
  expect(plan.join()).not.toContain('TEMP B-TREE');
});

test('how far a journal goes is looked up at its end, however long it is', async () => {
  const run = vi.spyOn(house.parts.store.engine, 'run');
  await house.parts.tables.journal.ends(['fridays', 'mondays']);
  const [statement] = run.mock.calls[0]?.[0] ?? [];
  run.mockRestore();
  if (statement === undefined) throw new Error('nothing was asked');
  // SQLite takes the last entry of an index for a maximum by itself, but not where it has to group: that would read every entry.
  expect(statement.sql).not.toContain('group by');
  expect((await planOf(statement)).filter((step) => / journal /.test(step))).toEqual([
    expect.stringMatching(/^SEARCH journal USING COVERING INDEX \S+ \(campaign=\?\)$/),
  ]);
});
