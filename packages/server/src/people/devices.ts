import type { Device } from '@charterstone/protocol';
import { notFound } from '../http/refusal.ts';
import { hashOf } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { SESSION_MS, type Sessions } from './sessions.ts';

/** The devices that somebody is signed in on. Each is called by the hash of its cookie, which opens nothing. */
export class Devices {
  readonly #store: Store;
  readonly #sessions: Sessions;
  readonly #now: () => number;

  constructor(store: Store, sessions: Sessions, now: () => number) {
    this.#store = store;
    this.#sessions = sessions;
    this.#now = now;
  }

  /** Those that somebody's session still opens, the one that asks first, then by when they were last used. */
  async all(user: string, cookie: string | undefined): Promise<Device[]> {
    const here = hashOf(cookie ?? '');
    const rows = await this.#store.db
      .selectFrom('sessions')
      .select(['hash', 'made_at', 'seen_at'])
      .where('user', '=', user)
      .where('seen_at', '>', this.#now() - SESSION_MS)
      .orderBy('seen_at', 'desc')
      .orderBy('hash')
      .execute();
    return rows
      .map(({ hash, made_at, seen_at }) => ({
        id: hash,
        madeAt: made_at,
        seenAt: seen_at,
        here: hash === here,
      }))
      .sort((a, b) => Number(b.here) - Number(a.here));
  }

  async end(user: string, id: string): Promise<void> {
    const ending = this.#store.db
      .deleteFrom('sessions')
      .where('hash', '=', id)
      .where('user', '=', user)
      .returning('hash')
      .compile();
    const [ended = []] = await this.#sessions.ending(user, [ending]);
    if (ended.length === 0) throw notFound('session');
  }

  /** All but the one that asks, and the link that would begin another: it may be in the wrong hands too. */
  async endOthers(user: string, cookie: string | undefined): Promise<void> {
    const { db } = this.#store;
    await this.#sessions.ending(user, [
      db
        .deleteFrom('sessions')
        .where('user', '=', user)
        .where('hash', '!=', hashOf(cookie ?? ''))
        .compile(),
      db.deleteFrom('tokens').where('user', '=', user).where('kind', '=', 'recovery').compile(),
    ]);
  }
}
