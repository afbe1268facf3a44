import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse, removeFolder } from '../house.ts';
import { Crowd } from './crowd.ts';
import { type Asked, Fired } from './proof.ts';
import { isReady } from './ready.ts';
import { agree, journalsIn, journalsLeftIn } from './written.ts';

const TABLES = 4;
const SEATS = 2;
/** So much the journal may take. */
const SIZE = '16m';

const FATES = ['full', 'answered later', 'read meanwhile', 'acknowledged'] as const;
export type Fate = (typeof FATES)[number];

/** Why this machine has no small disk to give; undefined when it has. */
export function whyNoSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-disk-'));
  const why = mount(folder);
  if (why === undefined) unmount(folder);
  removeFolder(folder);
  return why;
}

/**
 * Survives a full disk: while nothing can be written, nothing is acknowledged, everything can be read, and players who send again are
 * answered as soon as there is room.
 */
export async function fullDisks({ count, seed, progress }: Asked): Promise<Readonly<Record<Fate, number>>> {
  const fired = new Fired(FATES);
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-disk-'));
  const trouble = mount(folder);
  if (trouble !== undefined) throw new Error(trouble);
  const where = join(folder, 'journal.db');
  const house = await openHouse(where, { LOG_LEVEL: 'silent' });
  try {
    const crowd = await Crowd.gather(house.url, TABLES, SEATS, seed);
    crowd.play(() => house.url);
    for (let round = 1; round <= count; round++) {
      await crowd.movedOn(2);
      const empty = fill(join(folder, 'filler'));
      fired.add('full');
      await crowd.putOff(2);
      await isReady(house.url, 503);
      agree(crowd.told(), await journalsLeftIn(where), 'on a full disk');
      await canBeRead(crowd);
      fired.add('read meanwhile');
      empty();
      await crowd.movedOn(1);
      await isReady(house.url, 200);
      progress?.(round);
    }
    await crowd.rest();
    agree(crowd.sent, await journalsIn(where), 'at the end', true);
    fired.counts.acknowledged = crowd.answers.accepted;
    fired.counts['answered later'] = crowd.answers.later;
    return fired.all();
  } finally {
    await house.stop();
    unmount(folder);
    removeFolder(folder);
  }
}

/** Everybody can look back, take the campaign along, and come back to the table as it is. */
async function canBeRead({ people, tables, players, sent }: Crowd): Promise<void> {
  for (const [i, { table }] of players.entries()) {
    const visitor = people[i];
    if (visitor === undefined) throw new Error('every player is a visitor');
    const params = { table };
    const { steps } = await visitor.ask('history', { params, query: { most: 500 } });
    await visitor.ask('exportTable', { params });
    const at = await visitor.sit(table);
    at.close();
  }
}

/** Fills the disk to its last byte; what is returned makes room again. */
function fill(file: string): () => void {
  const filler = openSync(file, 'w');
  try {
    for (;;) writeSync(filler, Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(filler);
  }
  return () => rmSync(file);
}

function mount(folder: string): string | undefined {
  const { status, error, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'charterstone', folder]);
  return status === 0 ? undefined : `no small disk can be mounted: ${error?.message ?? stderr}`;
}

function unmount(folder: string): void {
  const { status, stderr } = spawnSync('umount', [folder]);
  if (status !== 0) throw new Error(`${folder} can not be unmounted: ${stderr}`);
}
