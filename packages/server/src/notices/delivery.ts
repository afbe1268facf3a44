import type { Store } from '../store/store.ts';
import { type Log, type Persist, troubleOf } from './persist.ts';
import type { Due } from './waiting.ts';
import type { Turn, Way } from './way.ts';

type Doors = {
  readonly store: Store;
  readonly ways: readonly Way[];
  readonly log: Log;
  readonly now?: () => number;
};
type Key = ReturnType<typeof keyOf>;

/** Tells somebody in every way there is, in each of them once, also when a server ends in the middle of it. */
export class Delivery {
  readonly #doors: Doors;
  readonly #now: () => number;
  readonly #persist: Persist;
  readonly #stop: AbortSignal;

  constructor(doors: Doors, persist: Persist, stop: AbortSignal) {
    this.#doors = doors;
    this.#now = doors.now ?? Date.now;
    this.#persist = persist;
    this.#stop = stop;
  }

  /** When it was done with, sent or given up; never when this server stops before that. */
  async deliver(due: Due, turn: Turn): Promise<number | undefined> {
    const done = await Promise.all(this.#doors.ways.map((way) => this.#by(way, keyOf(due, way), turn)));
    return done.every((each) => each) ? this.#now() : undefined;
  }

  async #by(way: Way, key: Key, turn: Turn): Promise<boolean> {
    if (await this.#isSent(key)) return true;
    try {
      await way.tell(turn, this.#persist);
    } catch (error) {
      if (this.#stop.aborted) return false;
      this.#doors.log.warn(
        { ...troubleOf(error), ...key },
        'somebody could not be told that it is their turn',
      );
    }
    await this.#persist(() => this.#sent(key));
    return true;
  }

  async #isSent(key: Key): Promise<boolean> {
    const { db } = this.#doors.store;
    await db
      .insertInto('notices')
      .values({ ...key, sent_at: null })
      .onConflict((known) => known.doNothing())
      .execute();
    const row = await db
      .selectFrom('notices')
      .select('sent_at')
      .where(({ and }) => and(key))
      .executeTakeFirst();
    return row !== undefined && row.sent_at !== null;
  }

  async #sent(key: Key): Promise<void> {
    await this.#doors.store.db
      .updateTable('notices')
      .set({ sent_at: this.#now() })
      .where(({ and }) => and(key))
      .execute();
  }
}

function keyOf({ campaign, seat, since, told: reminder }: Due, { name: way }: Way) {
  return { campaign, seat, since, reminder, way };
}
