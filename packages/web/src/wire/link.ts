import type { Answered, FromBrowser, FromServer } from '@charterstone/protocol';
import { ask, NotDone } from './ask.ts';
import { type AtTable, after } from './atTable.ts';
import { pauseBefore } from './backoff.ts';
import { answered, keepWords, keptWords, type Saying, SILENT, sent, type Words } from './saying.ts';
import { socketAddress } from './socketAddress.ts';
import { recalled } from './talk.ts';
import { type Answer, newId, Wishes } from './wishes.ts';

/** How the line to the server is. What is `lost` comes back by itself, also where too much was asked from here at once; `gone` says why not. */
export type Line =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  | { readonly is: 'lost'; readonly why: 'away' | 'restarting' | 'tooMuch' }
  | { readonly is: 'gone'; readonly why: 'signedOut' | 'notYours' | 'noTable' };

export type Step = Extract<FromServer, { readonly type: 'step' }>;

/** Codes with which the server closes a socket (live/guest.ts there). */
const RESTARTING = 1012;
const GONE: Readonly<Record<number, 'signedOut' | 'notYours'>> = { 4401: 'signedOut', 4403: 'notYours' };
/** The status of an answer to whoever asks too much: it counts all who share an address, and is over after a minute. */
const TOO_MUCH = 429;
/** The state of a socket that is not open yet (`WebSocket.CONNECTING`). */
const DIALLING = 0;
/** After so long without a word we ask whether the server is still there, and hang up when it does not answer. */
const QUIET_MS = 20_000;
/** Whoever has not looked at the page for so long is away, and wants to be told of their turn elsewhere. */
const AWAY_MS = 120_000;

/** Somebody's line to one table. It comes back by itself; what was said and not answered is said again, and happens once. */
export class Link {
  readonly #table: string;
  readonly #wishes = new Wishes();
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(step: Step) => void>();
  #socket: WebSocket | undefined;
  #line: Line = { is: 'connecting' };
  #at: AtTable | undefined;
  #saying: Saying = SILENT;
  /** The place of one's own last choice in the journal: an answer may come before the step that it speaks of. */
  #taken = 0;
  #hiddenAt = Number.POSITIVE_INFINITY;
  #attempt = 0;
  #greetings = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: string) {
    this.#table = table;
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  get line(): Line {
    return this.#line;
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
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
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
    this.#send(message);
    this.#changed();
    // Whoever does something now does not wait for the next try.
    if (this.#line.is === 'lost') this.#hurry();
    return answered;
  }

  #send(message: FromBrowser): void {
    if (this.#line.is === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#socket?.close();
    const socket = new WebSocket(socketAddress(this.#table, location.href));
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#heard(JSON.parse(String(data)));
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket && !this.#isClosed) this.#closed(code);
    });
    this.#listen();
  }

  #heard(message: FromServer): void {
    this.#listen();
    const before = this.#at;
    const now = after(before, message);
    if (now === undefined && before !== undefined) {
      this.#socket?.send(JSON.stringify({ type: 'resync', id: newId() } satisfies FromBrowser));
      return;
    }
    this.#at = now;
    if (message.type === 'welcome') this.#opened(message.you.person);
    if (message.type === 'step') for (const hear of this.#hearers) hear(message);
    if (message.type === 'answer' || message.type === 'hint' || message.type === 'foreseen')
      this.#answered(message);
    if (message.type === 'notice' && message.notice === 'restarting')
      this.#line = { is: 'lost', why: 'restarting' };
    this.#changed();
  }

  #opened(person: string): void {
    this.#attempt = 0;
    this.#greetings++;
    this.#line = { is: 'open' };
    for (const message of this.#wishes.unanswered()) this.#send(message);
    this.#sayAgain(person);
  }

  #answered(answer: Answer): void {
    if (answer.type === 'answer' && answer.answer === 'accepted') this.#taken = answer.seq;
    const again = this.#wishes.heard(answer);
    if (again !== undefined) setTimeout(() => this.#send(again), pauseBefore(1));
  }

  #closed(code: number): void {
    const why = GONE[code];
    if (why === undefined) this.#lost(code === RESTARTING ? 'restarting' : 'away');
    else this.#gone(why);
  }

  #lost(why: Extract<Line, { is: 'lost' }>['why']): void {
    clearTimeout(this.#timer);
    this.#line = { is: 'lost', why };
    this.#changed();
    this.#timer = setTimeout(() => void this.#tryAgain(), pauseBefore(this.#attempt++));
  }

  /** A browser is not told why a socket was refused: the table itself says it. Of several tries that are under way the first counts. */
  async #tryAgain(): Promise<void> {
    const socket = this.#socket;
    const status = await ask('tableInfo', { params: { table: this.#table } }).then(
      () => undefined,
      (error) => (error instanceof NotDone ? error.status : 0),
    );
    if (this.#isClosed || this.#line.is !== 'lost' || this.#socket !== socket) return;
    if (status === undefined) this.#connect();
    else if (status === 401) this.#gone('signedOut');
    else if (status === 403) this.#gone('notYours');
    else if (status === 404) this.#gone('noTable');
    else this.#lost(status === TOO_MUCH ? 'tooMuch' : 'away');
  }

  #gone(why: Extract<Line, { is: 'gone' }>['why']): void {
    clearTimeout(this.#timer);
    this.#line = { is: 'gone', why };
    this.#socket?.close();
    this.#changed();
  }

  /** Whoever comes back to the page or to the network does not wait for the next try. */
  readonly #hurry = (): void => {
    const isHidden = document.visibilityState === 'hidden';
    this.#hiddenAt = isHidden ? Math.min(this.#hiddenAt, Date.now()) : Number.POSITIVE_INFINITY;
    if (isHidden) return;
    if (this.#line.is === 'lost') {
      // What is dialled already needs no other call; whether it is heard, the timer looks.
      if (this.#socket?.readyState === DIALLING) return;
      clearTimeout(this.#timer);
      void this.#tryAgain();
    } else if (this.#line.is === 'open') this.#probe();
  };

  /** The browser knows first that the network is gone. Where it was only another network than the server's, the next try finds it. */
  readonly #cut = (): void => {
    if (this.#line.is === 'open' || this.#line.is === 'connecting') this.#hangUp();
  };

  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#probe(), QUIET_MS);
  }

  #probe(): void {
    clearTimeout(this.#timer);
    const away = Date.now() - this.#hiddenAt >= AWAY_MS;
    this.#send({ type: 'ping', id: newId(), ...(away ? { away } : {}) });
    this.#timer = setTimeout(() => this.#hangUp(), QUIET_MS / 2);
  }

  #hangUp(): void {
    const silent = this.#socket;
    this.#socket = undefined;
    silent?.close();
    this.#lost('away');
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
