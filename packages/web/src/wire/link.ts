import type { FromBrowser, FromServer } from '@charterstone/protocol';
import { ask, NotDone } from './ask.ts';
import { type AtTable, after } from './atTable.ts';
import { pauseBefore } from './backoff.ts';
import { socketAddress } from './socketAddress.ts';
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
/** After so long without a word we ask whether the server is still there, and hang up when it does not answer. */
const QUIET_MS = 20_000;

/** Somebody's line to one table. It comes back by itself; what was said and not answered is said again, and happens once. */
export class Link {
  readonly #table: string;
  readonly #wishes = new Wishes();
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(step: Step) => void>();
  #socket: WebSocket | undefined;
  #line: Line = { is: 'connecting' };
  #at: AtTable | undefined;
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

  /** Whether a choice is on its way: said, and not answered yet. */
  get isChoosing(): boolean {
    return this.#wishes.has('choose');
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

  choose(seat: number, choices: Extract<FromBrowser, { type: 'choose' }>['choices']): Promise<Answer> {
    return this.#wish({ type: 'choose', id: newId(), seat, base: this.#at?.seq ?? 0, choices });
  }

  rewind(seat: number, to: number): Promise<Answer> {
    return this.#wish({ type: 'rewind', id: newId(), seat, base: this.#at?.seq ?? 0, to });
  }

  say(text: string): Promise<Answer> {
    return this.#wish({ type: 'chat', id: newId(), text });
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
    clearTimeout(this.#timer);
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
    if (message.type === 'welcome') this.#opened();
    if (message.type === 'step') for (const hear of this.#hearers) hear(message);
    if (message.type === 'answer' || message.type === 'hint' || message.type === 'foreseen')
      this.#answered(message);
    if (message.type === 'notice' && message.notice === 'restarting')
      this.#line = { is: 'lost', why: 'restarting' };
    this.#changed();
  }

  #opened(): void {
    this.#attempt = 0;
    this.#greetings++;
    this.#line = { is: 'open' };
    for (const message of this.#wishes.unanswered()) this.#send(message);
  }

  #answered(answer: Answer): void {
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

  /** A browser is not told why a socket was refused: the table itself says it. */
  async #tryAgain(): Promise<void> {
    try {
      await ask('tableInfo', { params: { table: this.#table } });
    } catch (error) {
      const status = error instanceof NotDone ? error.status : 0;
      if (status === 401) return this.#gone('signedOut');
      if (status === 403) return this.#gone('notYours');
      if (status === 404) return this.#gone('noTable');
      if (!this.#isClosed) return this.#lost(status === TOO_MUCH ? 'tooMuch' : 'away');
    }
    if (!this.#isClosed) this.#connect();
  }

  #gone(why: Extract<Line, { is: 'gone' }>['why']): void {
    clearTimeout(this.#timer);
    this.#line = { is: 'gone', why };
    this.#socket?.close();
    this.#changed();
  }

  /** Whoever comes back to the page or to the network does not wait for the next try. */
  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#line.is === 'lost') {
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
    this.#send({ type: 'ping', id: newId() });
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
