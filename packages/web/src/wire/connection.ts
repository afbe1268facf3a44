import type { FromBrowser, FromServer } from '@charterstone/protocol';
import { ask, NotDone } from './ask.ts';
import { pauseBefore } from './backoff.ts';
import { socketAddress } from './socketAddress.ts';
import { newId } from './wishes.ts';

/** How the line to the server is. What is `lost` comes back by itself, also where too much was asked from here at once; `gone` says why not. */
export type Line =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  | { readonly is: 'lost'; readonly why: 'away' | 'restarting' | 'tooMuch' }
  | { readonly is: 'gone'; readonly why: 'signedOut' | 'notYours' | 'noTable' };

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

/** What is told to whoever speaks over a connection. */
export type Hearing = {
  readonly heard: (message: FromServer) => void;
  /** The line was lost, or is gone for good. */
  readonly changed: () => void;
};

/** The socket to one table. It comes back by itself, and finds out when there is nobody at its other end. */
export class Connection {
  readonly #table: string;
  readonly #hearing: Hearing;
  #socket: WebSocket | undefined;
  #line: Line = { is: 'connecting' };
  #hiddenAt = Number.POSITIVE_INFINITY;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: string, hearing: Hearing) {
    this.#table = table;
    this.#hearing = hearing;
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  get line(): Line {
    return this.#line;
  }

  /** Nothing is said while the line is not open: whoever has something to say says it when they are welcomed. */
  say(message: FromBrowser): void {
    if (this.#line.is === 'open') this.#socket?.send(JSON.stringify(message));
  }

  /** The server has welcomed us. */
  opened(): void {
    this.#attempt = 0;
    this.#line = { is: 'open' };
  }

  /** The server has said that it goes, and comes back. */
  restarts(): void {
    this.#line = { is: 'lost', why: 'restarting' };
  }

  /** Whoever does something now does not wait for the next try. */
  hurry(): void {
    if (this.#line.is === 'lost') this.#hurry();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
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
    this.#hearing.heard(message);
  }

  #closed(code: number): void {
    const why = GONE[code];
    if (why === undefined) this.#lost(code === RESTARTING ? 'restarting' : 'away');
    else this.#gone(why);
  }

  #lost(why: Extract<Line, { is: 'lost' }>['why']): void {
    clearTimeout(this.#timer);
    this.#line = { is: 'lost', why };
    this.#hearing.changed();
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
    this.#hearing.changed();
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
    this.say({ type: 'ping', id: newId(), ...(away ? { away } : {}) });
    this.#timer = setTimeout(() => this.#hangUp(), QUIET_MS / 2);
  }

  #hangUp(): void {
    const silent = this.#socket;
    this.#socket = undefined;
    silent?.close();
    this.#lost('away');
  }
}
