import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { NotDone } from '../../src/client/index.ts';
import { readJournal } from '../../src/journals/index.ts';
import { openHouse } from '../house.ts';
import { Crowd } from './crowd.ts';
import { type Asked, Fired } from './proof.ts';
import { isReady } from './ready.ts';
import { type SmallDisk, smallDisk } from './smallDisk.ts';
import { agree, journalsIn, journalsLeftIn } from './written.ts';

const TABLES = 4;
const SEATS = 2;

const FATES = [
  'full',
  'put off',
  'notes put off',
  'chat put off',
  'not ready',
  'read',
  'acknowledged',
] as const;
export type Fate = (typeof FATES)[number];

/**
 * Survives a full disk: while nothing can be written nothing is acknowledged and everything can be read; as soon as there is room, players
 * who send again are answered, and nobody has to start anything anew.
 */
export async function fullDisks(asked: Asked): Promise<Readonly<Record<Fate, number>>> {
  const fired = new Fired(FATES);
  const disk = smallDisk();
  try {
    await through(disk, asked, fired);
  } finally {
    disk.dispose();
  }
  return fired.all();
}

async function through(disk: SmallDisk, { count, seed, progress }: Asked, fired: Fired<Fate>): Promise<void> {
  const where = join(disk.folder, 'journal.db');
  const house = await openHouse(where, { LOG_LEVEL: 'silent' });
  const crowd = await Crowd.gather(house.url, TABLES, SEATS, seed);
  try {
    crowd.play(() => house.url);
    for (let round = 1; round <= count; round++) {
      await crowd.movedOn(2);
      const empty = disk.fill();
      fired.add('full');
      await crowd.putOff(2);
      await tryToWrite(crowd, house.url, fired);
      await canBeRead(crowd);
      fired.add('read');
      agree(crowd.told(), await journalsLeftIn(where), 'on a full disk');
      empty();
      await crowd.movedOn(1);
      await isReady(house.url, 200);
      progress?.(round);
    }
    await crowd.rest();
    agree(crowd.sent, await journalsIn(where), 'at the end', true);
    fired.counts.acknowledged = crowd.answers.accepted;
    fired.counts['put off'] = crowd.answers.later;
  } finally {
    crowd.giveUp();
    await house.stop();
  }
}

/** Everybody can look back, take the campaign along, and come back to the table as it is. */
async function canBeRead({ tables, people, sent }: Crowd): Promise<void> {
  for (const [i, table] of tables.entries()) {
    const visitor = people[i * SEATS];
    const last = Math.max(...sent.map((wish) => (wish.table === table ? (wish.seq ?? 0) : 0)));
    const history = await visitor?.ask('history', { params: { table } });
    const file = readJournal((await visitor?.ask('exportTable', { params: { table } })) ?? '');
    const at = await visitor?.sit(table);
    at?.close();
    const ends = [history?.last, typeof file === 'string' ? undefined : file.entries.length, at?.seq];
    if (ends.some((end) => end === undefined || end < last))
      throw new Error(`entry ${last} is not in the history, export or view of ${table}: ${ends}`);
  }
}

/**
 * Whatever else would have to be written is put off in an orderly way. The journal's file may have a little room of its own left, in which
 * something small is still written: then that is true.
 */
async function tryToWrite({ tables, people }: Crowd, url: string, fired: Fired<Fate>): Promise<void> {
  const [table = ''] = tables;
  const [visitor] = people;
  const trouble = await visitor
    ?.ask('writeNotes', { params: { table, seat: 1 }, body: { notes: 'x'.repeat(9000) } })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  if (trouble instanceof NotDone && trouble.status === 503 && trouble.error === 'later')
    fired.add('notes put off');
  else if (trouble !== undefined) throw trouble;
  const at = await visitor?.sit(table);
  const said = await at?.ask({ type: 'chat', id: randomUUID(), text: 'x'.repeat(500) });
  at?.close();
  if (said?.answer === 'later') fired.add('chat put off');
  else if (said?.answer !== 'accepted') throw new Error(`chat on a full disk was answered ${said?.answer}`);
  if ((await fetch(`${url}/readyz`)).status === 503) fired.add('not ready');
}
