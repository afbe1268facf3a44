import type { Lang } from '@charterstone/words';
import type { Claims } from '../claims.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tokens } from '../people/tokens.ts';
import { hashOf } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { languageOf } from './way.ts';

const VALID_MS = 2 * 24 * 3_600_000;
/** Nobody's letter box is filled through us: so long an address is left alone, and so long somebody waits for the next. */
const ONE_ADDRESS_MS = 5 * 60_000;
const ONE_PERSON_MS = 10_000;

/** Addresses for mails. One counts when whoever reads there has said so, by a secret that was sent to it. */
export class Addresses {
  readonly #store: Store;
  readonly #tokens: Tokens;
  readonly #claims: Claims;

  constructor(store: Store, tokens: Tokens, claims: Claims) {
    this.#store = store;
    this.#tokens = tokens;
    this.#claims = claims;
  }

  /** Keeps an address, and gives the secret that has to be sent there; none where it is confirmed already. */
  async keep(user: string, address: string): Promise<{ secret: string; language: Lang } | undefined> {
    const { db } = this.#store;
    const known = await db
      .selectFrom('users')
      .select(['language', 'email', 'email_confirmed'])
      .where('id', '=', user)
      .executeTakeFirstOrThrow();
    if (known.email === address && known.email_confirmed === 1) return undefined;
    await this.#refuseTooSoon(`mail by ${user}`, ONE_PERSON_MS);
    await this.#refuseTooSoon(letterBox(address), ONE_ADDRESS_MS);
    const { secret } = await this.#tokens.make(
      { kind: 'mail', user, about: JSON.stringify(address), lastsMs: VALID_MS },
      [
        this.#forgetSecrets(user),
        db
          .updateTable('users')
          .set({ email: address, email_confirmed: 0 })
          .where('id', '=', user)
          // They may be deleting themselves at the same instant.
          .where('name', '!=', '')
          .compile(),
      ],
    );
    return { secret, language: languageOf(known.language) };
  }

  /** Nothing was sent after all: it may be tried again. */
  async notSent(address: string): Promise<void> {
    await this.#claims.release(letterBox(address));
  }

  /** Whoever knows the secret reads at the address, if it is still the one that is wanted. */
  async confirm(secret: string): Promise<void> {
    const taken = await this.#tokens.take('mail', secret);
    const address: unknown = JSON.parse(taken?.about ?? 'null');
    const confirmed =
      typeof address !== 'string' || taken?.user === undefined
        ? []
        : await this.#store.db
            .updateTable('users')
            .set({ email_confirmed: 1 })
            .where('id', '=', taken.user)
            .where('email', '=', address)
            .returning('id')
            .execute();
    if (confirmed.length === 0)
      throw new Refusal(410, 'link-over', 'this link was used already, or is too old: ask for another one');
  }

  async forget(user: string): Promise<void> {
    const { db, engine } = this.#store;
    await engine.run([
      db.updateTable('users').set({ email: null, email_confirmed: 0 }).where('id', '=', user).compile(),
      this.#forgetSecrets(user),
    ]);
  }

  #forgetSecrets(user: string) {
    return this.#store.db.deleteFrom('tokens').where('kind', '=', 'mail').where('user', '=', user).compile();
  }

  async #refuseTooSoon(work: string, forMs: number): Promise<void> {
    if (await this.#claims.claim(work, forMs)) return;
    throw new Refusal(429, 'too-soon', 'a mail has just been sent; please wait a little');
  }
}

function letterBox(address: string): string {
  return `mail to ${hashOf(address.toLowerCase())}`;
}
