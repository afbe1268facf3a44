import type { Sessions } from '../people/sessions.ts';
import { CLOSED, type Guest } from './guest.ts';

/** Everybody with a socket on this server, from its first instant on. When the session it was opened with ends, so does the socket. */
export class Bearers {
  readonly #sessions: Pick<Sessions, 'userBy'>;
  readonly #trouble: (error: unknown, what: string) => void;
  readonly #guests = new Set<Guest>();

  constructor(
    sessions: Pick<Sessions, 'userBy' | 'onEnded'>,
    trouble: (error: unknown, what: string) => void,
  ) {
    this.#sessions = sessions;
    this.#trouble = trouble;
    sessions.onEnded(async (user) => {
      const theirs = [...this.#guests].filter((guest) => user === undefined || guest.user === user);
      await Promise.all(theirs.map((guest) => this.look(guest)));
    });
  }

  /** The session may have ended while the socket was being opened. */
  enter(guest: Guest): void {
    this.#guests.add(guest);
    void this.look(guest);
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest);
  }

  /** Whoever has no session any more goes. */
  async look(guest: Guest): Promise<void> {
    try {
      if ((await this.#sessions.userBy(guest.session)) === undefined)
        guest.close(CLOSED.signedOut, 'this session has ended');
    } catch (error) {
      this.#trouble(error, 'looking at a session');
    }
  }
}
