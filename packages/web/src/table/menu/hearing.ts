import type { Told } from '../log.ts';

/** So long the faces of new cards are waited for; then their numbers have to do. */
const PATIENCE_MS = 8000;

/** Where a table stands, and whether something lies there whose face is still on its way. */
export type Sight = { readonly seq: number; readonly isStrange: boolean };

/**
 * Keeps what was heard until it can be said: a step is told a moment before its table is there, and the names of new cards come later still.
 * Each is said once and in its order, and late rather than never.
 */
export class Hearing {
  readonly #tell: (steps: readonly Told[]) => void;
  #heard: readonly Told[] = [];
  #seq = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPatient = true;

  constructor(tell: (steps: readonly Told[]) => void) {
    this.#tell = tell;
  }

  hear(step: Told): void {
    this.#heard = [...this.#heard, step];
  }

  see({ seq, isStrange }: Sight): void {
    this.#seq = seq;
    if (!isStrange) {
      this.end();
      this.#isPatient = true;
    } else if (this.#isPatient) {
      this.#timer ??= setTimeout(() => {
        this.#isPatient = false;
        this.#say();
      }, PATIENCE_MS);
      return;
    }
    this.#say();
  }

  /** Nothing more is said by itself. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #say(): void {
    const due = this.#heard.filter(({ seq }) => seq <= this.#seq);
    if (due.length === 0) return;
    this.#heard = this.#heard.filter(({ seq }) => seq > this.#seq);
    this.#tell(due);
  }
}
