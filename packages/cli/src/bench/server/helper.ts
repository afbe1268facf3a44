import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What another process of the benchmark is asked and what it answers, by the name of the question. */
export type Questions = Readonly<Record<string, { readonly asked: unknown; readonly answered: unknown }>>;
type Name<Q> = keyof Q & string;

type Asked<Q> = { readonly id: number; readonly name: Name<Q>; readonly asked: unknown };
type Answered<A> =
  | { readonly id: number; readonly answered: A }
  | { readonly id: number; readonly trouble: string };

/**
 * Only what a process needs: settings that the user has for a server of their own don't belong into a measurement. By NODE_OPTIONS the
 * launcher says that the rules are packed, as they are wherever our server runs.
 */
export function plainEnvironment(): Record<string, string> {
  const needed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_OPTIONS'];
  return Object.fromEntries(
    needed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

/** Starts a file of ours in a process of its own. */
export function startFile(file: URL, env: Readonly<Record<string, string>> = {}): ChildProcess {
  return fork(file, {
    env: { ...plainEnvironment(), ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** A process of its own that answers questions. */
export class Helper<Q extends Questions> {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<never>>();
  #last = 0;

  constructor(file: URL) {
    this.#child = startFile(file);
    this.#child.on('message', (text) => this.#heard(JSON.parse(String(text))));
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`a helper ended (${code})`));
      this.#waiting.clear();
    });
  }

  ask<N extends Name<Q>>(name: N, asked: Q[N]['asked']): Promise<Q[N]['answered']> {
    const waiting = Promise.withResolvers<never>();
    const said: Asked<Q> = { id: ++this.#last, name, asked };
    this.#waiting.set(said.id, waiting);
    this.#child.send(JSON.stringify(said));
    return waiting.promise;
  }

  async stop(): Promise<void> {
    await ended(this.#child);
  }

  /** What a question is answered with, its type says: both ends are this program. */
  #heard(answer: Answered<never>): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('trouble' in answer) waiting?.reject(new Error(answer.trouble));
    else waiting?.resolve(answer.answered);
  }
}

/** The other end. */
export function answerQuestions<Q extends Questions>(
  answers: {
    readonly [N in Name<Q>]: (asked: Q[N]['asked']) => Promise<Q[N]['answered']>;
  },
): void {
  const answer = async ({ id, name, asked }: Asked<Q>): Promise<Answered<unknown>> => {
    try {
      return { id, answered: await answers[name](asked) };
    } catch (error) {
      return { id, trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', (text) => {
    void answer(JSON.parse(String(text))).then((said) => process.send?.(JSON.stringify(said)));
  });
  process.on('disconnect', () => process.exit(0));
}

/** Ends a process that we started, and waits until it is gone. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  child.kill(signal);
  await gone;
  clearTimeout(late);
}
