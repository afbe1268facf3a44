import type { FromServer } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import type { WebSocket } from 'ws';
import { Turns } from '../turns.ts';

/** Why a socket is closed by us: codes of our own, beside those of the protocol. */
export const CLOSED = {
  restarting: 1012,
  flooding: 4408,
  slow: 4409,
  notYours: 4403,
  crowded: 4429,
} as const;

/** Somebody at a table on this server: one socket of theirs. */
export class Guest {
  readonly user: string;
  readonly #socket: WebSocket;
  readonly #maxBuffered: number;
  /** The seats they play; none for whoever watches. */
  seats: readonly Seat[] = [];
  muted: ReadonlySet<string> = new Set();
  /** What they say is written in the order in which they say it. */
  readonly saying = new Turns();
  /** The last thing said at the table that they were told, or would have been if they had not muted its speaker. */
  heardUpTo = 0;
  isGone = false;

  constructor(user: string, socket: WebSocket, maxBuffered: number) {
    this.user = user;
    this.#socket = socket;
    this.#maxBuffered = maxBuffered;
  }

  say(message: FromServer): void {
    this.sayText(JSON.stringify(message));
  }

  /** Whoever reads too slowly is let go: they come back and get everything. Nobody else waits for them. */
  sayText(text: string): void {
    if (this.isGone) return;
    if (this.#socket.bufferedAmount > this.#maxBuffered) {
      this.close(CLOSED.slow, 'too slow a reader');
      return;
    }
    this.#socket.send(text);
  }

  showOut(): void {
    this.close(CLOSED.notYours, 'you no longer take part in this table');
  }

  close(code: number, why: string): void {
    if (this.isGone) return;
    this.isGone = true;
    this.#socket.close(code, why);
    // A half-open socket never answers; it is not waited for.
    setTimeout(() => this.#socket.terminate(), 2000).unref();
  }
}
