// The thread that owns the SQLite file: it alone waits for the disk.
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Rows, Statement } from '../engine.ts';
import { type Answer, type Done, type Orders, type Packed, type Unit, unpacking } from './messages.ts';
import { own } from './owner.ts';

const { file }: Orders = workerData;

function open(): Sqlite.Database {
  const db = new Sqlite(file, { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  // A commit is on disk before it is answered.
  db.pragma('synchronous = FULL');
  // On macOS a plain sync ends in the cache of the drive; elsewhere these change nothing.
  db.pragma('fullfsync = ON');
  db.pragma('checkpoint_fullfsync = ON');
  // Tables in play write the same pages again and again: the later they are carried over from the log (here at 32 MB), the fewer are.
  db.pragma('wal_autocheckpoint = 8000');
  // The ends of the journals in play stay at hand (here in 32 MB), however many tables there are.
  db.pragma('cache_size = -32000');
  db.pragma('foreign_keys = ON');
  // What somebody has deleted is not left lying in pages that are written anyway.
  db.pragma('secure_delete = FAST');
  return db;
}

const lock = own(file);
const db = open();
type Prepared = Sqlite.Statement<unknown[], Rows[number]>;
const known = new Map<string, Prepared>();

/** Lists of any length are in some of them: what was made first is made again if it comes again. */
const MOST_KNOWN = 1000;

function prepared(sql: string): Prepared {
  const found = known.get(sql);
  if (found !== undefined) return found;
  const made = db.prepare<unknown[], Rows[number]>(sql);
  const [first] = known.keys();
  if (first !== undefined && known.size >= MOST_KNOWN) known.delete(first);
  known.set(sql, made);
  return made;
}

function rowsOf({ sql, parameters }: Statement): Rows {
  const statement = prepared(sql);
  if (statement.reader) return statement.all(...parameters);
  statement.run(...parameters);
  return [];
}

const several = db.transaction((statements: readonly Statement[]) => statements.map(rowsOf));

/** One unit, all of it or nothing: a single statement is that by itself, and needs no savepoint. */
function unit(statements: readonly Statement[]): Rows[] {
  return statements.length === 1 ? statements.map(rowsOf) : several(statements);
}

function tryUnit({ id, statements }: Unit): Answer {
  try {
    return { id, rows: unit(statements) };
  } catch (error) {
    // After a full disk SQLite has rolled back the whole transaction: then nobody's unit was written.
    if (!db.inTransaction) throw error;
    return { id, trouble: reason(error), conflict: isConflict(error) };
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(error.code);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether it is on disk now: whoever only read waited for no sync. */
function isWritten({ statements }: Unit, answer: Answer | undefined): boolean {
  const isDone = answer !== undefined && 'rows' in answer;
  return isDone && statements.some(({ sql }) => !prepared(sql).readonly);
}

/** What came together is written together: one sync for all of it, and no answer before it. */
const together = db.transaction((units: readonly Unit[]) => units.map(tryUnit));

const unpacked = unpacking();

function work(port: MessagePort, first: Packed): void {
  const units = unpacked(first);
  let isLast = false;
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
    if (next.message === 'close') isLast = true;
    else units.push(...unpacked(next.message));
  const start = performance.now();
  const answers = answersTo(units);
  const ms = performance.now() - start;
  const written = units.filter((each, i) => isWritten(each, answers[i])).length;
  const done: Done = {
    well: answers.filter(isPlain).map(({ id }) => id),
    answers: answers.filter((answer) => !isPlain(answer)),
    written,
    ms,
  };
  port.postMessage(done);
  if (isLast) close(port);
}

function isPlain(answer: Answer): boolean {
  return 'rows' in answer && answer.rows.every(({ length }) => length === 0);
}

function close(port: MessagePort): void {
  db.close();
  lock.close();
  port.close();
}

function answersTo(units: readonly Unit[]): readonly Answer[] {
  try {
    return together.immediate(units);
  } catch (error) {
    // Nobody's unit was written. Whoever only wanted to read is answered all the same: a full disk can be read.
    return units.map((each) => readAlone(each) ?? { id: each.id, trouble: reason(error), conflict: false });
  }
}

function readAlone(each: Unit): Answer | undefined {
  try {
    if (!each.statements.every(({ sql }) => prepared(sql).readonly)) return undefined;
    return together.deferred([each])[0];
  } catch {
    return undefined;
  }
}

const port = parentPort;
if (port === null) throw new Error('this is a thread');
port.on('message', (first: Packed | 'close') => {
  if (first === 'close') close(port);
  else work(port, first);
});
port.postMessage('open');
