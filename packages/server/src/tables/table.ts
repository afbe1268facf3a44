import {
  type Aside,
  type Choice,
  canUndo,
  choose,
  deciders,
  type Fact,
  isAside,
  type Lack,
  optionLines,
  type Seat,
  type State,
} from '@charterstone/rules';
import { Turns } from '../turns.ts';
import type { Journal } from './journal.ts';
import { speakerOf } from './message.ts';
import { followed } from './replay.ts';
import { isRewind, type Kept } from './standing.ts';
import { isTheirs, type Undoable, undoableAfter } from './undoable.ts';

/** What a seat wants, for the decision it saw at `base`: a choice, or a run of them that happens whole or not at all. */
export type Wish = {
  readonly message: string;
  readonly seat: Seat;
  readonly base: number;
  readonly choices: readonly (Choice | Aside)[];
};

export type Answer =
  /** It stands in the journal at this place, now or since before. */
  | { readonly answer: 'accepted'; readonly seq: number }
  /** The decision was another one by then. */
  | { readonly answer: 'stale'; readonly seq: number }
  | { readonly answer: 'refused'; readonly seq: number; readonly reasons: readonly Reason[] };

/** Why not: a reason of the rules, or that whoever sat there before made the choice that was to be taken back. */
export type Reason = Lack | { readonly lack: 'notYourChoice' };

/** What happened at a table: an entry, the facts it led to, and the state it left. */
export type Happened = { readonly entry: Kept; readonly facts: readonly Fact[]; readonly state: State };

/** Where a table begins here: so far its journal was read. */
export type Begun = { readonly state: State; readonly seq: number };

/** A table's ways to the outside. */
export type Doors = {
  readonly journal: Journal;
  readonly heard: (happened: Happened) => void;
  /** Most likely this state is told next: what that takes may be worked out while the disk is busy. It counts for nothing before it is heard. */
  readonly expected: (state: State) => void;
  /** The state that the first so many entries of the journal lead to; nothing before it can be undone. */
  readonly replayed: (campaign: string, upTo: number) => Promise<State>;
};

/** What a seat may choose: since which place in the journal, and each option as a line. */
export type Decision = { readonly since: number; readonly options: readonly string[] };

const NO_OPTIONS: readonly string[] = [];
const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6];
/** At least so many messages are known by heart; older ones the journal remembers. */
const RECENT = 100;

/**
 * A campaign in play on this server: the state that its journal leads to. Other servers may write the same journal; whoever gets the
 * next place in it was first, and the others catch up.
 */
export class Table {
  readonly campaign: string;
  readonly #doors: Doors;
  #state: State;
  #seq: number;
  #changedAt = 0;
  /** Nothing that lies before where the table begins here can be undone. */
  #undoable: Undoable = [];
  readonly #decisions = new Map<Seat, Decision>();
  /** The state whose options were worked out last: often the one that the disk is still busy with. */
  #ahead: { readonly state: State; readonly asked: ReadonlyMap<Seat, readonly string[]> } | undefined;
  readonly #recent = new Map<string, number>();
  readonly #turns = new Turns();
  /** Not after an append that failed: it may have been written all the same, and only the journal knows. */
  #isUpToDate = true;

  constructor(campaign: string, begun: Begun, doors: Doors) {
    this.campaign = campaign;
    this.#doors = doors;
    this.#state = begun.state;
    this.#seq = begun.seq;
    this.#noteDecisions();
  }

  get state(): State {
    return this.#state;
  }

  get seq(): number {
    return this.#seq;
  }

  /** When somebody last chose here, by the clock of this server; 0 where that was before the table was opened. */
  get changedAt(): number {
    return this.#changedAt;
  }

  decisionOf(seat: Seat): Decision {
    return this.#decisions.get(seat) ?? { since: 0, options: NO_OPTIONS };
  }

  /** Whether somebody who plays a seat may take its last choice back. */
  mayUndo(seat: Seat, user: string | undefined): boolean {
    return canUndo(this.#state, seat) && isTheirs(this.#undoable, user);
  }

  /** One wish after the other; each is answered when it is on disk, or for good reason not. */
  take(wish: Wish): Promise<Answer> {
    return this.#turns.take(() => this.#take(wish));
  }

  /** Takes everybody back to a place; the same message twice is one rewind. Stale when the table has moved on. */
  rewind(message: string, seat: Seat, base: number, to: number): Promise<Answer> {
    return this.#turns.take(() => this.#rewind(message, seat, base, to));
  }

  /** Reads what other servers have written, if it is known to go so far. */
  catchUp(atLeast = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#turns.take(async () => {
      if (this.#seq < atLeast) await this.#catchUp();
    });
  }

  /** The place of a message that was taken, now or long ago. */
  async placeOf(message: string): Promise<number | undefined> {
    return this.#recent.get(message) ?? (await this.#doors.journal.placeOf(this.campaign, message));
  }

  /** Resolves when everything that was asked so far is answered. */
  idle(): Promise<void> {
    return this.#turns.done();
  }

