import { Refusal } from '../http/refusal.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import type { Tokens } from './tokens.ts';

const LASTS_MS = 7 * 24 * 60 * 60_000;

export type RecoveryLink = { readonly link: string; readonly until: number };

/** Links that bring somebody back on another device, once. */
export class Recovery {
  readonly #store: Store;
  readonly #tokens: Tokens;

  constructor(store: Store, tokens: Tokens) {
    this.#store = store;
    this.#tokens = tokens;
  }

  /** A new link ends the one before, so that one that went astray can be ended. */
  async ask(user: string, origin: string): Promise<RecoveryLink> {
    const { db } = this.#store;
    // Of two that are asked for at the same instant, one comes after the other, on all servers.
    const oneByOne = db
      .updateTable('users')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', user)
      .compile();
    const before = db.deleteFrom('tokens').where('kind', '=', 'recovery').where('user', '=', user).compile();
    const { secret, until } = await this.#tokens.make({ kind: 'recovery', user, lastsMs: LASTS_MS }, [
      oneByOne,
      before,
    ]);
    return { link: `${origin}/#/recover/${secret}`, until };
  }

  /**
   * A session of whoever asked for the link; gives its cookie. The link is used and the session begun in one unit: should we stop
   * in between, neither has happened.
   */
  async redeem(secret: string): Promise<{ readonly user: string; readonly cookie: string }> {
    const cookie = newSecret();
    const session = hashOf(cookie);
    const mark = JSON.stringify(session);
    const { db, engine } = this.#store;
    const begin = db
      .insertInto('sessions')
      .columns(['hash', 'user', 'made_at', 'seen_at'])
      .expression(({ selectFrom, val }) =>
        selectFrom('tokens')
          .select([val(session).as('session'), 'user', 'used_at as made_at', 'used_at as seen_at'])
          .where('hash', '=', hashOf(secret))
          .where('about', '=', mark),
      )
      .compile();
    const [[taken] = []] = await engine.run([this.#tokens.taking('recovery', secret, mark), begin]);
    const user = taken?.['user'];
    if (typeof user !== 'string')
      throw new Refusal(410, 'link-over', 'this link was used already, or is too old: ask for another one');
    return { user, cookie };
  }
}
