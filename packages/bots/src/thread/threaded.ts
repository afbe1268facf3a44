/**
 * Bots that think in a thread of their own, for servers and programs that have other things to do meanwhile. Node only.
 *
 *     const bot = threaded('hard', 'seat 2 of campaign 7');
 *     const choice = await bot.think(state, 2, AbortSignal.timeout(5000));
 *     const advice = await bot.hint(state, 2);
 *     await bot.close();
 */
import { Worker } from 'node:worker_threads';
import { type Box, type Choice, type Seat, type State, save } from '@charterstone/rules';
import type { Hint } from '../hint.ts';
import { readPlayer } from '../player.ts';
import type { Answer, Orders, Question, Thought } from './messages.ts';

export type ThreadedBot = {
  /**
   * What the bot would choose; undefined when its seat has nothing to decide. One question at a time. When the signal says so the
   * promise is rejected at once with the signal's reason, and the thread is free again within one iteration.
   */
  readonly think: (state: State, seat: Seat, signal?: AbortSignal) => Promise<Choice | undefined>;
  /** What it would advise, and why; asked like `think`. A level that slips when it plays does not when it advises. */
  readonly hint: (state: State, seat: Seat, signal?: AbortSignal) => Promise<Hint | undefined>;
  /** Ends the thread; a question that is open is rejected. */
  readonly close: () => Promise<void>;
};

/**
 * A bot or a level, by its text: `greedy`, `search:200ms`, `hard`. Throws a RangeError for a text that names neither. The thread is
 * started with the first question.
 */
export function threaded(text: string, seed: string): ThreadedBot {
  const read = readPlayer(text);
  if (!read.ok) throw new RangeError(read.why);
  const thread = new Thread(text, seed);
  return {
    think: async (state, seat, signal) => {
      const thought = await thread.ask({ state, seat, about: 'choice' }, signal);
      return thought !== undefined && 'choice' in thought ? thought.choice : undefined;
    },
    hint: async (state, seat, signal) => {
      const thought = await thread.ask({ state, seat, about: 'hint' }, signal);
      return thought !== undefined && 'hint' in thought ? thought.hint : undefined;
    },
    close: () => thread.close(),
  };
}

/** What somebody asks. */
type Request = { readonly state: State; readonly seat: Seat; readonly about: Question['about'] };

type Open = {
  readonly job: number;
  readonly resolve: (thought: Thought | undefined) => void;
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

  async ask(request: Request, signal: AbortSignal | undefined): Promise<Thought | undefined> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('this bot has left');
    if (this.#open !== undefined) throw new Error('this bot is still thinking about another question');
    const job = ++this.#last;
    const cancel = () => this.#settle(job, ({ reject }) => reject(signal?.reason));
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<Thought | undefined>((resolve, reject) => {
        this.#open = { job, resolve, reject };
        this.#send(job, request);
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

  /** A question that can't be sent is settled: the bot is free for the next one. */
  #send(job: number, { state, seat, about }: Request): void {
    try {
      const box = this.#box === state.box ? undefined : state.box.data;
      const question: Question = { job, box, table: save(state), seat, about };
      const worker = this.#worker ?? this.#start();
      Atomics.store(this.#job, 0, job);
      worker.ref();
      worker.postMessage(question);
      this.#box = state.box;
    } catch (error) {
      this.#settle(job, ({ reject }) => reject(error));
    }
  }

  #start(): Worker {
    const workerData: Orders = { player: this.#text, seed: this.#seed, job: this.#job };
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
      else resolve(answer.thought);
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
