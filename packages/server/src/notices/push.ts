import { createECDH } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import { browsersOf } from '../people/browsers.ts';
import { hashOf } from '../secrets.ts';
import type { Vapid } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import { turnPush } from '../words/notices.ts';
import { speakers } from '../words/speakers.ts';
import type { Persist } from './persist.ts';
import { NotTaken, post } from './post.ts';
import { isOutside, lookUpOutside } from './reach.ts';
import type { Once, Turn, Way } from './way.ts';

/** Whoever has more browsers than this loses the oldest. */
const MOST_BROWSERS = 12;
/** A message waits so long for a browser that is not open. */
const WAITS_SECONDS = 7 * 24 * 3600;
/** A browser that has gone, or no longer wants to hear from us. */
const GONE: readonly number[] = [404, 410];
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

export type Keys = { readonly p256dh: string; readonly auth: string };
export type Subscription = { readonly endpoint: string; readonly keys: Keys };

/** What a browser is told: which table, the way there, and how to say it, for it may be asleep and know no words. */
function pushText({ campaign, table, link, person, isReminder }: Turn): string {
  const said = turnPush(speakers[person.language], isReminder ? 'reminder' : 'turn', {
    table: table.name,
    url: link,
  });
  return JSON.stringify({
    type: 'turn',
    table: campaign,
    title: said.title,
    body: said.body,
    link: said.url,
  });
}

/** Push messages to browsers that asked for them. */
export class Push implements Way {
  readonly name = 'push';
  readonly #store: Store;
  readonly #vapid: Vapid;
  readonly #allowLocal: boolean;

  /** `allowLocal` is for tests: a browser could otherwise have us post to anything in our own network. */
  constructor(store: Store, vapid: Vapid, allowLocal = false) {
    this.#store = store;
    this.#vapid = vapid;
    this.#allowLocal = allowLocal;
  }

  /** What browsers subscribe with. */
  get key(): string {
    return this.#vapid.publicKey;
  }

  /** A browser belongs to whoever used it last, and is told as long as their session there holds. */
  async subscribe(
    user: string,
    { endpoint, keys: { p256dh, auth } }: Subscription,
    session?: string,
  ): Promise<void> {
    if (!this.#allowLocal && !isOutside(new URL(endpoint)))
      throw new Refusal(400, 'bad-endpoint', 'push messages go over HTTPS to push services on the internet');
    if (!isPoint(p256dh) || Buffer.from(auth, 'base64url').length !== SECRET_BYTES)
      throw new Refusal(400, 'bad-keys', 'these are no keys of a browser');
    const { db, engine } = this.#store;
    const keys = JSON.stringify({ p256dh, auth });
    const row = { user, keys, made_at: Date.now(), session: session ?? null };
    const newest = db
      .selectFrom('pushes')
      .select('endpoint')
      .where('user', '=', user)
      .orderBy('made_at', 'desc')
      .limit(MOST_BROWSERS);
    await engine.run([
      db
        .insertInto('pushes')
        .values({ endpoint, ...row })
        .onConflict((known) => known.column('endpoint').doUpdateSet(row))
        .compile(),
      db.deleteFrom('pushes').where('user', '=', user).where('endpoint', 'not in', newest).compile(),
    ]);
  }

  /** Of one browser, or of all that somebody has. */
  async unsubscribe(user: string, endpoint: string | undefined): Promise<void> {
    await this.#store.db
      .deleteFrom('pushes')
      .where('user', '=', user)
      .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
      .execute();
  }

  /** Each browser once: a service that is away has no browser of another one told again. */
  async tell(turn: Turn, persist: Persist, once: Once): Promise<void> {
    const rows = await browsersOf(this.#store.db, turn.person.id).select(['endpoint', 'keys']).execute();
    const sent = await Promise.allSettled(
      rows.map(({ endpoint, keys }) =>
        once(hashOf(endpoint), () => this.#send({ endpoint, keys: JSON.parse(keys) }, turn, persist)),
      ),
    );
    const failed = sent.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  async #send(browser: Subscription, turn: Turn, persist: Persist): Promise<void> {
    // Only servers that have something to tell load what tells it.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: browser.endpoint, keys: { ...browser.keys } },
      pushText(turn),
      {
        vapidDetails: this.#vapid,
        TTL: WAITS_SECONDS,
        // A reminder takes the place of what a browser has not fetched yet.
        topic: hashOf(turn.campaign).slice(0, 32),
      },
    );
    const url = new URL(browser.endpoint);
    const guard = this.#allowLocal ? {} : { lookup: lookUpOutside };
    try {
      await persist(() => post({ url, headers, body, ...guard }));
    } catch (error) {
      if (!(error instanceof NotTaken) || !GONE.includes(error.status)) throw error;
      await this.#store.db.deleteFrom('pushes').where('endpoint', '=', browser.endpoint).execute();
    }
  }
}

/** Whether it is a key of the curve that browsers use; with any other nothing could be sent. */
function isPoint(text: string): boolean {
  const point = Buffer.from(text, 'base64url');
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    return point.length === POINT_BYTES && curve.computeSecret(point).length > 0;
  } catch {
    return false;
  }
}
