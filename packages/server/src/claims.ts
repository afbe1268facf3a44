import { sql } from 'kysely';
import type { Store } from './store/store.ts';

/** What nobody has cared about for so long is forgotten. */
const FORGOTTEN_MS = 24 * 3_600_000;

/**
 * Work that one server of many does. A claim holds for its time and no longer, so that nothing is left undone when its server is gone;
 * give it more time than the work can take. The clocks of servers may differ by little: they only decide who begins, and what must
 * happen once is settled by a unique key where it is written.
 */
export class Claims {
  readonly #store: Store;
  readonly #server: string;
  readonly #now: () => number;
  #sweptAt = 0;

  constructor(store: Store, server: string, now: () => number = Date.now) {
    this.#store = store;
    this.#server = server;
    this.#now = now;
  }

  /** Whether the work is ours now. It is nobody's when it was never claimed, was released, or its time is over. */
  async claim(work: string, forMs: number): Promise<boolean> {
    const now = this.#now();
    await this.#sweep(now);
    const until = now + forMs;
    const won = await this.#store.db
      .insertInto('claims')
      .values({ work, server: this.#server, until })
      .onConflict((held) =>
        held
          .column('work')
          .doUpdateSet({ server: this.#server, until })
          .where(sql<boolean>`claims.until <= ${now}`),
      )
      .returning('work')
      .execute();
    return won.length > 0;
  }

  /** Gives back what is ours; what somebody else has taken over meanwhile stays theirs. */
  async release(work: string): Promise<void> {
    await this.#store.db
      .deleteFrom('claims')
      .where('work', '=', work)
      .where('server', '=', this.#server)
      .execute();
  }

  async #sweep(now: number): Promise<void> {
    if (now - this.#sweptAt < FORGOTTEN_MS) return;
    this.#sweptAt = now;
    await this.#store.db
      .deleteFrom('claims')
      .where('until', '<', now - FORGOTTEN_MS)
      .execute();
  }
}
