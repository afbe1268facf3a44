import { createHash } from 'node:crypto';
import { KEPT } from './kept.ts';
import { type Page, plainRow, type Row, readRow } from './rows.ts';
import { BackupTrouble } from './trouble.ts';

/**
 * A backup is lines of JSON, packed by gzip: what it is, then a line for every row, then a seal over all lines before. It is the same for
 * both databases.
 */
export const FORMAT = 'charterstone-backup';
export const VERSION = 1;

export type Head = {
  /** The steps that the database had taken. */
  readonly migrations: readonly string[];
  readonly at: number;
};

/** How many rows of each table. */
export type Counts = Readonly<Record<string, number>>;
export type Seal = { readonly rows: Counts; readonly sha256: string };

export function headLine({ migrations, at }: Head): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, migrations, at })}\n`;
}

export function rowLines(table: string, page: Page): string {
  return page.map((row) => `${JSON.stringify({ t: table, r: plainRow(row) })}\n`).join('');
}

/** Goes over all lines but the last as they pass, and counts the rows. */
export class Sealing {
  readonly #hash = createHash('sha256');
  readonly #rows: Record<string, number> = {};

  pass(lines: string): string {
    this.#hash.update(lines);
    return lines;
  }

  count(table: string, rows: number): void {
    this.#rows[table] = (this.#rows[table] ?? 0) + rows;
  }

  seal(): Seal {
    return { rows: this.#rows, sha256: this.#hash.copy().digest('hex') };
  }
}

export function sealLine(seal: Seal): string {
  return `${JSON.stringify(seal)}\n`;
}

const damaged = (why: string) => new BackupTrouble(`it is damaged: ${why}`);

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Said below.
  }
  throw damaged('a line of it is no JSON');
}

/** What a backup says of itself. */
export function readHead(line: string): Head {
  const { format, version, migrations, at } = line.startsWith('{') ? parsed(line) : {};
  if (format !== FORMAT || typeof version !== 'number')
    throw new BackupTrouble('it is no backup of charterstone');
  if (version > VERSION)
    throw new BackupTrouble(
      `it was made by a newer version of this program (format ${version}, this one knows ${VERSION})`,
    );
  if (!Array.isArray(migrations) || migrations.length === 0 || typeof at !== 'number')
    throw damaged('it does not say what it is of');
  return { migrations: migrations.map(String), at };
}

/** A row and its table, or the seal. */
export type Line = { readonly table: string; readonly row: Row } | { readonly seal: Seal };

export function readLine(line: string): Line {
  const { t: table, r, rows, sha256 } = parsed(line);
  if (typeof sha256 === 'string') return { seal: { rows: readCounts(rows), sha256 } };
  const row = readRow(r);
  if (typeof table !== 'string' || !KEPT.includes(table) || row === undefined)
    throw damaged('a line of it is no row');
  return { table, row };
}

function readCounts(value: unknown): Counts {
  const found = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(found.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

export function isSame(seal: Seal, other: Seal): boolean {
  const names = new Set([...Object.keys(seal.rows), ...Object.keys(other.rows)]);
  return (
    seal.sha256 === other.sha256 &&
    [...names].every((name) => (seal.rows[name] ?? 0) === (other.rows[name] ?? 0))
  );
}