  async #take(wish: Wish): Promise<Answer> {
    for (;;) {
      const known = this.#recent.get(wish.message);
      if (known !== undefined) return { answer: 'accepted', seq: known };
      // Whoever wishes may have seen more of the journal than we have, on another server.
      if (!this.#isUpToDate || wish.base > this.#seq) await this.#catchUp();
      if (this.#isStale(wish)) return this.#decline(wish.message, undefined);
      const run = this.#played(wish);
      if ('reasons' in run) return this.#decline(wish.message, run.reasons);
      const written = this.#append(run.map(({ entry }) => entry));
      // Behind what carries it to the disk.
      setImmediate(() => this.#expect(run));
      if (await written) {
        for (const happened of run) this.#happened(happened);
        return { answer: 'accepted', seq: run[0]?.entry.seq ?? this.#seq };
      }
      // This very message was taken, perhaps long ago; or another server was first.
      const place = await this.#doors.journal.placeOf(this.campaign, wish.message);
      await this.#catchUp();
      if (place !== undefined) return { answer: 'accepted', seq: place };
    }
  }

  #expect(run: readonly Happened[]): void {
    const next = run.at(-1);
    // The disk may have been faster.
    if (next === undefined || next.entry.seq <= this.#seq) return;
    try {
      this.#asked(next.state);
      this.#doors.expected(next.state);
    } catch {
      // It is thrown again when it is heard, where somebody waits for the answer.
    }
  }

  /** Whether entries were written by this call. Where that can't be told at once, the journal is asked; rejects when they stand nowhere. */
  async #append(entries: readonly Kept[]): Promise<boolean> {
    try {
      return await this.#doors.journal.append(this.campaign, entries);
    } catch (error) {
      this.#isUpToDate = false;
      await this.#catchUp();
      if (entries.some(({ message }) => this.#recent.has(message))) return false;
      throw error;
    }
  }

  /** What the choices of a wish would lead to, one after the other, or why one of them can't be made. */
  #played({ choices, seat, message }: Wish): readonly Happened[] | { readonly reasons: readonly Reason[] } {
    const run: Happened[] = [];
    let state = this.#state;
    let undoable = this.#undoable;
    const at = Date.now();
    for (const [i, choice] of choices.entries()) {
      if (choice.do === 'undo' && canUndo(state, seat) && !isTheirs(undoable, speakerOf(message)))
        return { reasons: [{ lack: 'notYourChoice' }] };
      const outcome = choose(state, seat, choice);
      if (!outcome.ok) return outcome;
      const entry: Kept = {
        seq: this.#seq + 1 + i,
        seat,
        choice,
        message: i === 0 ? message : `${message}+${i}`,
        at,
      };
      run.push({ entry, facts: outcome.facts, state: outcome.state });
      state = outcome.state;
      undoable = undoableAfter(undoable, entry, state);
    }
    return run;
  }

  /** A message that was accepted long ago is not declined because it comes again. */
  async #decline(message: string, reasons: readonly Reason[] | undefined): Promise<Answer> {
    const known = await this.#doors.journal.placeOf(this.campaign, message);
    if (known !== undefined) return { answer: 'accepted', seq: known };
    const seq = this.#seq;
    return reasons === undefined ? { answer: 'stale', seq } : { answer: 'refused', seq, reasons };
  }

  /** A choice is for the decision its seat saw; what is said beside the game needs none. */
  #isStale({ seat, base, choices }: Wish): boolean {
    if (choices.every((choice) => isAside(choice) && choice.do !== 'undo')) return false;
    return base < this.decisionOf(seat).since || base > this.#seq;
  }

  async #rewind(message: string, seat: Seat, base: number, to: number): Promise<Answer> {
    const known = this.#recent.get(message);
    if (known !== undefined) return { answer: 'accepted', seq: known };
    if (base !== this.#seq || to >= base) return this.#decline(message, undefined);
    const choice = { do: 'rewind', what: to } as const;
    const entry: Kept = { seq: base + 1, seat, choice, message, at: Date.now() };
    if (await this.#append([entry])) await this.#followRewind(entry);
    else await this.#catchUp();
    return this.#decline(message, undefined);
  }

  async #followRewind(entry: Kept): Promise<void> {
    const state = await this.#doors.replayed(this.campaign, entry.seq);
    this.#happened({ entry, facts: [], state });
  }

  async #catchUp(): Promise<void> {
    for (const entry of await this.#doors.journal.after(this.campaign, this.#seq)) {
      if (entry.seq !== this.#seq + 1)
        throw new Error(`entry ${entry.seq} of ${this.campaign} does not follow entry ${this.#seq}`);
      const { choice } = entry;
      if (isRewind(choice)) await this.#followRewind(entry);
      else this.#happened({ entry, ...followed(this.#state, { ...entry, choice }) });
    }
    this.#isUpToDate = true;
  }

  #happened(happened: Happened): void {
    const { entry, state } = happened;
    this.#undoable = undoableAfter(this.#undoable, entry, state);
    this.#state = state;
    this.#seq = entry.seq;
    this.#changedAt = Date.now();
    this.#remember(entry);
    // Whoever has chosen, or taken back, decides anew, also where the next question is the same one again.
    if (isRewind(entry.choice)) this.#decisions.clear();
    else if (entry.choice.do === 'undo' || !isAside(entry.choice)) this.#decisions.delete(entry.seat);
    this.#noteDecisions();
    this.#doors.heard(happened);
  }

  #remember({ message, seq }: Kept): void {
    this.#recent.set(message, seq);
    if (this.#recent.size < 2 * RECENT) return;
    for (const oldest of this.#recent.keys()) {
      if (this.#recent.size <= RECENT) return;
      this.#recent.delete(oldest);
    }
  }

  #noteDecisions(): void {
    const asked = this.#asked(this.#state);
    for (const seat of SEATS) {
      const now = asked.get(seat) ?? NO_OPTIONS;
      const before = this.#decisions.get(seat);
      if (before !== undefined && isSame(before.options, now)) continue;
      this.#decisions.set(seat, { since: this.#seq, options: now });
    }
  }

  /** What everybody who is asked may choose, each option as a line. */
  #asked(state: State): ReadonlyMap<Seat, readonly string[]> {
    if (this.#ahead?.state !== state)
      this.#ahead = {
        state,
        asked: new Map(deciders(state).map((seat) => [seat, optionLines(state, seat)])),
      };
    return this.#ahead.asked;
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((option, i) => option === others[i]);
}
