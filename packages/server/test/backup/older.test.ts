import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup, writeBackup } from '../../src/backup/index.ts';
import { removeFolder } from '../house.ts';
import { type Ground, ground, KINDS } from '../stores.ts';
import { fill } from './fill.ts';

/** What step 10 put on the tables of people. */
const OF_SOMEBODY = [
  ...['sessions', 'passkeys', 'tokens', 'pushes', 'mutes', 'seen', 'notes', 'sat', 'seats', 'members'].map(
    (table) => [table, 'insert'],
  ),
  ...['sat', 'seats', 'members'].map((table) => [table, 'update']),
];

describe.each(KINDS)('a database that has not taken every step, in %s', (kind) => {
  let older: Ground;
  let empty: Ground;
  beforeAll(async () => {
    [older, empty] = await Promise.all([ground(kind), ground(kind)]);
  });
  afterAll(() => Promise.all([older.dispose(), empty.dispose()]));

  test('is backed up as it is, restored, and goes forward when a server opens it', async () => {
    const before = await older.open();
    await fill(before);
    const back = [
      ...OF_SOMEBODY.map(
        ([table, on]) =>
          `drop trigger ${table}_of_somebody_${on}${kind === 'postgres' ? ` on ${table}` : ''}`,
      ),
      'drop table seen',
      'alter table sat drop column given_up',
      'alter table sat drop column name',
      'alter table waiting drop column game',
      'alter table waiting drop column ended',
      'alter table tables drop column what_if_of',
      'alter table tables drop column what_if_at',
      "alter table members add column notes text not null default ''",
      "update members set notes = 'Build the crane.'",
      'drop table notes',
      'alter table waiting add column told integer not null default 1',
      'drop table notices',
      `create table notices (campaign text not null, seat integer not null, since integer not null, reminder integer not null, way text not null,
        sent_at bigint, primary key (campaign, seat, since, reminder, way))`,
      "insert into notices values ('campaign-1', 1, 4, 0, 'told', 7), ('campaign-1', 2, 4, 0, 'told', 8)",
      "delete from migrations where name like '2 %' or name like '3 %' or name like '6 %' or name like '7 %' or name like '8 %' or name like '10 %'",
    ];
    await before.engine.run(back.map((sql) => ({ sql, parameters: [] })));
    const folder = mkdtempSync(join(tmpdir(), 'charterstone-older-'));
    const file = join(folder, 'older.backup');
    try {
      await writeBackup(older.where, file);
      const rows = await restoreBackup(file, empty.where);
      expect(rows).toMatchObject({ sat: 1, waiting: 1 });
      expect(rows).not.toHaveProperty('seen');
    } finally {
      removeFolder(folder);
    }
    const begun = Date.now();
    const { db } = await empty.open();
    expect(await db.selectFrom('sat').select(['given_up', 'name']).execute()).toEqual([
      { given_up: 0, name: null },
    ]);
    expect(await db.selectFrom('waiting').select(['game', 'ended']).execute()).toEqual([
      { game: null, ended: null },
    ]);
    // What somebody noted about a table belongs to the seat they have there.
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([
      { campaign: 'campaign-1', user: 'ann', seat: 1, text: 'Build the crane.' },
    ]);
    // Whoever sits there was told; where nobody does it is forgotten.
    expect(await db.selectFrom('notices').selectAll().execute()).toEqual([
      { campaign: 'campaign-1', seat: 1, since: 4, user: 'ann', reminder: 0, way: 'told', sent_at: 7 },
    ]);
    // Whoever was at a table before anybody kept a note of it was seen at that instant, give or take the clock of the database.
    const [seen] = await db.selectFrom('seen').selectAll().execute();
    expect(seen).toMatchObject({ campaign: 'campaign-1', user: 'ann' });
    expect(Math.abs((seen?.at ?? 0) - begun)).toBeLessThan(600_000);
  });
});
