import { sparing } from '../operations/trouble.ts';
import type { Store } from '../store/store.ts';
import { COMPANY_TOPIC } from '../tables/company.ts';
import { Alarm } from './alarm.ts';
import { type Call, Delivery, NotYet } from './delivery.ts';
import { type Log, type Persist, persistent, troubleOf } from './persist.ts';
import { type Seated, seatedAt, writtenAt } from './seated.ts';
import { type Due, type Stand, Waiting } from './waiting.ts';
import type { Turn, Way } from './way.ts';

const MOST_REMINDERS = 3;
/** So many turns are dealt with at the same time. */
const AT_ONCE = 50;
/** How long one turn can take at most, with all its retries. */
const LEASE_MS = 5 * 60_000;
const HEAL_MS = 3_600_000;
/** Browsers try again after a quarter of a minute at the latest, and other servers say as often who is with them. */
const SETTLE_MS = 20_000;
/** A busy server does not look after every choice. */
const LEAST_PAUSE_MS = 1000;

const TROUBLE = 'turns could not be looked after';

export type NoticeSettings = {
  /** How long a turn waits with its player away before they are told. */
  readonly afterMs: number;
  /** How long after that they are reminded; 0 for never. */
  readonly remindAfterMs: number;
  /** Other servers' turns are found at least so often. */
  readonly sweepMs?: number;
  /** So long after a start nobody is told anything: whoever was at their table is on their way back to it. */
  readonly settleMs?: number;
  /** Between one try and the next. */
  readonly pauses?: readonly number[];
};

export type NoticeDoors = {
  readonly store: Store;
  readonly ways: readonly Way[];
  /** Whether somebody is at a table now, on whichever server. */
  readonly isHere: (campaign: string, user: string) => boolean;
  /** A table as its journal has it, opened if need be. */
  readonly standOf: (campaign: string) => Promise<Stand>;
  readonly linkTo: (campaign: string) => string;
  readonly log: Log;
  readonly now?: () => number;
};

/**
 * "It is your turn", once per turn, to whoever is not there. Turns lie in the database, each with the time at which some server looks
 * after it, so nothing is lost when one ends; the one that does gets it for a while to itself, so nothing is told twice.
 */
export class Notices {
  readonly waiting: Waiting;
  readonly #doors: NoticeDoors;
  readonly #now: () => number;
  readonly #afterMs: number;
  readonly #remindAfterMs: number;
  readonly #sweepMs: number;
  readonly #settleMs: number;
  readonly #stop = new AbortController();
  readonly #persist: Persist;
  readonly #delivery: Delivery;
  /** Where the database is away, every table has the same trouble. */
  readonly #warn: Log['warn'];
  readonly #underWay = new Set<Promise<void>>();
  #alarm: Alarm | undefined;
  #healAt = 0;
  #settledAt = 0;

  constructor(doors: NoticeDoors, settings: NoticeSettings) {
    const { afterMs, remindAfterMs, sweepMs = 30_000, settleMs = SETTLE_MS } = settings;
    const { pauses = [2000, 10_000, 40_000] } = settings;
    this.#doors = doors;
    this.#now = doors.now ?? Date.now;
    this.#warn = sparing((about, text) => doors.log.warn(about, text), this.#now);
    this.#afterMs = afterMs;
    this.#remindAfterMs = remindAfterMs;
    this.#sweepMs = sweepMs;
    this.#settleMs = settleMs;
    this.#persist = persistent(pauses, this.#stop.signal);
    this.#delivery = new Delivery(doors, this.#persist, this.#stop.signal);
    this.waiting = new Waiting(doors.store);
  }

  /** From now on by itself, until it is closed. */
  start(): void {
    // Whoever sits down where nobody sat or a bot did may have to be told.
    this.#doors.store.engine.hear(
      COMPANY_TOPIC,
      (campaign) => this.beside(TROUBLE, () => this.sat(campaign)),
      () => this.beside(TROUBLE, () => this.sat()),
    );
    const round = () => this.beside(TROUBLE, () => this.#round());
    this.#alarm = new Alarm(round, this.#now, LEAST_PAUSE_MS);
    this.#settledAt = this.#now() + this.#settleMs;
    this.#alarm.set(this.#settledAt);
  }

  /**
   * To be called whenever the journal of a table goes on, and when a table is made: whom it waits for now. It may be called for the
   * same place more than once, and by every server. Nobody need wait for it.
   */
  async waits(campaign: string, stand: Stand, at: number): Promise<void> {
    const lookAt = at + this.#afterMs;
    try {
      await this.waiting.note(campaign, stand, at, lookAt);
    } catch (error) {
      this.#failed(error, 'a turn could not be noted');
    }
    if (stand.decisions.size > 0) this.#alarm?.set(lookAt);
  }

  /** Other people sit at a table than before, or at any where that could not be heard. */
  async sat(campaign?: string): Promise<void> {
    const lookAt = this.#now() + this.#afterMs;
    await this.waiting.awaken(campaign, lookAt);
    this.#alarm?.set(lookAt);
  }

