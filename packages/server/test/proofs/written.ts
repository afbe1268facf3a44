import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choiceText } from '@charterstone/rules';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import type { Sent } from './player.ts';

/** An entry as the database has it. */
export type Written = {
  readonly campaign: string;
  readonly seq: number;
  readonly seat: number;
  readonly choice: string;
  readonly message: string;
};

const ALL = 'select campaign, seq, seat, choice, message from journal order by campaign, seq';

/** All journals of a database, read past the server. */
export async function journalsIn(where: string): Promise<readonly Written[]> {
  if (!where.startsWith('postgres')) return readFile(where);
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  const { rows } = await client.query<Written>(ALL);
  await client.end();
  return rows;
}

/**
 * All journals as a server that was killed left them. Of a SQLite file a copy is read: the file itself stays as it is, so that the
 * next server has to mend it.
 */
export async function journalsLeftIn(where: string): Promise<readonly Written[]> {
  if (where.startsWith('postgres')) return journalsIn(where);
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-left-'));
  try {
    for (const part of ['', '-wal'])
      if (existsSync(where + part)) copyFileSync(where + part, join(folder, `journal.db${part}`));
    return readFile(join(folder, 'journal.db'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readFile(file: string): readonly Written[] {
  const db = new Sqlite(file, { fileMustExist: true });
  const rows = db.prepare<[], Written>(ALL).all();
  db.close();
  return rows;
}

/** Throws unless the journals agree with what players were told. `isSettled`: everything that was sent is answered by now. */
export function agree(
  sent: readonly Sent[],
  written: readonly Written[],
  when: string,
  isSettled = false,
): void {
  const troubles = contradictions(sent, written, isSettled);
  if (troubles.length > 0)
    throw new Error([`${when} the journal is not what players were told:`, ...troubles].join('\n'));
}

/** Where the journals contradict what players were told. */
function contradictions(sent: readonly Sent[], written: readonly Written[], isSettled = false): string[] {
  const found: string[] = [];
  const byId = new Map<string, Written>();
  const ends = new Map<string, number>();
  for (const entry of written) {
    const end = ends.get(entry.campaign) ?? 0;
    if (entry.seq !== end + 1) found.push(`entry ${entry.seq} of ${entry.campaign} follows entry ${end}`);
    ends.set(entry.campaign, entry.seq);
    const id = idOf(entry);
    if (byId.has(id)) found.push(`${id} stands in the journal twice`);
    byId.set(id, entry);
  }
  for (const wish of sent) {
    const entry = byId.get(wish.id);
    byId.delete(wish.id);
    const trouble = entry === undefined ? missing(wish, isSettled) : unlike(wish, entry);
    if (trouble !== undefined) found.push(`${wish.id} (sent ${wish.times} times) ${trouble}`);
  }
  for (const [id, { campaign, seq }] of isSettled ? byId : [])
    found.push(`entry ${seq} of ${campaign} (${id}) was sent by nobody`);
  return found;
}

function missing({ seq, declined }: Sent, isSettled: boolean): string | undefined {
  if (seq !== undefined) return `was acknowledged as entry ${seq} and is lost`;
  return isSettled && !declined ? 'was answered, and not written' : undefined;
}

function unlike({ table, seat, option, seq, declined }: Sent, entry: Written): string | undefined {
  if (declined) return `was declined, and is entry ${entry.seq}`;
  if (seq !== undefined && seq !== entry.seq)
    return `was acknowledged as entry ${seq} and is entry ${entry.seq}`;
  if (entry.campaign !== table || entry.seat !== seat || choiceText(JSON.parse(entry.choice)) !== option)
    return `is written as something else: ${JSON.stringify(entry)} instead of ${seat} ${option}`;
  return undefined;
}

/** The sender's own id: what follows the sender's name. */
export function idOf({ message }: Written): string {
  return message.slice(message.lastIndexOf(' ') + 1);
}
