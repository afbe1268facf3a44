import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup, writeBackup } from '../../src/backup/index.ts';
import { KEPT } from '../../src/backup/kept.ts';
import { Conflict } from '../../src/store/engine.ts';
import { KINDS, type Kind } from '../stores.ts';
import { ENTRIES, fill } from './fill.ts';
import { contentOf, linesIn, Places, within } from './places.ts';

let places: Places;
beforeAll(() => {
  places = new Places();
});
afterAll(() => places.dispose());

/** A database with something in every table, and a backup of it. */
async function backedUp(kind: Kind) {
  const where = await places.fresh(kind);
  if (kind === 'sqlite') mkdirSync(dirname(where), { recursive: true });
  await within(where, fill);
  const file = places.file();
  const counts = await writeBackup(where, file);
  return { where, file, counts };
}

const backups = new Map<Kind, ReturnType<typeof backedUp>>();
/** The same for all who only read it. */
function oneOf(kind: Kind): ReturnType<typeof backedUp> {
  const made = backups.get(kind) ?? backedUp(kind);
  backups.set(kind, made);
  return made;
}

const PAIRS = KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const));

describe.each(PAIRS)('a backup from %s, restored into %s', (from, to) => {
  test('brings every row back as it was, and leaves out what is made anew', async () => {
    const { where, file, counts } = await oneOf(from);
    const other = await places.fresh(to);
    expect(await restoreBackup(file, other)).toEqual(counts);
    const content = await contentOf(where);
    expect(await contentOf(other)).toEqual(content);
    for (const table of KEPT) expect([table, content[table]]).not.toEqual([table, []]);
    await within(other, async ({ db }) => {
      expect(await db.selectFrom('snapshots').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('claims').selectAll().execute()).toEqual([]);
    });
  });

  test('is a database that a server goes on with', async () => {
    const { file } = await oneOf(from);
    const other = await places.fresh(to);
    await restoreBackup(file, other);
    await within(other, async ({ db }) => {
      const entry = (seq: number) =>
        db
          .insertInto('journal')
          .values({ campaign: 'campaign-1', seq, seat: 1, choice: '{}', message: `new ${seq}`, at: 1 })
          .execute();
      await expect(entry(ENTRIES)).rejects.toThrow(Conflict);
      await entry(ENTRIES + 1);
      await expect(
        db.insertInto('sessions').values({ hash: 'x', user: 'nobody', made_at: 0, seen_at: 0 }).execute(),
      ).rejects.toThrow();
    });
  });

  test('is the same backup again when it is backed up there', async () => {
    const { file } = await oneOf(from);
    const [other, again] = [await places.fresh(to), places.file()];
    await restoreBackup(file, other);
    await writeBackup(other, again);
    const rows = (path: string) => linesIn(readFileSync(path)).slice(1, -1);
    expect(rows(again)).toEqual(rows(file));
    expect(rows(file).length).toBeGreaterThan(ENTRIES + 20);
  });
});