  /** Looks after the turns that are due. They are under way when it resolves; `settled` waits for them. */
  async sweep(): Promise<void> {
    await this.waiting.flush().catch((error) => this.#failed(error, 'turns could not be noted'));
    for (;;) {
      const now = this.#now();
      const room = AT_ONCE - this.#underWay.size;
      const due = room > 0 ? await this.waiting.due(now, now + LEASE_MS, room) : [];
      if (due.length === 0) return;
      for (const turns of byTable(due)) this.beside(TROUBLE, () => this.#look(turns));
    }
  }

  /** Makes up for a server that ended between a choice and the note of whose turn it is then, or before it told who sits where. */
  async heal(): Promise<void> {
    await this.sat();
    for (const campaign of await this.waiting.behind()) {
      if (this.#stop.signal.aborted) return;
      await this.#heal(campaign).catch((error) => this.#failed(error, 'a table could not be read', campaign));
    }
  }

  /** Work that nobody waits for but `settled`; should it fail, the text is logged. */
  beside(text: string, work: (persist: Persist) => Promise<void>): void {
    if (this.#stop.signal.aborted) return;
    const done: Promise<void> = work(this.#persist)
      .catch((error) => this.#failed(error, text))
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  /** Waits until everything that was begun is done. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Ends when nothing is under way any more. What could not be sent, another server sends, or this one when it is back. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#alarm?.stop();
    await this.settled();
  }

  /** Of several seats that one person plays at a table, one is told of; they see the others when they come. */
  async #look(turns: readonly Due[]): Promise<void> {
    const now = this.#now();
    const deliveries = new Map<string, Promise<number | undefined>>();
    const look = async (due: Due): Promise<void> => {
      const seated = await seatedAt(this.#doors.store, due);
      const deliver = (call: Call, turn: Turn): Promise<number | undefined> => {
        const isLast = !seated.remind || this.#remindAfterMs === 0 || call.reminder >= MOST_REMINDERS;
        const reminder = isLast ? undefined : this.#remindAfterMs;
        const delivery = deliveries.get(call.user) ?? this.#delivery.deliver(call, turn, reminder);
        deliveries.set(call.user, delivery);
        return delivery;
      };
      await this.#lookAt(due, seated, now, deliver);
    };
    const failed = (error: unknown) => this.#failed(error, TROUBLE);
    const later = (due: Due) => (error: unknown) => {
      if (!(error instanceof NotYet)) throw error;
      return this.waiting.lookAt(due, error.again);
    };
    await Promise.all(turns.map((due) => look(due).catch(later(due)).catch(failed)));
  }

  async #lookAt(
    due: Due,
    seated: Seated,
    now: number,
    deliver: (call: Call, turn: Turn) => Promise<number | undefined>,
  ): Promise<void> {
    const { campaign, seat, since } = due;
    const { person, table } = seated;
    const most = seated.remind && this.#remindAfterMs > 0 ? MOST_REMINDERS : 0;
    if (seated.end !== due.seq) {
      await this.#heal(campaign);
      await this.waiting.lookAt(due, now + LEAST_PAUSE_MS);
      return;
    }
    if (person === undefined) return this.waiting.lookAt(due, undefined);
    const { times, at } = await this.waiting.toldOf(due, person.id);
    if (times > most) return this.waiting.lookAt(due, undefined);
    if (this.#doors.isHere(campaign, person.id))
      return this.waiting.lookAt(due, now + Math.max(this.#afterMs, this.#sweepMs));
    const remindAt = at + this.#remindAfterMs;
    if (times > 0 && now < remindAt) return this.waiting.lookAt(due, remindAt);
    const call = { campaign, seat, since, user: person.id, reminder: times };
    const link = this.#doors.linkTo(campaign);
    const doneAt = await deliver(call, { campaign, table, person, isReminder: times > 0, link });
    // Whoever stops in the middle leaves the rest to whoever looks next.
    if (doneAt === undefined) return this.waiting.lookAt(due, now);
    await this.waiting.told(due, call, doneAt, times < most ? doneAt + this.#remindAfterMs : undefined);
  }

  async #heal(campaign: string): Promise<void> {
    const stand = await this.#doors.standOf(campaign);
    await this.waits(campaign, stand, await writtenAt(this.#doors.store, campaign, stand.seq));
  }

  async #round(): Promise<void> {
    const now = this.#now();
    if (now < this.#settledAt) {
      this.#alarm?.set(this.#settledAt);
      return;
    }
    if (now >= this.#healAt) {
      this.#healAt = now + HEAL_MS;
      this.beside(TROUBLE, () => this.heal());
    }
    try {
      await this.sweep();
      this.#alarm?.set((await this.waiting.nextLook()) ?? Number.POSITIVE_INFINITY);
    } finally {
      this.#alarm?.set(this.#now() + this.#sweepMs);
    }
  }

  #failed(error: unknown, text: string, campaign?: string): void {
    const about = troubleOf(error);
    if (campaign === undefined) this.#warn(about, text);
    else this.#doors.log.warn({ ...about, campaign }, text);
  }
}

/** By their seats, so that whoever has several is told of the same one when it is tried again. */
function byTable(due: readonly Due[]): readonly (readonly Due[])[] {
  const bySeat = due.toSorted((a, b) => a.seat - b.seat);
  return [...Map.groupBy(bySeat, ({ campaign }) => campaign).values()];
}
