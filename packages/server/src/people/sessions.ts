import { hashOf, newSecret } from '../secrets.ts';
import type { Rows, Statement } from '../store/engine.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Browsers keep no cookie longer. */
export const SESSION_MS = 400 * DAY_MS;
/** A session that is used begins anew now and then. */
const RENEWED_AFTER_MS = DAY_MS;
/** So long a server believes in a session that another server may have ended. */
const BELIEVED_MS = 5000;
const MOST_KNOWN = 10_000;
/** On this topic servers tell each other of whom a session has ended. */
const ENDED_TOPIC = 'session';

type Known = { readonly user: string; readonly until: number };
/** A session to be written, alone or together with what belongs to it, and the cookie that opens it. */
export type Fresh = { readonly cookie: string; readonly statement: Statement };

/** Which device is whose. A cookie is all a device has; here lies only its hash. */
export class Sessions {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();
  readonly #listeners: ((user: string | undefined) => Promise<void>)[] = [];
  #ends = 0;

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
    store.engine.hear(
      ENDED_TOPIC,
      (user) => void this.#ended(user),
      () => void this.#ended(undefined),
    );
  }

  /**
   * Tells whose sessions to look at again, since one has ended; undefined for everybody's, when something may have been missed. A
   * listener does not fail.
   */
  onEnded(listener: (user: string | undefined) => Promise<void>): void {
    this.#listeners.push(listener);
  }

  async userOf(cookie: string | undefined): Promise<string | undefined> {
    return cookie === undefined ? undefined : this.userBy(hashOf(cookie));
  }

  /** By the hash of the cookie, which is what others may keep of it. */
  async userBy(hash: string): Promise<string | undefined> {
    const known = this.#known.get(hash);
    if (known !== undefined && this.#now() < known.until) return known.user;
    const ends = this.#ends;
    const user = await this.#read(hash);
    if (user === undefined) this.#known.delete(hash);
    // What was read while a session ended may be that one.
    else if (ends === this.#ends) this.#remember(hash, user);
    return user;
  }

  /** Whoever has deleted their identity has no session, even one that was begun at the same moment. */
  async #read(hash: string): Promise<string | undefined> {
    const [row] = await this.#store.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user')
      .select('sessions.user')
      .where('hash', '=', hash)
      .where('seen_at', '>', this.#now() - SESSION_MS)
      .where('users.name', '!=', '')
      .execute();
    return row?.user;
  }

  #remember(hash: string, user: string): void {
    this.#known.delete(hash);
    this.#known.set(hash, { user, until: this.#now() + BELIEVED_MS });
    if (this.#known.size <= MOST_KNOWN) return;
    const [oldest = hash] = this.#known.keys();
    this.#known.delete(oldest);
  }

  fresh(user: string): Fresh {
    const cookie = newSecret();
    const now = this.#now();
    const row = { hash: hashOf(cookie), user, made_at: now, seen_at: now };
    return { cookie, statement: this.#store.db.insertInto('sessions').values(row).compile() };
  }

  /** One more device of somebody; gives its cookie. */
  async begin(user: string): Promise<string> {
    const { cookie, statement } = this.fresh(user);
    await this.#store.engine.run([statement]);
    return cookie;
  }

  /** Whether it was time, so that the device should keep its cookie longer too. */
  async renew(cookie: string): Promise<boolean> {
    const now = this.#now();
    const rows = await this.#store.db
      .updateTable('sessions')
      .set({ seen_at: now })
      .where('hash', '=', hashOf(cookie))
      .where('seen_at', '<=', now - RENEWED_AFTER_MS)
      .returning('hash')
      .execute();
    return rows.length > 0;
  }

  async end(cookie: string): Promise<void> {
    const { db } = this.#store;
    const hash = hashOf(cookie);
    const [row] = await db.selectFrom('sessions').select('user').where('hash', '=', hash).execute();
    if (row === undefined) return;
    await this.ending(row.user, [db.deleteFrom('sessions').where('hash', '=', hash).compile()]);
  }

  /**
   * Writes what deletes sessions of somebody; gives its rows. Nobody believes in them any longer: here at once, and elsewhere by the same
   * commit, also should this server end right then. One that does not hear looks when it hears again, and believes for seconds only.
   */
  async ending(user: string, statements: readonly Statement[]): Promise<readonly Rows[]> {
    const { engine } = this.#store;
    const rows = await engine.run([...statements, ...engine.telling(ENDED_TOPIC, user)]);
    await this.#ended(user);
    return rows;
  }

  async #ended(user: string | undefined): Promise<void> {
    this.#ends++;
    for (const [hash, known] of this.#known)
      if (user === undefined || known.user === user) this.#known.delete(hash);
    await Promise.all(this.#listeners.map((listener) => listener(user)));
  }
}
