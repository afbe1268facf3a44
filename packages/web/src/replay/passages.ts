import type { Passage } from '@charterstone/protocol';
import type { Fact } from '@charterstone/rules';
import { cellsAfter, cellsFrom } from '../wire/cells.ts';
import { factsIn } from '../wire/facts.ts';

/** A step as it is shown: what happened, and the table after it. */
export type Shown = {
  readonly seq: number;
  readonly by: number;
  readonly at: number;
  readonly facts: readonly Fact[];
  readonly cells: Int16Array;
};

/** So many steps are asked for at once: at eight a second they last for a while, and come in well under one. */
export const LENGTH = 64;
/** So many stretches are kept: whoever goes back and forth does not ask again. */
const MOST = 12;

export type Read = (seq: number, most: number) => Promise<Passage>;

/** The steps of a campaign as far as they were asked for: whole tables, made from what changed. */
export class Passages {
  readonly #read: Read;
  readonly #changed: () => void;
  readonly #stretches = new Map<number, readonly Shown[]>();
  readonly #pending = new Set<number>();
  #places: readonly number[] = [];
  #age = 0;
  #trouble: unknown;

  constructor(read: Read, changed: () => void) {
    this.#read = read;
    this.#changed = changed;
  }

  /** What went wrong with the last question. */
  get trouble(): unknown {
    return this.#trouble;
  }

  /** The campaign went on, or back: what is still so is kept. */
  follow(places: readonly number[]): void {
    for (const [number, steps] of this.#stretches) {
      const now = places.slice(number * LENGTH, (number + 1) * LENGTH);
      const isSame = now.length === steps.length && now.every((seq, i) => steps[i]?.seq === seq);
      if (!isSame) this.#stretches.delete(number);
    }
    this.#places = places;
    this.#age++;
    this.#pending.clear();
  }

  /** A step, if it is there. */
  get(step: number): Shown | undefined {
    return this.#stretches.get(Math.floor(step / LENGTH))?.[step % LENGTH];
  }

  /** Asks for the stretch that a step lies in, unless it is there or on its way. */
  want(step: number): void {
    const number = Math.floor(step / LENGTH);
    const first = this.#places[number * LENGTH];
    if (first === undefined || step >= this.#places.length || this.#pending.has(number)) return;
    const known = this.#stretches.get(number);
    if (known !== undefined) {
      // What was looked at last is forgotten last.
      this.#stretches.delete(number);
      this.#stretches.set(number, known);
      return;
    }
    void this.#ask(number, first);
  }

  async #ask(number: number, first: number): Promise<void> {
    const age = this.#age;
    this.#pending.add(number);
    try {
      const passage = await this.#read(first, LENGTH);
      if (age !== this.#age) return;
      this.#keep(number, tablesOf(passage));
      this.#trouble = undefined;
    } catch (error) {
      if (age === this.#age) this.#trouble = error;
    }
    this.#pending.delete(number);
    this.#changed();
  }

  #keep(number: number, steps: readonly Shown[]): void {
    this.#stretches.set(number, steps);
    const [oldest] = this.#stretches.keys();
    if (this.#stretches.size > MOST && oldest !== undefined) this.#stretches.delete(oldest);
  }
}

/** Every table of a passage. */
function tablesOf({ view, steps }: Passage): readonly Shown[] {
  let cells = cellsFrom(view.cells);
  return steps.map(({ seq, by = 0, at, facts, cells: stretches }) => {
    if (stretches.length > 0) cells = cellsAfter(cells, stretches);
    return { seq, by, at, facts: factsIn(facts), cells };
  });
}
