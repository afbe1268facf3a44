import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHouse } from '../house.ts';
import { ground, STORES } from '../stores.ts';
import { Checked } from './checked.ts';
import { onBothStores, playOn, refusal } from './evening.ts';
import { seen } from './seen.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../examples');
const BOX = 'two-summers';

onBothStores(
  'a box of one’s own',
  ({ arrive, gather }) => {
    test('lies on the shelf beside ours', async () => {
      const { boxes } = await (await arrive('Ann')).ask('boxes');
      expect(boxes.map(({ id, games }) => [id, games])).toEqual([
        ['charterstone', undefined],
        [BOX, 2],
      ]);
    });

    test('is played from its first game to its last by people and a bot, in its own words', async () => {
      const ann = await arrive('Ann');
      const { id } = await ann.ask('makeTable', {
        body: { name: 'Two summers', seats: 2, bots: { 2: 'easy' }, box: BOX, seed: 'river' },
      });
      const at = await ann.sit(id);
      const isOver = async () =>
        (await ann.ask('myTables')).tables.find(({ table }) => table.id === id)?.over;
      // Where Ann has nothing to choose, the bot thinks, or it is over.
      while ((await playOn([at])) > 0 || !(await isOver())) await new Promise((done) => setTimeout(done, 20));
      const { chapters } = await ann.ask('outline', { params: { table: id } });
      expect(chapters.map(({ game }) => game)).toEqual([1, 2]);
      const words = await ann.ask('texts', { params: { table: id, language: 'de' } });
      const names = Object.values(words.cards).map((card) => card['name']);
      expect(names).toContain('Der Brief des Fährmanns');
      // One of the two endings was told, the other one is nobody's business.
      expect(names.filter((name) => name === 'Die Brücke' || name === 'Die Fähre bleibt')).toHaveLength(1);
      const { cards } = await ann.ask('pictures', { params: { table: id } });
      expect(cards).toHaveProperty('200');
      // A copy of it can be taken elsewhere, and is the same campaign.
      const journal = await ann.ask('exportTable', { params: { table: id } });
      const again = await ann.ask('importTable', { body: { name: 'Again', journal } });
      expect(await ann.ask('outline', { params: { table: again.id } })).toEqual(
        await ann.ask('outline', { params: { table: id } }),
      );
      at.close();
    });

    test('has as many games as it has, and no Automa where there is none in it', async () => {
      const ann = await arrive('Ann');
      const wanted = { name: 'Two summers', seats: 2, box: BOX };
      const begin = (more: object) => ann.ask('makeTable', { body: { ...wanted, ...more } });
      expect((await refusal(begin({ box: 'another' }))).error).toBe('unknown-box');
      expect((await refusal(begin({ games: 3 }))).error).toBe('wrong-setting');
      expect((await refusal(begin({ preparedGame: 3 }))).error).toBe('wrong-setting');
      expect((await refusal(begin({ automas: 1 }))).error).toBe('wrong-setting');
      const later = await begin({ preparedGame: 2 });
      expect((await ann.sit(later.id)).seq).toBeGreaterThan(20);
    });

    test('ours is still opened where nobody names a box', async () => {
      const { id, people } = await gather(['Ann', 'Bea']);
      const words = await people[0]?.ask('texts', { params: { table: id, language: 'en' } });
      expect(Object.values(words?.cards ?? {}).map((card) => card['name'])).not.toContain(
        'The Letter from the Ferryman',
      );
    });
  },
  { BOXES: EXAMPLES },
);

