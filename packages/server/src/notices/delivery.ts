import { sparing } from '../operations/trouble.ts';
import type { NoticeRow } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { Hopeless, type Log, type Persist, troubleOf } from './persist.ts';
import type { Turn, Way } from './way.ts';

/** A notice that could not be sent is tried again when it has been waiting as long again, at least and at most so long after. */
const LEAST_PAUSE_MS = 5 * 60_000;
const MOST_PAUSE_MS = 24 * 3_600_000;
/** Written beside the ways when one of them fails: since when. */
const FAILED_WAY = 'failed';

type Doors = {
  readonly store: Store;
  readonly ways: readonly Way[];
  readonly log: Log;
  readonly now?: () => number;
};

/** What somebody is to be told: of which turn, and how often they were told of it before. */
export type Call = Pick<NoticeRow, 'campaign' | 'seat' | 'since' | 'user' | 'reminder'>;
type Key = Call & Pick<NoticeRow, 'way'>;

/** Somebody could not be told in every way so far: what is left is for a later time. */
export class NotYet extends Error {
  readonly again: number;

  constructor(again: number) {
    super('not told yet');
    this.again = again;
  }
}

/** Tells somebody in every way there is, in each of them once, also when a server ends in the middle of it. */
export class Delivery {
  readonly #doors: Doors;
  readonly #now: () => number;
  readonly #persist: Persist;
  readonly #stop: AbortSignal;
  /** Where a mail server is away, every turn has the same trouble; of each way it is said by itself. */
  readonly #warn: ReadonlyMap<Way, Log['warn']>;

  constructor(doors: Doors, persist: Persist, stop: AbortSignal) {
    this.#doors = doors;
    this.#now = doors.now ?? Date.now;
    this.#persist = persist;
    this.#stop = stop;
    const warn: Log['warn'] = (about, text) => doors.log.warn(about, text);
    this.#warn = new Map(doors.ways.map((way) => [way, sparing(warn, this.#now)]));
  }

  /**
   * When it was done with, sent or given up; never when this server stops before that. Rejects with `NotYet` when something could not be
   * sent so far: unless a reminder follows so long after, which then takes its place.
   */
  async deliver(call: Call, turn: Turn, reminderAfterMs: number | undefined): Promise<number | undefined> {
    const came = await Promise.all(this.#doors.ways.map((way) => this.#by(way, call, turn)));
    if (came.includes('stopped')) return undefined;
    if (!came.includes('failed')) return this.#now();
    const since = await this.#failingSince(call);
    const now = this.#now();
    const last = since + (reminderAfterMs ?? Number.POSITIVE_INFINITY);
    if (now >= last) return since;
    const pause = Math.min(Math.max(now - since, LEAST_PAUSE_MS), MOST_PAUSE_MS);
    throw new NotYet(Math.min(now + pause, last));
  }

  async #by(way: Way, call: Call, turn: Turn): Promise<'done' | 'failed' | 'stopped'> {
    const key = { ...call, way: way.name };
    try {
      await this.#once(key, () =>
        way.tell(turn, this.#persist, (part, work) =>
          this.#once({ ...call, way: `${way.name} ${part}` }, work),
        ),
      );
      return 'done';
    } catch (error) {
      if (this.#stop.aborted) return 'stopped';
      const text = 'somebody could not be told yet that it is their turn; this is tried again later';
      this.#warn.get(way)?.({ ...troubleOf(error), ...key }, text);
      return 'failed';
    }
  }

  /** What succeeds is not done again, and what can't ever is given up. */
  async #once(key: Key, work: () => Promise<void>): Promise<void> {
    if (await this.#isSent(key)) return;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Hopeless)) throw error;
      this.#doors.log.warn(
        { ...troubleOf(error), ...key },
        'somebody could not be told that it is their turn',
      );
    }
    await this.#persist(() => this.#sent(key));
  }

  async #isSent(key: Key): Promise<boolean> {
    return (await this.#kept(key, null)) !== null;
  }

  /** Also over restarts, and for whichever server tries it. */
  async #failingSince(call: Call): Promise<number> {
    const now = this.#now();
    return (await this.#kept({ ...call, way: FAILED_WAY }, now)) ?? now;
  }

  /** The time that is written there; this one, if nothing was. */
  async #kept(key: Key, at: number | null): Promise<number | null> {
    const { db } = this.#doors.store;
    await db
      .insertInto('notices')
      .values({ ...key, sent_at: at })
      .onConflict((known) => known.doNothing())
      .execute();
    const row = await db
      .selectFrom('notices')
      .select('sent_at')
      .where(({ and }) => and(key))
      .executeTakeFirst();
    return row?.sent_at ?? null;
  }

  async #sent(key: Key): Promise<void> {
    await this.#doors.store.db
      .updateTable('notices')
      .set({ sent_at: this.#now() })
      .where(({ and }) => and(key))
      .execute();
  }
}
