import type { Me } from '@charterstone/protocol';
import type { Claims } from '../claims.ts';
import type { Handlers } from '../http/handlers.ts';
import { Tokens } from '../people/tokens.ts';
import type { Settings } from '../settings/settings.ts';
import { Addresses } from './addresses.ts';
import { type NoticeNames, noticeHandlers } from './handlers.ts';
import type { Mailer, MailLinks } from './mail.ts';
import { type NoticeDoors, Notices } from './notices.ts';
import { Push } from './push.ts';
import { vapidFor } from './vapid.ts';
import { Webhook } from './webhook.ts';

export type NoticeNeeds = Omit<NoticeDoors, 'ways' | 'linkTo'> & {
  readonly claims: Claims;
  readonly settings: Settings['notices'];
  readonly publicUrl: string | undefined;
  readonly links: MailLinks & { readonly table: (campaign: string) => string };
  readonly meOf: (user: string) => Promise<Me>;
  /** For tests: push services in our own network, and pauses that nobody waits for. */
  readonly allowLocalPush?: boolean;
  readonly pauses?: readonly number[];
  readonly settleMs?: number;
};

/** Everything about "it is your turn", as the settings want it. It begins with `notices.start()`. */
export async function openNotices(
  needs: NoticeNeeds,
): Promise<{ readonly notices: Notices; readonly handlers: Handlers<NoticeNames> }> {
  const { store, claims, settings, links, now, pauses, settleMs } = needs;
  const push = new Push(
    store,
    await vapidFor(store, settings.vapid, needs.publicUrl),
    needs.allowLocalPush ?? false,
  );
  const mailer = settings.mail === undefined ? undefined : await mailerFor(settings.mail, links);
  const webhook = settings.webhookUrl === undefined ? undefined : new Webhook(settings.webhookUrl);
  const notices = new Notices(
    { ...needs, linkTo: links.table, ways: [push, mailer, webhook].filter((way) => way !== undefined) },
    {
      afterMs: settings.notifyAfter,
      remindAfterMs: settings.remindAfter,
      ...(pauses === undefined ? {} : { pauses }),
      ...(settleMs === undefined ? {} : { settleMs }),
    },
  );
  const addresses = new Addresses(store, new Tokens(store, now), claims);
  return { notices, handlers: noticeHandlers({ ...needs, notices, push, addresses, mailer }) };
}

/** Only servers that send mails load what sends them. */
async function mailerFor(
  server: NonNullable<Settings['notices']['mail']>,
  links: MailLinks,
): Promise<Mailer> {
  const { Mailer } = await import('./mail.ts');
  return new Mailer(server, links);
}
