import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Ground, ownGround } from './ground.ts';
import type { Ask, Told } from './messages.ts';
import type { Batch, Outcome } from './pledge.ts';

/** Whatever is silent for so long hangs. */
const SILENT_MS = 10 * 60_000;
/** So much of what a process said before it ended is told. */
const LAST_WORDS = 2000;

/** A process that tries one promise, part by part, in a temporary folder of its own. */
export class Workshop {
  readonly #child: ChildProcess;
  readonly #ground: Ground;
  #said = '';
  #hear: (told: Told) => void = () => {};
  #heardAt = performance.now();

  constructor(name: string, env: Readonly<Record<string, string>>) {
    this.#ground = ownGround();
    this.#child = fork(join(import.meta.dirname, 'worker.ts'), [name], {
      env: { ...process.env, ...env, TMPDIR: this.#ground.folder },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C in a terminal is for us, and ending it ends all that it has started.
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text) => {
        this.#said = (this.#said + text).slice(-LAST_WORDS);
      });
    this.#child.on('message', (told: Told) => {
      this.#heardAt = performance.now();
      this.#hear(told);
    });
  }

  get folder(): string {
    return this.#ground.folder;
  }

  /** Resolves when it is ready; to why it can't be tried on this machine, where it can't. */
  async ready(): Promise<string | undefined> {
    const told = await this.#listen((one) => one.told === 'ready');
    return told.told === 'ready' ? told.whyNot : undefined;
  }

  /** Tries one part. A process that ends or hangs meanwhile has found something. */
  async try(batch: Batch, progress: (done: number) => void): Promise<Outcome> {
    const answered = this.#listen((told) => {
      if (told.told === 'progress') progress(told.done);
      return told.told === 'outcome';
    });
    const ask: Ask = { ask: 'try', batch };
    this.#child.send(ask);
    try {
      const told = await answered;
      return told.told === 'outcome' ? told.outcome : { done: 0, found: {} };
    } catch (error) {
      return { done: 0, found: {}, problems: [this.lastWords(error)] };
    }
  }

  /** Why it ended, and what it said before. */
  lastWords(error: unknown): string {
    return `${error instanceof Error ? error.message : String(error)}\n${this.#said}`.trim();
  }

  get isOpen(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends the process and everything it has started, and takes its folder away. */
  async close(): Promise<void> {
    if (this.isOpen) {
      const gone = once(this.#child, 'exit');
      const end = setTimeout(() => this.#end('SIGKILL'), 5000);
      this.#child.kill('SIGTERM');
      await gone;
      clearTimeout(end);
    }
    this.#end('SIGKILL');
    this.#ground.dispose();
  }

  /** Everybody of its group, also where it is gone itself. */
  #end(signal: 'SIGKILL'): void {
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, signal);
    } catch {
      // Nobody is left.
    }
  }

  #listen(isIt: (told: Told) => boolean): Promise<Told> {
    this.#heardAt = performance.now();
    return new Promise((resolve, reject) => {
      const done = (settle: () => void): void => {
        clearInterval(watch);
        this.#child.off('exit', ended);
        this.#hear = () => {};
        settle();
      };
      const ended = (code: number | null, signal: string | null): void =>
        done(() => reject(new Error(`its process ended (${signal ?? code})`)));
      const watch = setInterval(() => {
        if (performance.now() - this.#heardAt < SILENT_MS) return;
        this.#end('SIGKILL');
        done(() => reject(new Error(`nothing was heard of it for ${SILENT_MS / 60_000} minutes`)));
      }, 1000);
      this.#hear = (told) => {
        if (isIt(told)) done(() => resolve(told));
      };
      this.#child.on('exit', ended);
      if (!this.isOpen) ended(this.#child.exitCode, this.#child.signalCode);
    });
  }
}
