import {
  type Aside,
  type Choice,
  choose,
  type Fact,
  isAside,
  type Lack,
  options,
  type Seat,
  type State,
} from '@charterstone/rules';
import type { Journal, Kept } from './journal.ts';

/** What a seat wants, for the decision it saw at `base`. */
export type Wish = {
  readonly message: string;
  readonly seat: Seat;
  readonly base: number;
  readonly choice: Choice | Aside;
};

export type Answer =
  /** It stands in the journal at this place, now or since before. */
  | { readonly answer: 'accepted'; readonly seq: number }
  /** The decision was another one by then. */
  | { readonly answer: 'stale'; readonly seq: number }
  | { readonly answer: 'refused'; readonly seq: number; readonly reasons: readonly Lack[] };

/** What happened at a table: an entry, and the facts it led to. */
export type Happened = { readonly entry: Kept; readonly facts: readonly Fact[]; readonly state: State };

const SEATS = [1, 2, 3, 4, 5, 6];

/**
 * A campaign in play on this server: the state that its journal leads to. Other servers may write the same journal; whoever gets the
 * next place in it was first, and the others catch up.
 */
export class Table {
  readonly campaign: string;
  readonly #journal: Journal;
  readonly #heard: (happened: Happened) => void;
  #state: State;
  #seq: number;
  /** By seat: the place in the journal since which its decision has been the same. */
  readonly #since = new Map<Seat, number>();
  readonly #decisions = new Map<Seat, string>();
  /** The places of messages since the table was opened here. */
  readonly #recent = new Map<string, number>();
  #work: Promise<unknown> = Promise.resolve();

  constructor(
    campaign: string,
    journal: Journal,
    begun: { readonly state: State; readonly seq: number },
    heard: (happened: Happened) => void,
  ) {
    this.campaign = campaign;
    this.#journal = journal;
    this.#heard = heard;
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

  /** One wish after the other; each is answered when it is on disk, or for good reason not. */
  take(wish: Wish): Promise<Answer> {
    return this.#inTurn(() => this.#take(wish));
  }

  /** Reads what other servers have written. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  async #take(wish: Wish): Promise<Answer> {
    for (;;) {
      const known = this.#recent.get(wish.message);
      if (known !== undefined) return { answer: 'accepted', seq: known };
      const { seat, choice, message } = wish;
      const outcome = this.#isStale(wish) ? undefined : choose(this.#state, seat, choice);
      if (outcome?.ok !== true) return this.#decline(wish, outcome?.reasons);
      const entry = { seq: this.#seq + 1, seat, choice, message };
      if (await this.#journal.append({ ...entry, campaign: this.campaign })) {
        this.#happened(entry, outcome.state, outcome.facts);
        return { answer: 'accepted', seq: entry.seq };
      }
      // Another server was first, or has taken this very message.
      await this.#catchUp();
    }
  }

  /** A message that was accepted long ago is not declined because it comes again. */
  async #decline({ message }: Wish, reasons: readonly Lack[] | undefined): Promise<Answer> {
    const known = await this.#journal.placeOf(this.campaign, message);
    if (known !== undefined) return { answer: 'accepted', seq: known };
    const seq = this.#seq;
    return reasons === undefined ? { answer: 'stale', seq } : { answer: 'refused', seq, reasons };
  }

  /** A choice is for the decision its seat saw; what is said beside the game needs none. */
  #isStale({ seat, base, choice }: Wish): boolean {
    if (isAside(choice) && choice.do !== 'undo') return false;
    return base < (this.#since.get(seat) ?? 0);
  }

  async #catchUp(): Promise<void> {
    for (const entry of await this.#journal.after(this.campaign, this.#seq)) {
      const outcome = choose(this.#state, entry.seat, entry.choice);
      if (entry.seq !== this.#seq + 1 || !outcome.ok)
        throw new Error(`entry ${entry.seq} of ${this.campaign} does not follow from entry ${this.#seq}`);
      this.#happened(entry, outcome.state, outcome.facts);
    }
  }

  #happened(entry: Kept, state: State, facts: readonly Fact[]): void {
    this.#state = state;
    this.#seq = entry.seq;
    this.#recent.set(entry.message, entry.seq);
    this.#noteDecisions();
    // Whoever has chosen decides anew, also where the next question is the same one again.
    if (!isAside(entry.choice)) this.#since.set(entry.seat, entry.seq);
    this.#heard({ entry, facts, state });
  }

  #noteDecisions(): void {
    for (const seat of SEATS) {
      const decision = JSON.stringify(options(this.#state, seat));
      if (this.#decisions.get(seat) === decision) continue;
      this.#decisions.set(seat, decision);
      this.#since.set(seat, this.#seq);
    }
  }
}