test.each(STORES)('a campaign goes on when the folder of its box is gone (%s)', async (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-boxes-'));
  cpSync(join(EXAMPLES, BOX), join(folder, BOX), { recursive: true });
  const place = await ground(kind);
  const first = await openHouse(place.where, { BOXES: folder });
  const ann = await Checked.arrive(first.url, 'Ann');
  const { id } = await ann.ask('makeTable', { body: { name: 'Kept', seats: 1, box: BOX, seed: 'kept' } });
  const at = await ann.sit(id);
  await playOn([at], 10);
  const { seq } = at;
  at.close();
  await first.stop();
  rmSync(folder, { recursive: true });
  const second = await openHouse(place.where);
  try {
    const back = await ann.sit(id, second.url);
    expect(back.seq).toBe(seq);
    await playOn([back], 5);
    expect(back.seq).toBe(seq + 5);
    back.close();
  } finally {
    await second.stop();
    await place.dispose();
  }
});

test.each(STORES)(
  'a campaign of ours goes on with the box it was begun with when a newer program brings another (%s)',
  async (kind) => {
    const place = await ground(kind);
    // Stands for the box of an earlier program: ours, with fewer coins.
    const folder = mkdtempSync(join(tmpdir(), 'charterstone-boxes-'));
    const head = { format: 'charterstone-box', formatVersion: 1, version: 1, name: 'Before', coins: 30 };
    mkdirSync(join(folder, 'before', 'text'), { recursive: true });
    writeFileSync(join(folder, 'before', 'box.json'), JSON.stringify({ ...head, from: 'charterstone' }));
    writeFileSync(join(folder, 'before', 'text', 'en.json'), '{}');
    const first = await openHouse(place.where, { BOXES: folder });
    const { db } = first.parts.store;
    const usual = await db.selectFrom('boxes').selectAll().execute();
    expect(usual.map(({ fingerprint }) => fingerprint)).toEqual([first.parts.shelf.usual.fingerprint]);
    const ann = await Checked.arrive(first.url, 'Ann');
    const body = { name: 'Kept', seats: 2, bots: { 2: 'easy' }, box: 'before', seed: 'kept' } as const;
    const { id } = await ann.ask('makeTable', { body });
    const at = await ann.sit(id);
    await playOn([at], 10);
    const { seq } = at;
    at.close();
    const [row] = await db
      .selectFrom('boxes')
      .selectAll()
      .where('fingerprint', '!=', usual[0]?.fingerprint ?? '')
      .execute();
    if (row === undefined) throw new Error('the box was not kept');
    const { data } = JSON.parse(row.box);
    expect(Object.keys(JSON.parse(usual[0]?.box ?? ''))).toEqual(['data']);
    // As its own server would have kept it.
    await db
      .updateTable('boxes')
      .set({ box: JSON.stringify({ data }) })
      .where('fingerprint', '=', row.fingerprint)
      .execute();
    await first.stop();
    rmSync(folder, { recursive: true });
    const second = await openHouse(place.where);
    try {
      const back = await ann.sit(id, second.url);
      expect(back.seq).toBeGreaterThanOrEqual(seq);
      // The bot, in a thread of its own, plays with that box too.
      while (back.seq < seq + 8)
        if ((await playOn([back], 1)) === 0) await new Promise((done) => setTimeout(done, 20));
      const { supply, charters } = seen(back);
      expect(charters.reduce((coins, { goods }) => coins + goods.coin, supply.coin)).toBe(30);
      back.close();
    } finally {
      await second.stop();
      await place.dispose();
    }
  },
);

test('a server does not start with a box that can’t be played, and says what is wrong with it', async () => {
  const place = await ground('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-boxes-'));
  await expect(openHouse(place.where, { BOXES: folder })).rejects.toThrow('there is no box.json in it');
  await expect(openHouse(place.where, { BOXES: join(folder, 'nowhere') })).rejects.toThrow('no such folder');
  cpSync(join(EXAMPLES, BOX), join(folder, BOX), { recursive: true });
  writeFileSync(join(folder, BOX, 'crates.json'), '{');
  await expect(openHouse(place.where, { BOXES: folder })).rejects.toThrow('crates.json: ');
  rmSync(folder, { recursive: true });
  await place.dispose();
});
