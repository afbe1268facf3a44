import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BackupTrouble, restoreBackup, writeBackup } from '../../src/backup/index.ts';
import { own } from '../../src/store/sqlite/owner.ts';
import { openStore } from '../../src/store/store.ts';
import { isPostgres } from '../../src/store/where.ts';
import { KINDS } from '../stores.ts';
import { fill } from './fill.ts';
import { contentOf, linesIn, Places, packed, sealed, within } from './places.ts';

let places: Places;
/** A good backup: its bytes, and its lines. */
let good: Buffer;
let lines: string[];

beforeAll(async () => {
  places = new Places();
  const where = await places.fresh('sqlite');
  mkdirSync(dirname(where), { recursive: true });
  await within(where, fill);
  const file = places.file();
  await writeBackup(where, file);
  good = readFileSync(file);
  lines = linesIn(good);
});
afterAll(() => places.dispose());

function fileOf(bytes: Buffer | string): string {
  const file = places.file();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}

/** Whether anything is in a database, or there is one at all. */
async function isNothing(where: string): Promise<boolean> {
  if (!isPostgres(where)) return !existsSync(where);
  return within(where, async ({ engine }) => {
    const [rows = []] = await engine.run([{ sql: 'select * from users', parameters: [] }]);
    return rows.length === 0;
  });
}

/** Why a backup is refused; it is a defect when it is not, or when something is left behind. */
async function reason(bytes: Buffer | string, kind: (typeof KINDS)[number] = 'sqlite'): Promise<string> {
  const where = await places.fresh(kind);
  try {
    await restoreBackup(fileOf(bytes), where);
  } catch (error) {
    if (!(error instanceof BackupTrouble)) throw error;
    expect(await isNothing(where)).toBe(true);
    return error.message;
  }
  return 'it was restored';
}

const without = (n: number) => lines.filter((_, i) => i !== n);
const changed = (n: number, change: (line: string) => string) =>
  lines.map((line, i) => (i === n ? change(line) : line));

