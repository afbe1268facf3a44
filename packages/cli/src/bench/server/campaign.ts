import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { Visitor } from '@charterstone/server/client';
import { prepared, writeJournal } from '@charterstone/server/journals';
import Sqlite from 'better-sqlite3';
import { spread } from '../rounds.ts';
import { serveOurs } from './serving.ts';

const SEATS = 4;
const SEED = 'bench server';

/** From the opening of a socket until everything is told, in milliseconds. */
export type Opening = {
  /** Right after the start of a server: code is read and threads begin for the first time. */
  readonly first: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
};

export type CampaignLoading = {
  readonly finishedGames: number;
  readonly choices: number;
  readonly times: number;
  readonly fromSnapshot: Opening;
  readonly byReplay: Opening;
};

/** How long it takes to go on with a campaign of so many finished games that no server has open: copies of it, one after the other. */
export async function measureLoading(within: string, games: number, times: number): Promise<CampaignLoading> {
  const folder = join(within, 'campaign');
  mkdirSync(folder);
  const file = prepared(compile(data), { game: games + 1, seats: SEATS, seed: SEED, bots: [] });
  const copies = await imported(folder, writeJournal(file), times);
  const fromSnapshot = await openedAfterStart(folder, copies);
  forgetSnapshots(folder);
  const byReplay = await openedAfterStart(folder, copies);
  return { finishedGames: games, choices: file.entries.length, times, fromSnapshot, byReplay };
}

type Copies = { readonly host: Visitor; readonly tables: readonly string[] };

/** Imports the campaign and opens it once, so that there are snapshots. */
async function imported(folder: string, journal: string, times: number): Promise<Copies> {
  const server = await serveOurs(folder);
  try {
    const host = await Visitor.arrive(server.url, 'Host');
    return { host, tables: await copiesIn(host, journal, times) };
  } finally {
    await server.stop();
  }
}

/** So many tables of somebody with the same campaign. */
export async function copiesIn(
  host: Visitor,
  journal: string,
  times: number,
  mine: readonly number[] = [1],
): Promise<string[]> {
  const tables: string[] = [];
  for (let i = 1; i <= times; i++) {
    const { id } = await host.ask('importTable', { body: { name: `Copy ${i}`, mine, journal } });
    (await host.sit(id)).close();
    tables.push(id);
  }
  return tables;
}

/** Milliseconds from the opening of a socket until everything is told. */
export async function timeToOpen(host: Visitor, table: string, url: string): Promise<number> {
  const start = performance.now();
  const at = await host.sit(table, url);
  const took = performance.now() - start;
  at.close();
  return took;
}

async function openedAfterStart(folder: string, { host, tables }: Copies): Promise<Opening> {
  const server = await serveOurs(folder);
  try {
    const times: number[] = [];
    for (const table of tables) times.push(await timeToOpen(host, table, server.url));
    return { first: Number((times[0] ?? 0).toFixed(1)), ...spread(times, 1) };
  } finally {
    await server.stop();
  }
}

/** Snapshots are a cache: without them everything is played again from the first choice. */
export function forgetSnapshots(folder: string): void {
  const db = new Sqlite(join(folder, 'journal.db'));
  db.exec('delete from snapshots');
  db.close();
}
