import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { syncs, whyNoTrace } from './proofs/syncs.ts';
import { acknowledgements } from './proofs/trace.ts';
import { ground } from './stores.ts';

const { small: ACKNOWLEDGEMENTS } = PROMISED.syncs;
const seed = seedOr(1);

// Needs strace.
test.skipIf(whyNoTrace !== undefined)(
  'the journal is synced before a choice is acknowledged, as the operating system sees it',
  async () => {
    const seen = await proven('syncs.test.ts', seed, () => syncs({ count: ACKNOWLEDGEMENTS, seed }));
    expect(seen.early).toEqual([]);
    expect(seen.synced).toEqual(seen.acknowledged);
    expect(seen.acknowledged).toHaveLength(ACKNOWLEDGEMENTS);
  },
);

const ID = '0b1c6a52-9f6e-4d0e-8d1b-3f1f0c5a7e01';
const WRITTEN = `7 pwrite64(21</data/journal.db-wal>, "\\0\\1ann ${ID}\\2", 4096, 32) = 4096`;
const SYNCED = '7 fdatasync(21</data/journal.db-wal>) = 0';
const SAID = `5 writev(30<socket:[9]>, [{iov_base="{\\"id\\":\\"${ID}\\",\\"answer\\":\\"accepted\\",\\"seq\\":1}", iov_len=70}], 1) = 70`;
const HALF = '7 fdatasync(21</data/journal.db-wal> <unfinished ...>';
const OTHER_HALF = '7 <... fdatasync resumed>)         = 0';

test.each([
  ['synced and said', [WRITTEN, SYNCED, SAID], true],
  [
    'synced in two halves and said',
    [WRITTEN, HALF, '9 write(4<pipe:[1]>, "x", 1) = 1', OTHER_HALF, SAID],
    true,
  ],
  ['said before the sync', [WRITTEN, SAID, SYNCED], false],
  ['said during the sync', [WRITTEN, HALF, SAID, OTHER_HALF], false],
  ['never synced', [WRITTEN, SAID], false],
  ['synced before it was written', [SYNCED, WRITTEN, SAID], false],
  ['written during the sync', [HALF, WRITTEN.replace('7', '8'), OTHER_HALF, SAID], false],
  ['never written', [SYNCED, SAID], false],
  ['the sync of another file', [WRITTEN, SYNCED.replace('journal.db-wal', 'journal.db'), SAID], false],
  ['a sync that failed', [WRITTEN, SYNCED.replace('= 0', '= -1 EIO (Input/output error)'), SAID], false],
])('a trace is read as it was: %s', (_, lines, isSynced) => {
  const { synced, early } = acknowledgements(lines.join('\n'));
  expect({ synced, early }).toEqual(isSynced ? { synced: [ID], early: [] } : { synced: [], early: [ID] });
});

test('PostgreSQL syncs before it answers, also where it was set not to', async () => {
  const place = await ground('postgres');
  const settings = async () => {
    const { engine } = await openStore(place.where);
    const [[commit] = [], [fsync] = []] = await engine.run([
      { sql: 'show synchronous_commit', parameters: [] },
      { sql: 'show fsync', parameters: [] },
    ]);
    await engine.close();
    return { ...commit, ...fsync };
  };
  const SYNCS = { synchronous_commit: 'on', fsync: 'on' };
  expect(await settings()).toEqual(SYNCS);
  const { engine } = await place.open();
  const database = new URL(place.where).pathname.slice(1);
  await engine.run([{ sql: `alter database ${database} set synchronous_commit = off`, parameters: [] }]);
  expect(await settings()).toEqual(SYNCS);
  await place.dispose();
});