const DAMAGED: [string, () => Buffer | string, RegExp][] = [
  ['an empty file', () => '', /^it is damaged or cut off: it can’t be unpacked$/],
  ['something else', () => 'Dear diary, '.repeat(100), /^it is no backup of charterstone$/],
  ['something else that is packed', () => gzipSync('Dear diary,\n'), /^it is no backup of charterstone$/],
  ['other JSON', () => packed(['{"format":"savegame","version":1}']), /^it is no backup of charterstone$/],
  ['a newer format', () => packed(changed(0, (l) => l.replace('"version":1', '"version":2'))), /newer/],
  ['no steps', () => packed(changed(0, (l) => l.replace(/\[.*\]/, '[]'))), /does not say what it is of$/],
  [
    'a database of a newer program',
    () => sealed(changed(0, (l) => l.replace('"1 ', '"9 ')).slice(0, -1)),
    /newer/,
  ],
  ['a missing row', () => packed(without(7)), /seal doesn't match its content$/],
  ['a row twice', () => packed([...lines.slice(0, 8), ...lines.slice(7)]), /seal doesn't match/],
  ['a changed row', () => packed(changed(9, (l) => l.replace('"seat":1', '"seat":2'))), /seal doesn't match/],
  ['another time', () => packed(changed(0, (l) => l.replace(/"at":1/, '"at":2'))), /seal doesn't match/],
  [
    'rows in another order',
    () => packed([...lines.slice(0, 5), lines[6] ?? '', lines[5] ?? '', ...lines.slice(7)]),
    /seal doesn't/,
  ],
  ['no seal', () => packed(lines.slice(0, -1)), /seal is missing$/],
  [
    'a seal with other counts',
    () => packed(changed(lines.length - 1, (l) => l.replace('"users":2', '"users":3'))),
    /seal doesn't/,
  ],
  ['something behind the seal', () => packed([...lines, lines[5] ?? '']), /something follows its seal$/],
  ['half a line at the end', () => gzipSync(lines.join('\n')), /seal is missing$/],
  ['a row that is no JSON', () => packed(changed(5, (l) => l.slice(0, -1))), /no JSON$/],
  [
    'a row of no table',
    () => sealed(changed(5, (l) => l.replace('"journal"', '"jurnal"')).slice(0, -1)),
    /no row$/,
  ],
  [
    'a row of a table that is not kept',
    () => sealed([...lines.slice(0, -1), '{"t":"migrations","r":{"name":"x"}}']),
    /no row$/,
  ],
  ['a row without columns', () => sealed([...lines.slice(0, -1), '{"t":"users","r":{}}']), /no row$/],
  [
    'a column that is more than a name',
    () => sealed([...lines.slice(0, -1), '{"t":"users","r":{"id\\") values (1); --":1}}']),
    /no row$/,
  ],
  ['a value that is none', () => sealed([...lines.slice(0, -1), '{"t":"users","r":{"id":[1]}}']), /no row$/],
];

test.each(DAMAGED)('%s is refused, and nothing is written', async (_, make, why) => {
  const said = await reason(make());
  expect(said).toMatch(why);
  expect(said).toMatch(/^[^.\n]{10,200}[^.]$/);
});

test('wherever a bit is flipped or the file is cut off, it is refused', async () => {
  let refused = 0;
  const where = await places.fresh('sqlite');
  for (let i = 0; i < 60; i++) {
    const place = Math.floor((good.length * i) / 60);
    const flipped = Buffer.from(good);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (i % 8));
    // Some bytes of the packing's own head say nothing, such as its time.
    const isSaidNothing = place >= 3 && place < 10;
    for (const bytes of [...(isSaidNothing ? [] : [flipped]), good.subarray(0, place)]) {
      await expect(restoreBackup(fileOf(bytes), where)).rejects.toThrow(BackupTrouble);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(100);
  expect(existsSync(where)).toBe(false);
});

describe.each(KINDS)('into %s', (kind) => {
  test('a backup whose rows do not fit together is not restored by half', async () => {
    const orphan = '{"t":"sessions","r":{"hash":"z","user":"nobody","made_at":1,"seen_at":1}}';
    expect(await reason(sealed([...lines.slice(0, -1), orphan]), kind)).toMatch(/^it can't be written into /);
    const stranger = '{"t":"users","r":{"id":"z","shoe_size":44}}';
    expect(await reason(sealed([...lines.slice(0, -1), stranger]), kind)).toMatch(
      /^it can't be written into /,
    );
  });

  test('a row with other columns than the one before it is not restored without them', async () => {
    const users = lines.findLastIndex((line) => line.startsWith('{"t":"users"'));
    const strangers = (columns: string) =>
      sealed([...lines.slice(0, users + 1), `{"t":"users","r":{${columns}}}`, ...lines.slice(users + 1, -1)]);
    const plain = '"id":"z","name":"","language":"en","email_confirmed":0,"made_at":1';
    expect(await reason(strangers(`${plain},"shoe_size":44`), kind)).toMatch(/^it can't be written into /);
    expect(await reason(strangers('"id":"z"'), kind)).toMatch(/^it can't be written into /);
    expect(await reason(strangers(plain), kind)).toBe('it was restored');
  });

  test('a backup that is exchanged after it was checked is not restored', async () => {
    const [where, file, bad] = [await places.fresh(kind), fileOf(good), fileOf(packed(without(7)))];
    const exchanged = restoreBackup(file, where, {
      checked: (done, of) => {
        if (done === of && existsSync(bad)) renameSync(bad, file);
      },
    });
    await expect(exchanged).rejects.toThrow(/seal doesn't match/);
    expect(existsSync(bad)).toBe(false);
    expect(await isNothing(where)).toBe(true);
    await restoreBackup(fileOf(good), where);
  });

  test('only an empty place takes a backup', async () => {
    const where = await places.fresh(kind);
    await restoreBackup(fileOf(good), where);
    const before = await contentOf(where);
    await expect(restoreBackup(fileOf(good), where)).rejects.toThrow(
      /is not empty: there is something in "users"\. A backup is restored into an empty place only$/,
    );
    expect(await contentOf(where)).toEqual(before);
  });

  test('a database in which a server has only made its keys is empty', async () => {
    const where = await places.fresh(kind);
    if (kind === 'sqlite') mkdirSync(dirname(where), { recursive: true });
    await within(where, async ({ db, engine }) => {
      await db.insertInto('secrets').values({ name: 'vapid', value: 'of an hour ago' }).execute();
      await db.insertInto('claims').values({ work: 'w', server: 's', until: 1 }).execute();
      await engine.check();
    });
    await restoreBackup(fileOf(good), where);
    expect((await contentOf(where))['secrets']).toEqual([expect.objectContaining({ name: 'vapid' })]);
    expect(JSON.stringify(await contentOf(where))).not.toContain('of an hour ago');
  });

  test('tables of another program are left alone', async () => {
    const where = await places.fresh(kind);
    if (kind === 'sqlite') mkdirSync(dirname(where), { recursive: true });
    await within(where, ({ engine }) =>
      engine.run([
        { sql: 'insert into secrets values (1, 1)', parameters: [] },
        { sql: 'drop table migrations', parameters: [] },
      ]),
    );
    await expect(restoreBackup(fileOf(good), where)).rejects.toThrow(/tables of another program, such as "/);
  });
});

test('a file that a server owns is refused until it has gone', async () => {
  const where = await places.fresh('sqlite');
  mkdirSync(dirname(where), { recursive: true });
  const { engine } = await openStore(where);
  await expect(restoreBackup(fileOf(good), where)).rejects.toThrow(
    /journal\.db is in use by another server: one process owns it\. Stop it first$/,
  );
  await engine.close();
  await restoreBackup(fileOf(good), where);
});

test('while a backup is restored no server can begin there', async () => {
  const where = await places.fresh('sqlite');
  let tried = 0;
  await restoreBackup(fileOf(good), where, {
    restored: () => {
      if (tried++ === 0) expect(() => own(where)).toThrow(/locked/);
    },
  });
  expect(tried).toBeGreaterThan(1);
  own(where).close();
});

test('what SQLite can keep and PostgreSQL can’t is restored as well as it can be', async () => {
  const user = { id: 'z', name: 'a\0b', language: 'en', email: null, email_confirmed: 0, made_at: 1 };
  const bytes = sealed([...lines.slice(0, -1), JSON.stringify({ t: 'users', r: user })]);
  const [here, there] = [await places.fresh('sqlite'), await places.fresh('postgres')];
  await restoreBackup(fileOf(bytes), here);
  await restoreBackup(fileOf(bytes), there);
  expect((await contentOf(here))['users']).toContainEqual(user);
  expect((await contentOf(there))['users']).toContainEqual({ ...user, name: 'a\ufffdb' });
});

test('a file that is not there, or a folder, is told apart', async () => {
  const where = await places.fresh('sqlite');
  await expect(restoreBackup(places.file(), where)).rejects.toThrow(
    "it can't be read: there is no such file",
  );
  await expect(restoreBackup(places.folder, where)).rejects.toThrow('it is no file');
  expect(readdirSync(places.folder)).not.toContain('journal.db-owner');
});
