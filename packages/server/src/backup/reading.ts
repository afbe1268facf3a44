import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Head, isSame, readHead, readLine, Sealing } from './format.ts';
import { type Page, ROWS_A_PAGE, type Row } from './rows.ts';
import { BackupTrouble, troubleOf } from './trouble.ts';

/** What comes out of a backup, in order: what it is, then rows of one table after the other. */
export type Part = { readonly head: Head } | { readonly table: string; readonly page: Page };

/**
 * Reads a backup from its first line to its seal. It throws at the end when the seal does not fit: whatever was done with the rows until
 * then has to be taken back. `passed` hears how many bytes of the file were read.
 */
export async function* partsOf(
  file: string,
  passed: (bytes: number) => void = () => {},
): AsyncGenerator<Part> {
  const sealing = new Sealing();
  let isFirst = true;
  let isSealed = false;
  let waiting: Waiting | undefined;
  for await (const text of linesOf(file, passed)) {
    if (isSealed) throw new BackupTrouble('it is damaged: something follows its seal');
    if (isFirst) {
      yield { head: readHead(text) };
      sealing.pass(`${text}\n`);
      isFirst = false;
      continue;
    }
    const line = readLine(text);
    if ('seal' in line) {
      if (!isSame(line.seal, sealing.seal()))
        throw new BackupTrouble("it is damaged: its seal doesn't match its content");
      isSealed = true;
      continue;
    }
    sealing.pass(`${text}\n`);
    sealing.count(line.table, 1);
    if (waiting !== undefined && !isNext(waiting, line)) {
      yield { table: waiting.table, page: waiting.rows };
      waiting = undefined;
    }
    waiting ??= { table: line.table, rows: [] };
    waiting.rows.push(line.row);
  }
  if (!isSealed) throw new BackupTrouble('it is damaged or cut off: its seal is missing');
  if (waiting !== undefined) yield { table: waiting.table, page: waiting.rows };
}

type Waiting = { readonly table: string; readonly rows: Row[] };

/** Whether a row goes on a page: rows of one table with the same columns, and not too many. */
function isNext({ table, rows }: Waiting, next: { readonly table: string; readonly row: Row }): boolean {
  const columns = (row: Row = {}) => Object.keys(row).join();
  return table === next.table && rows.length < ROWS_A_PAGE && columns(rows[0]) === columns(next.row);
}

const LINE_END = 0x0a;

/** The lines of a packed file, each without its end; what follows the last end is none. */
async function* linesOf(file: string, passed: (bytes: number) => void): AsyncGenerator<string> {
  const read = createReadStream(file);
  let begun: Buffer[] = [];
  try {
    const unpacked: AsyncIterable<Buffer> = pipeline(read, createGunzip(), () => {});
    for await (const chunk of unpacked) {
      let from = 0;
      for (let to = chunk.indexOf(LINE_END); to >= 0; to = chunk.indexOf(LINE_END, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, to)]).toString('utf8');
        begun = [];
        from = to + 1;
      }
      begun.push(chunk.subarray(from));
      passed(read.bytesRead);
    }
  } catch (error) {
    throw wrongFile(error);
  }
}

/** Told by the codes of zlib, which knows nothing of us. */
function wrongFile(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'Z_DATA_ERROR' && error instanceof Error && error.message.includes('header'))
    return new BackupTrouble('it is no backup of charterstone');
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR')
    return new BackupTrouble('it is damaged or cut off: it can’t be unpacked');
  return troubleOf(error, 'it can’t be read');
}