describe.each(KINDS)('a backup from %s', (kind) => {
  test('holds the rows of one instant, however much is written meanwhile', async () => {
    const where = await places.fresh(kind);
    if (kind === 'sqlite') mkdirSync(dirname(where), { recursive: true });
    const [file, other] = [places.file(), await places.fresh('sqlite')];
    const seen = await within(where, async ({ db, engine }) => {
      // A session without its user could not be restored: each is written with it, and read long after it.
      let n = 0;
      const both = () => {
        const id = `user ${String(++n).padStart(6, '0')}`;
        const user = { id, name: id, language: 'en', email: null, email_confirmed: 0, made_at: n };
        const session = { hash: id, user: id, made_at: n, seen_at: n };
        return engine.run([
          db.insertInto('users').values(user).compile(),
          db.insertInto('sessions').values(session).compile(),
        ]);
      };
      for (let i = 0; i < 60; i++) await Promise.all(Array.from({ length: 50 }, both));
      let isOver = false;
      const backup = writeBackup(where, file).finally(() => {
        isOver = true;
      });
      const before = n;
      let during = 0;
      while (!isOver) {
        await Promise.all(Array.from({ length: 20 }, both));
        during += 20;
      }
      return { counts: await backup, before, during };
    });
    expect(seen.during).toBeGreaterThan(20);
    expect(seen.counts['users']).toBeGreaterThanOrEqual(seen.before);
    expect(seen.counts['users']).toBeLessThan(seen.before + seen.during);
    expect(seen.counts['sessions']).toBe(seen.counts['users']);
    expect(await restoreBackup(file, other)).toEqual(seen.counts);
  });

  test('can be made while nobody is there, and tells how far it is', async () => {
    const { where } = await oneOf(kind);
    const told: number[][] = [];
    const file = places.file();
    await writeBackup(where, file, (done, of) => told.push([done, of]));
    const all = linesIn(readFileSync(file)).length - 2;
    expect(told.at(-1)).toEqual([all, all]);
    expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((a = 0, b = 0) => a - b));
    const stages = { checked: [] as number[][], restored: [] as number[][] };
    await restoreBackup(file, await places.fresh(kind), {
      checked: (done, of) => stages.checked.push([done, of]),
      restored: (done, of) => stages.restored.push([done, of]),
    });
    const { size } = statSync(file);
    expect(stages.checked.at(-1)).toEqual([size, size]);
    expect(stages.restored.at(-1)).toEqual([all, all]);
  });

  test('keeps every table there is, but for those that are made anew', async () => {
    const { where } = await oneOf(kind);
    const tables = await within(where, async ({ engine }) => {
      await engine.check();
      const sql =
        kind === 'sqlite'
          ? "select name from sqlite_master where type = 'table'"
          : "select table_name as name from information_schema.tables where table_schema = 'public'";
      const [rows = []] = await engine.run([{ sql, parameters: [] }]);
      return rows.map(({ name }) => String(name));
    });
    const anew = ['snapshots', 'claims', 'migrations', 'health'];
    expect(tables.filter((table) => !anew.includes(table)).toSorted()).toEqual([...KEPT].toSorted());
  });
});

test('a backup is for nobody else’s eyes, and there whole or not at all', async () => {
  const { where, file } = await oneOf('sqlite');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(writeBackup(where, file)).rejects.toThrow(/village\.backup exists already$/);
  expect(readdirSync(dirname(file))).toEqual(['village.backup']);
  const blocked = places.file();
  mkdirSync(dirname(dirname(blocked)), { recursive: true });
  writeFileSync(dirname(blocked), 'in the way');
  await expect(writeBackup(where, blocked)).rejects.toThrow(/village\.backup can't be written: /);
});

test('what is no database of ours is not backed up', async () => {
  const file = places.file();
  const nothing = places.file('journal.db');
  await expect(writeBackup(nothing, file)).rejects.toThrow(/^there is no database .*journal\.db$/);
  mkdirSync(dirname(nothing), { recursive: true });
  writeFileSync(nothing, 'Dear diary, '.repeat(1000));
  await expect(writeBackup(nothing, file)).rejects.toThrow(/can't be read: file is not a database$/);
  writeFileSync(nothing, '');
  await expect(writeBackup(nothing, file)).rejects.toThrow(/nothing of charterstone/);
  await expect(writeBackup(await places.fresh('postgres'), file)).rejects.toThrow(
    /nothing of charterstone in postgres:\/\/postgres@127/,
  );
  await expect(writeBackup('postgres://me:secret@127.0.0.1:1/x', file)).rejects.toThrow(
    /^the database postgres:\/\/me@127\.0\.0\.1:1\/x can't be reached: /,
  );
  expect(existsSync(file)).toBe(false);
});

test('a database of a newer program is not backed up', async () => {
  const { where } = await backedUp('sqlite');
  await within(where, ({ engine }) =>
    engine.run([{ sql: "insert into migrations (name) values ('99 wonders')", parameters: [] }]),
  );
  await expect(writeBackup(where, places.file())).rejects.toThrow(/newer version .*"99 wonders"/);
});
