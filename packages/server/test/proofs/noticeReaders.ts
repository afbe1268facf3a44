import { createECDH, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from '@charterstone/testkit';
import type { Visitor } from '../../src/client/index.ts';
import { type House, openHouse } from '../house.ts';
import { Browser } from '../notices/browser.ts';
import {
  httpReceiver,
  type Mailed,
  mailReceiver,
  type Posted,
  partOf,
  type Receiver,
  subjectOf,
} from '../notices/receivers.ts';
import { ground, type Kind } from '../stores.ts';
import { demand } from './measure.ts';
import type { Secrets } from './witness.ts';

/** Longer than any table is played here: nobody is told anything before we want it. */
const NOT_YET_SECONDS = '36000';
const PATIENCE_MS = 60_000;
const LOOK_MS = 20;

/** What must have been read. */
export const NOTICE_KINDS = ['notices by mail', 'notices by push', 'notices in a channel'] as const;

/** Whoever is told by a server that it is their turn, in every way there is, and reads it. */
export class NoticeReaders {
  readonly #mails: Receiver<Mailed>;
  readonly #pushes: Receiver<Posted>;
  readonly #channel: Receiver<Posted>;
  readonly #browsers = new Map<string, Browser>();

  private constructor(mails: Receiver<Mailed>, pushes: Receiver<Posted>, channel: Receiver<Posted>) {
    this.#mails = mails;
    this.#pushes = pushes;
    this.#channel = channel;
  }

  static async open(): Promise<NoticeReaders> {
    return new NoticeReaders(await mailReceiver(), await httpReceiver(), await httpReceiver());
  }

  /** What a server is told of them. */
  get env(): Readonly<Record<string, string>> {
    const vapid = createECDH('prime256v1');
    return {
      VAPID_PUBLIC_KEY: vapid.generateKeys('base64url'),
      VAPID_PRIVATE_KEY: vapid.getPrivateKey('base64url').padStart(43, 'A'),
      VAPID_SUBJECT: 'mailto:village@example.org',
      SMTP_URL: this.#mails.url,
      MAIL_FROM: 'village@example.org',
      WEBHOOK_URL: `${this.#channel.url}/hook`,
      NOTIFY_AFTER_SECONDS: NOT_YET_SECONDS,
    };
  }

  /** These want to be told by mail and by push. */
  async wantedBy({ parts }: House, people: readonly Visitor[]): Promise<void> {
    for (const one of people) {
      const path = `/${randomUUID()}`;
      const browser = new Browser(`${this.#pushes.url}${path}`);
      this.#browsers.set(path, browser);
      await one.ask('pushOn', { body: browser.subscription });
    }
    await parts.store.db
      .updateTable('users')
      .set({ email: 'ada@example.org', email_confirmed: 1 })
      .where('email', 'is', null)
      .execute();
  }

  /** Nobody is at this table any more, and somebody's turn it is: what they are told in each way tells no secret. */
  async readAbout({ parts }: House, table: string, secrets: Secrets, counts: Tally): Promise<void> {
    const all = [this.#mails, this.#pushes, this.#channel] as const;
    const before = all.map(({ got }) => got.length);
    const isTold = (): boolean => all.every(({ got }, i) => got.length > (before[i] ?? 0));
    for (const until = performance.now() + PATIENCE_MS; !isTold(); await pause(LOOK_MS)) {
      demand(
        performance.now() < until,
        () => `nobody was told in each way that it is their turn at ${table}`,
      );
      // That their turn has come is noted when the table rests; sooner than that nobody looks.
      await parts.store.db.updateTable('waiting').set({ look_at: 0 }).where('campaign', '=', table).execute();
      await parts.notices.sweep();
      await parts.notices.settled();
    }
    const [mails = 0, pushes = 0, words = 0] = before;
    const read = (kind: (typeof NOTICE_KINDS)[number], text: string): void => {
      secrets.look(kind, text);
      counts.add(kind);
      counts.add('looked at');
    };
    for (const mail of this.#mails.got.slice(mails))
      read(
        'notices by mail',
        [mail.raw, subjectOf(mail), partOf(mail, 'text/plain'), partOf(mail, 'text/html')].join('\n'),
      );
    for (const posted of this.#pushes.got.slice(pushes)) {
      const opened = this.#browsers.get(posted.path)?.read(posted);
      demand(opened !== undefined, () => `a push went to ${posted.path}, where nobody reads`);
      read('notices by push', JSON.stringify([opened, posted.headers]));
    }
    for (const { body, headers } of this.#channel.got.slice(words))
      read('notices in a channel', JSON.stringify([JSON.parse(body.toString('utf8')), headers]));
  }

  async close(): Promise<void> {
    for (const one of [this.#mails, this.#pushes, this.#channel]) await one.stop();
  }
}

/** A server in this process on a database of its own, and whoever reads what it tells. */
export type ReadHouse = House & {
  readonly kind: Kind;
  readonly readers: NoticeReaders;
  readonly leave: () => Promise<void>;
};

export async function readHouse(kind: Kind): Promise<ReadHouse> {
  const place = await ground(kind);
  const readers = await NoticeReaders.open();
  const house = await openHouse(place.where, readers.env, { pauses: [], allowLocalPush: true });
  return {
    ...house,
    kind,
    readers,
    leave: async () => {
      await house.stop();
      await readers.close();
      await place.dispose();
    },
  };
}
