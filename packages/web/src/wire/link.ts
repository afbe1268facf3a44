import type { Answered, FromBrowser, FromServer } from '@charterstone/protocol';
import { type AtTable, after } from './atTable.ts';
import { Connection, type Line } from './connection.ts';
import { Repeats } from './repeats.ts';
import { answered, keepWords, keptWords, type Saying, SILENT, sent, type Words } from './saying.ts';
import { recalled } from './talk.ts';
import { type Answer, newId, Wishes } from './wishes.ts';

export type Step = Extract<FromServer, { readonly type: 'step' }>;

/** Somebody's line to one table: what is said and heard there. What was said and not answered is said again, and happens once. */
export class Link {
  readonly #table: string;
  readonly #connection: Connection;
  readonly #repeats = new Repeats((message) => this.#connection.say(message));
  readonly #wishes = new Wishes();
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(step: Step) => void>();
  #at: AtTable | undefined;
  #saying: Saying = SILENT;
  /** The place of one's own last choice in the journal: an answer may come before the step that it speaks of. */
  #taken = 0;
  #greetings = 0;
  /** Something was missed: everything is asked for, once until it comes. */
  #resync: FromBrowser | undefined;

  constructor(table: string) {
    this.#table = table;
    this.#connection = new Connection(table, {
      heard: (message) => this.#heard(message),
      changed: () => this.#changed(),
    });
  }

  get line(): Line {
    return this.#connection.line;
  }

  get at(): AtTable | undefined {
    return this.#at;
  }

  /** How often everything was told anew: what happened while the line was away was not told step by step. */
  get greetings(): number {
    return this.#greetings;
  }

  /** Whether a choice is on its way: said, and not answered yet, or what came of it not told yet. */
  get isChoosing(): boolean {
    return this.#wishes.has('choose') || (this.#at?.seq ?? 0) < this.#taken;
  }

  /** What somebody is about to say here, and what of it nobody has heard yet. */
  get saying(): Saying {
    return this.#saying;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Everything that happens, step by step, as it is told. */
  onStep(hear: (step: Step) => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  /** `base` is where the table stood that somebody saw when they chose: where it has moved on since, the server refuses. */
  choose(
    seat: number,
    choices: Extract<FromBrowser, { type: 'choose' }>['choices'],
    base = this.#at?.seq ?? 0,
  ): Promise<Answer> {
    return this.#wish({ type: 'choose', id: newId(), seat, base, choices });
  }

  rewind(seat: number, to: number): Promise<Answer> {
    return this.#wish({ type: 'rewind', id: newId(), seat, base: this.#at?.seq ?? 0, to });
  }

  withdraw(seat: number): Promise<Answer> {
    return this.#wish({ type: 'withdraw', id: newId(), seat, base: this.#at?.seq ?? 0 });
  }

  /** What is typed and not sent yet. */
  begin(text: string): void {
    this.#said({ ...this.#saying, begun: text, isRefused: false });
  }

  say(text: string): Promise<Answer> {
    const words = { id: newId(), text };
    this.#said(sent(this.#saying, words));
    return this.#speak(words);
  }

  /** What was said before a line, as the server has told it. */
  recall(before: number, told: Answered<'earlierChat'>): void {
    if (this.#at !== undefined) this.#at = recalled(this.#at, before, told);
    this.#changed();
  }

  hint(seat: number): Promise<Answer> {
    return this.#wish({ type: 'hint', id: newId(), seat });
  }

  foresee(
    seat: number,
    base: number,
    choices: Extract<FromBrowser, { type: 'foresee' }>['choices'],
  ): Promise<Answer> {
    return this.#wish({ type: 'foresee', id: newId(), seat, base, choices });
  }

  close(): void {
    this.#repeats.forget();
    this.#connection.close();
  }

  async #speak({ id, text }: Words): Promise<Answer> {
    const answer = await this.#wish({ type: 'chat', id, text });
    const isTaken = answer.type !== 'answer' || answer.answer !== 'refused';
    this.#said(answered(this.#saying, id, isTaken));
    return answer;
  }

  #said(now: Saying): void {
    const before = this.#saying;
    this.#saying = now;
    const person = this.#at?.person;
    if (person !== undefined && before.onItsWay !== now.onItsWay)
      keepWords(this.#table, person, now.onItsWay);
    this.#changed();
  }

  /** What somebody said here before they left, and nobody answered. */
  #sayAgain(person: string): void {
    const known = this.#saying.onItsWay.map(({ id }) => id);
    for (const words of keptWords(this.#table, person)) {
      if (known.includes(words.id)) continue;
      this.#saying = { ...this.#saying, onItsWay: [...this.#saying.onItsWay, words] };
      void this.#speak(words);
    }
  }

  #wish(message: FromBrowser): Promise<Answer> {
    const answered = this.#wishes.add(message);
    this.#connection.say(message);
    this.#changed();
    this.#connection.hurry();
    return answered;
  }

  #heard(message: FromServer): void {
    const before = this.#at;
    const now = after(before, message);
    if (now === undefined && before !== undefined) {
      this.#askForAll();
      return;
    }
    this.#at = now;
    if (message.type === 'welcome') this.#opened(message.you.person);
    if (message.type === 'step') for (const hear of this.#hearers) hear(message);
    if (message.type === 'answer' || message.type === 'hint' || message.type === 'foreseen')
      this.#answered(message);
    if (message.type === 'notice' && message.notice === 'restarting') this.#connection.restarts();
    this.#changed();
  }

  #opened(person: string): void {
    this.#greetings++;
    if (this.#resync !== undefined) this.#repeats.answered(this.#resync.id);
    this.#resync = undefined;
    // Whoever asked for everything has said the rest before, on the same line.
    if (this.line.is === 'open') return;
    this.#connection.opened();
    this.#repeats.forget();
    for (const message of this.#wishes.unanswered()) this.#connection.say(message);
    this.#sayAgain(person);
  }

  #askForAll(): void {
    if (this.#resync !== undefined) return;
    this.#resync = { type: 'resync', id: newId() };
    this.#connection.say(this.#resync);
  }

  #answered(answer: Answer): void {
    if (answer.type === 'answer' && answer.answer === 'accepted') this.#taken = answer.seq;
    const again = this.#resync?.id === answer.id ? this.#resync : this.#wishes.heard(answer);
    if (again === undefined) this.#repeats.answered(answer.id);
    else this.#repeats.putOff(again);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
