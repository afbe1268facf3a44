import { createInterface, type Interface } from 'node:readline';

/** Lines typed at a terminal or read from a pipe, one by one; undefined when there are no more, or after Ctrl-C. */
export class Input {
  readonly #lines: string[] = [];
  readonly #reader: Interface;
  readonly #terminal: boolean;
  readonly #leaving = new AbortController();
  #closed = false;
  #waiting: ((line: string | undefined) => void) | undefined;

  constructor() {
    this.#terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.#terminal ? { output: process.stdout } : {}),
      terminal: this.#terminal,
      historySize: 0,
    });
    this.#reader.on('line', (line) => {
      // A pipe may hand over many lines at once, long before they are asked for.
      if (this.#waiting === undefined) this.#lines.push(line);
      else this.#answer(line);
    });
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#reader.on('close', () => {
      this.#closed = true;
      // A pipe that has come to its end may still hold lines that nobody has asked for.
      if (this.#terminal) this.#leaving.abort();
      // Ctrl-C and Ctrl-D leave the cursor behind the prompt.
      if (this.#terminal && this.#waiting !== undefined) process.stdout.write('\n');
      this.#answer(undefined);
    });
  }

  /** Whether a person types: then there is time for questions that may stay unanswered. */
  get interactive(): boolean {
    return this.#terminal;
  }

  /** Says when somebody at a terminal would rather leave, also while nobody is asked. */
  get left(): AbortSignal {
    return this.#leaving.signal;
  }

  ask(prompt: string): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line === undefined && this.#closed) return Promise.resolve(undefined);
    if (line !== undefined) {
      // What was piped in is repeated, so that the output can be read as a conversation.
      console.log(`${prompt}${line}`);
      return Promise.resolve(line);
    }
    return new Promise((resolve) => {
      this.#waiting = (answer) => {
        if (!this.#terminal && answer !== undefined) console.log(`${prompt}${answer}`);
        resolve(answer);
      };
      if (!this.#terminal) return;
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    });
  }

  #answer(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
  }

  close(): void {
    this.#reader.close();
  }
}
