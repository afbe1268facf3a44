import type { Duplex } from 'node:stream';
import type { FromServer } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import type { WebSocket } from 'ws';
import { Turns } from '../turns.ts';
import { framed } from './frames.ts';

/** Why a socket is closed by us: codes of our own, beside those of the protocol. */
export const CLOSED = {
  restarting: 1012,
  signedOut: 4401,
  flooding: 4408,
  slow: 4409,
  notYours: 4403,
  crowded: 4429,
} as const;

/** Whose socket it is, and the session it was opened with, by the hash of its cookie. */
export type Bearer = { readonly user: string; readonly session: string };

/** Somebody at a table on this server: one socket of theirs. */
export class Guest {
  readonly user: string;
  readonly session: string;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #maxBuffered: number;
  /** What is said in this breath, a step and the answer to it: it goes out as one. */
  #breath: string[] = [];
  #unsaid = 0;
  /** The seats they play; none for whoever watches. */
  seats: readonly Seat[] = [];
  muted: ReadonlySet<string> = new Set();
  /** What they say is written in the order in which they say it. */
  readonly saying = new Turns();
  /** The last thing said at the table that they were told, or would have been if they had not muted its speaker. */
  heardUpTo = 0;
  isGone = false;
  /** Whether they look at the table, or have only left it open. */
  isLooking = true;

  constructor({ user, session }: Bearer, socket: WebSocket, wire: Duplex, maxBuffered: number) {
    this.user = user;
    this.session = session;
    this.#wire = wire;
    this.#socket = socket;
    this.#maxBuffered = maxBuffered;
  }

  /** Whether more lies before them unread than they may have there. */
  get isSlow(): boolean {
    return this.#socket.bufferedAmount + this.#unsaid > this.#maxBuffered;
  }

  say(message: FromServer): void {
    this.sayText(JSON.stringify(message));
  }

  /** Whoever reads too slowly is let go: they come back and get everything. Nobody else waits for them. */
  sayText(text: string): void {
    if (this.isGone) return;
    if (this.isSlow) {
      this.close(CLOSED.slow, 'too slow a reader');
      return;
    }
    this.#unsaid += text.length;
    if (this.#breath.push(text) === 1) process.nextTick(() => this.#breatheOut());
  }

  #breatheOut(): void {
    if (this.#breath.length > 0 && this.#socket.readyState === this.#socket.OPEN)
      this.#wire.write(framed(this.#breath), 'latin1');
    this.#breath = [];
    this.#unsaid = 0;
  }

  showOut(): void {
    this.close(CLOSED.notYours, 'you no longer take part in this table');
  }

  close(code: number, why: string): void {
    if (this.isGone) return;
    this.isGone = true;
    this.#breatheOut();
    this.#socket.close(code, why);
    // A half-open socket never answers; it is not waited for.
    setTimeout(() => this.#socket.terminate(), 2000).unref();
  }
}
