import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Commits, Conflict, type Engine, type Rows } from '../engine.ts';
import { type Answer, type Done, type Orders, packing, type Unit } from './messages.ts';

/** Bytes, and a few more: where these can be written, a choice can. */
const AS_MUCH_AS_A_CHOICE = 16_384;

const NO_ROWS: readonly Rows[] = [];

/** More units than that do not wait for the end of a round. Fewer at once would wake the thread too often (measured: 4 to 22, and all). */
const MOST_AT_ONCE = 16;

type Waiting = {
  readonly resolve: (rows: readonly Rows[]) => void;
  readonly reject: (error: Error) => void;
};

/** SQLite in a file, written by a thread of its own: a slow disk delays an answer, never the loop that serves people. */
export async function openSqlite(file: string): Promise<Engine> {
  const workerData: Orders = { file };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  const topics = new EventEmitter().setMaxListeners(0);
  const mourners: ((error: Error) => void)[] = [];
  let last = 0;
  let isClosing = false;
  let broken: Error | undefined;

  const fail = (error: Error): void => {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (!isClosing) for (const mourn of mourners.splice(0)) mourn(error);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(broken ?? new Error('the journal is closed')));
  await opened(worker, file);
  let written: Commits = { commits: 0, units: 0, ms: 0 };
  const settle = (answer: Answer): void => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('rows' in answer) asker?.resolve(answer.rows);
    else asker?.reject(answer.conflict ? new Conflict(answer.trouble) : new Error(answer.trouble));
  };
  worker.on('message', ({ well, answers, written: units, ms }: Done) => {
    if (units > 0)
      written = { commits: written.commits + 1, units: written.units + units, ms: written.ms + ms };
    for (const id of well) settle({ id, rows: NO_ROWS });
    for (const answer of answers) settle(answer);
  });

  // What the loop has heard in one round goes to the thread as one message; in a long round, the thread writes while the rest is played.
  const packed = packing();
  let next: Unit[] = [];
  const send = (): void => {
    const units = next;
    next = [];
    try {
      if (units.length > 0) worker.postMessage(packed(units));
    } catch (error) {
      // What can't be carried would be waited for without an end, and the thread would no longer count as we do.
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const run: Engine['run'] = (statements) =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) {
        reject(broken);
        return;
      }
      const unit: Unit = { id: ++last, statements };
      waiting.set(unit.id, { resolve, reject });
      const many = next.push(unit);
      if (many === 1) setImmediate(send);
      else if (many === MOST_AT_ONCE) send();
    });

  return {
    kind: 'sqlite',
    run,
    tell: async (topic, text) => {
      topics.emit(topic, text);
    },
    telling: () => [],
    hear: (topic, heard) => topics.on(topic, heard),
    hears: () => true,
    check: async () => {
      await run([
        { sql: 'create table if not exists health (at integer)', parameters: [] },
        { sql: 'delete from health', parameters: [] },
        { sql: `insert into health values (zeroblob(${AS_MUCH_AS_A_CHOICE}))`, parameters: [] },
      ]);
    },
    onBroken: (listener) => {
      if (broken === undefined) mourners.push(listener);
      else listener(broken);
    },
    commits: () => written,
    close: async () => {
      if (broken !== undefined) return;
      isClosing = true;
      const left = once(worker, 'exit');
      send();
      worker.postMessage('close');
      await left;
    },
  };
}

/** Waits until the file is open. */
async function opened(worker: Worker, file: string): Promise<void> {
  try {
    await once(worker, 'message');
  } catch (error) {
    throw ownedByAnother(error, file) ?? error;
  }
}

/** Somebody else's file is refused in one line. */
export function ownedByAnother(error: unknown, file: string): Error | undefined {
  const isTaken = error instanceof Error && /locked|busy/i.test(error.message);
  return isTaken ? new Error(`${file} is in use by another server: one process owns it`) : undefined;
}
