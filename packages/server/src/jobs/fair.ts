/**
 * Few hands for the work of many. Whoever asks for much waits behind what they asked for themselves: between two pieces of theirs
 * everybody else who waits has one done.
 */
export class Fair {
  readonly #hands: number;
  #busy = 0;
  /** What is waited for, by whose it is; whoever is next stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(hands: number) {
    this.#hands = hands;
  }

  async take<T>(whose: string, work: () => Promise<T>): Promise<T> {
    if (this.#busy < this.#hands) this.#busy++;
    else await this.#turnOf(whose);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turnOf(whose: string): Promise<void> {
    return new Promise((begin) => {
      const theirs = this.#waiting.get(whose) ?? [];
      theirs.push(begin);
      this.#waiting.set(whose, theirs);
    });
  }

  /** The hand that is free now goes to whoever is next, who then stands behind all others. */
  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#busy--;
      return;
    }
    const [whose, theirs] = first;
    const begin = theirs.shift();
    this.#waiting.delete(whose);
    if (theirs.length > 0) this.#waiting.set(whose, theirs);
    begin?.();
  }
}
