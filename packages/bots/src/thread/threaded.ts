/**
 * Bots that think in a thread of their own, for servers and programs that have other things to do meanwhile. Node only.
 *
 *     const bot = threaded('search:1000ms', 'seat 2 of campaign 7');
 *     const choice = await bot.think(state, 2, AbortSignal.timeout(5000));
 *     await bot.close();
 */
import { Worker } from 'node:worker_threads';
import { type Box, type Choice, type Seat, type State, save } from '@charterstone/rules';
import { readBot } from '../names.ts';
import type { Answer, Orders, Question } from './messages.ts';

export type ThreadedBot = {
  /**
   * What the bot would choose; undefined when its seat has nothing to decide. One question at a time. When the signal says so the
   * promise is rejected at once with the signal's reason, and the thread is free again within one iteration.
   */
  readonly think: (state: State, seat: Seat, signal?: AbortSignal) => Promise<Choice | undefined>;
  /** Ends the thread; a question that is open is rejected. */
  readonly close: () => Promise<void>;
};

/** Throws a RangeError for a text that names no bot. The thread is started with the first question. */
export function threaded(text: string, seed: string): ThreadedBot {
  const read = readBot(text);
  if (!read.ok) throw new RangeError(read.why);
  const thread = new Thread(text, seed);
  return {
    think: (state, seat, signal) => thread.think(state, seat, signal),
    close: () => thread.close(),
  };
}

type Open = {
  readonly job: number;
  readonly resolve: (choice: Choice | undefined) => void;
  readonly reject: (why: unknown) => void;
};

class Thread {
  readonly #text: string;
  readonly #seed: string;
  readonly #job = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker | undefined;
  #box: Box | undefined;
  #last = 0;
  #open: Open | undefined;
  #closed = false;

  constructor(text: string, seed: string) {
    this.#text = text;
    this.#seed = seed;
  }

  async think(state: State, seat: Seat, signal: AbortSignal | undefined): Promise<Choice | undefined> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('this bot has left');
    if (this.#open !== undefined) throw new Error('this bot is still thinking about another question');
    const job = ++this.#last;
    const cancel = () => this.#settle(job, ({ reject }) => reject(signal?.reason));
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<Choice | undefined>((resolve, reject) => {
        this.#open = { job, resolve, reject };
        this.#ask(job, state, seat);
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#settle(this.#last, ({ reject }) => reject(new Error('this bot has left')));
    await this.#worker?.terminate();
  }

  #ask(job: number, state: State, seat: Seat): void {
    const worker = this.#worker ?? this.#start();
    const box = this.#box === state.box ? undefined : state.box.data;
    this.#box = state.box;
    Atomics.store(this.#job, 0, job);
    worker.ref();
    const question: Question = { job, box, table: save(state), seat };
    worker.postMessage(question);
  }

  #start(): Worker {
    const workerData: Orders = { bot: this.#text, seed: this.#seed, job: this.#job };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    worker.on('message', (answer: Answer) => this.#hear(answer));
    worker.on('error', (error) => {
      // A thread that broke is not used again: the next question starts another.
      this.#worker = undefined;
      this.#box = undefined;
      this.#settle(this.#last, ({ reject }) => reject(error));
    });
    this.#worker = worker;
    return worker;
  }

  #hear(answer: Answer): void {
    this.#settle(answer.job, ({ resolve, reject }) => {
      if ('trouble' in answer) reject(new Error(answer.trouble));
      else resolve('choice' in answer ? answer.choice : undefined);
    });
  }

  /** An answer to a question that was cancelled is not heard. An idle thread keeps no program alive. */
  #settle(job: number, how: (open: Open) => void): void {
    const open = this.#open;
    if (open === undefined || open.job !== job) return;
    this.#open = undefined;
    Atomics.store(this.#job, 0, 0);
    this.#worker?.unref();
    how(open);
  }
}
