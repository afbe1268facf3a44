import { hashOf, newSecret } from '../secrets.ts';
import type { Statement } from '../store/engine.ts';
import type { Store } from '../store/store.ts';

export type TokenKind = 'recovery' | 'passkey' | 'mail';
/** `about` is JSON. */
export type NewToken = {
  readonly kind: TokenKind;
  readonly user?: string;
  readonly about?: string;
  readonly lastsMs: number;
};
export type Taken = { readonly user: string | undefined; readonly about: string };

/** Secrets that work once, and not for ever. */
export class Tokens {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** Those whose time is over are cleared away with it; `beside` is written before it in the same unit. */
  async make(
    wanted: NewToken,
    beside: readonly Statement[] = [],
  ): Promise<{ secret: string; until: number }> {
    const { db, engine } = this.#store;
    const { kind, user, about = 'null', lastsMs } = wanted;
    const secret = newSecret();
    const now = this.#now();
    const until = now + lastsMs;
    const row = { hash: hashOf(secret), kind, user: user ?? null, about, until, used_at: null };
    await engine.run([
      ...beside,
      db.deleteFrom('tokens').where('until', '<=', now).compile(),
      db.insertInto('tokens').values(row).compile(),
    ]);
    return { secret, until };
  }

  /** Gives what it is about to the first who comes with it, also when two come at the same instant. */
  async take(kind: TokenKind, secret: string): Promise<Taken | undefined> {
    const [row] = await this.#taking(kind, secret).execute();
    return row === undefined ? undefined : { user: row.user ?? undefined, about: row.about };
  }

  /** To take it within a unit: whoever finds `mark` in it afterwards was first. */
  taking(kind: TokenKind, secret: string, mark: string): Statement {
    return this.#taking(kind, secret).set({ about: mark }).compile();
  }

  #taking(kind: TokenKind, secret: string) {
    const now = this.#now();
    return this.#store.db
      .updateTable('tokens')
      .set({ used_at: now })
      .where('hash', '=', hashOf(secret))
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('until', '>', now)
      .returning(['user', 'about']);
  }
}
