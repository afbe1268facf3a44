import type { Pledge } from './pledge.ts';
import { seedOf } from './seeds.ts';
import { shares } from './shares.ts';
import { isOver, msNeeded, NOTHING, type Tried, withBatch } from './tried.ts';
import { Workshop } from './workshop.ts';

/** As many as are tried at once, where nothing has to be alone. */
export const LANES = 2;

export type Around = {
  readonly seed: number;
  /** No more than that altogether; without it, all that is promised. */
  readonly minutes: number | undefined;
  readonly env: Readonly<{ [name: string]: string }>;
  /** Why a promise can't be tried here; undefined when it can. */
  readonly whyNot: (pledge: Pledge) => string | undefined;
  /** What is known of a promise now: after each part of it. */
  readonly note: (pledge: Pledge, record: Tried) => void;
  /** Of a promise this much of its share is done. */
  readonly progress: (pledge: Pledge, part: number) => void;
  readonly finished: (pledge: Pledge, record: Tried) => void;
};

/** Tries one promise after the other, two at a time, those that have to be alone at the end. */
export class Run {
  readonly #around: Around;
  readonly #records: Map<string, Tried>;
  readonly #waiting: Pledge[];
  readonly #open = new Set<Workshop>();
  readonly #until: number;
  #stopped = false;

  constructor(pledges: readonly Pledge[], known: { readonly [name: string]: Tried }, around: Around) {
    this.#around = around;
    this.#records = new Map(pledges.map(({ name }) => [name, unskipped(known[name] ?? NOTHING)]));
    this.#waiting = [...pledges];
    this.#until =
      around.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + around.minutes * 60_000;
  }

  async all(): Promise<void> {
    const lane = async (): Promise<void> => {
      for (let next = this.#next(false); next !== undefined; next = this.#next(false)) await this.#try(next);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    for (let next = this.#next(true); next !== undefined; next = this.#next(true)) await this.#try(next);
  }

  /** Ends all that is under way. What is not over does not count. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#open].map((workshop) => workshop.close()));
  }

  #record({ name }: Pledge): Tried {
    return this.#records.get(name) ?? NOTHING;
  }

  #next(alone: boolean): readonly [Pledge, number] | undefined {
    const next = this.#waiting.find((one) => (one.alone ?? false) === alone);
    if (next === undefined || this.#stopped) return undefined;
    const share = this.#shareOf(next);
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    return [next, share];
  }

  #shareOf(next: Pledge): number {
    const needs = this.#waiting.map((one) => ({
      ms: msNeeded(one, this.#record(one)),
      alone: one.alone ?? false,
    }));
    const left = this.#until - performance.now();
    if (left === Number.POSITIVE_INFINITY) return left;
    return shares(needs, left, LANES)[this.#waiting.indexOf(next)] ?? 0;
  }

  async #try([pledge, share]: readonly [Pledge, number]): Promise<void> {
    const start = performance.now();
    while (!this.#stopped && !this.#isEnough(pledge, share, start)) await this.#work(pledge, share, start);
    if (!this.#stopped) this.#around.finished(pledge, this.#record(pledge));
  }

  /** Something is tried of every promise, however little time there is; after that only what there is time for. */
  #isEnough(pledge: Pledge, share: number, start: number): boolean {
    const record = this.#record(pledge);
    const left = share - (performance.now() - start);
    return (
      isOver(pledge, record) || (record.batches > 0 && left < msFor(record, sizeOf(pledge, record, left)))
    );
  }

  /** As long as a process lasts: until it is enough, or until it ends, which is a finding. */
  async #work(pledge: Pledge, share: number, start: number): Promise<void> {
    const workshop = new Workshop(pledge.name, this.#around.env);
    this.#open.add(workshop);
    try {
      const whyNot = this.#around.whyNot(pledge) ?? (await workshop.ready());
      if (whyNot !== undefined) this.#keep(pledge, { ...this.#record(pledge), skipped: whyNot });
      while (workshop.isOpen && !this.#stopped && !this.#isEnough(pledge, share, start))
        await this.#batch(pledge, share, start, workshop);
    } catch (error) {
      const outcome = { done: 0, found: {}, problems: [workshop.lastWords(error)] };
      const seed = seedOf(this.#around.seed, pledge.name, this.#record(pledge).batches);
      const part = { seed, count: pledge.batch };
      if (!this.#stopped) this.#keep(pledge, withBatch(this.#record(pledge), outcome, 0, part));
    } finally {
      this.#open.delete(workshop);
      await workshop.close();
    }
  }

  async #batch(pledge: Pledge, share: number, start: number, workshop: Workshop): Promise<void> {
    const record = this.#record(pledge);
    const count = sizeOf(pledge, record, share - (performance.now() - start));
    const seed = seedOf(this.#around.seed, pledge.name, record.batches);
    const part = (done: number): void => {
      const ofCount = (record.done + done) / pledge.large;
      this.#around.progress(pledge, Math.max(ofCount, (performance.now() - start) / share));
    };
    part(0);
    const began = performance.now();
    const outcome = await workshop.try({ count, seed, number: record.batches, found: record.found }, part);
    if (this.#stopped) return;
    this.#keep(pledge, withBatch(record, outcome, performance.now() - began, { seed, count }));
  }

  #keep(pledge: Pledge, record: Tried): void {
    this.#records.set(pledge.name, record);
    this.#around.note(pledge, record);
  }
}

/** What was lacking the last time may be there now. */
function unskipped({ skipped: _, ...rest }: Tried): Tried {
  return rest;
}

/** How much is tried next: a usual part, or, where starting is the slow part of it, all that there is time for. */
export function sizeOf(pledge: Pledge, record: Tried, msLeft: number): number {
  const left = pledge.large - record.done;
  if (pledge.grows !== true) return Math.min(pledge.batch, left);
  const each = pledge.seconds * 1000;
  return Math.min(left, Math.max(pledge.batch, Math.floor(msLeft / each)));
}

/** How long a part is likely to take. */
function msFor({ done, ms }: Tried, count: number): number {
  return done === 0 ? 0 : (ms / done) * count;
}
