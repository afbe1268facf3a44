import type { Me } from '@charterstone/protocol';
import type { Handlers } from '../http/handlers.ts';
import { conflict } from '../http/refusal.ts';
import { cookieOf } from '../people/cookie.ts';
import { hashOf } from '../secrets.ts';
import type { Addresses } from './addresses.ts';
import type { Mailer } from './mail.ts';
import type { Notices } from './notices.ts';
import type { Push } from './push.ts';

export type NoticeRooms = {
  readonly notices: Notices;
  readonly push: Push;
  readonly addresses: Addresses;
  /** Without one, nobody can ask for mails. */
  readonly mailer: Mailer | undefined;
  readonly meOf: (user: string) => Promise<Me>;
  readonly publicUrl: string | undefined;
};

export type NoticeNames = 'pushKey' | 'pushOn' | 'pushOff' | 'mailOn' | 'mailConfirmed' | 'mailOff';

export function noticeHandlers(rooms: NoticeRooms): Handlers<NoticeNames> {
  const { notices, push, addresses, mailer, meOf, publicUrl } = rooms;
  return {
    pushKey: async () => ({ key: push.key }),
    pushOn: async ({ user, body, request }) => {
      await push.subscribe(user, body, hashOf(cookieOf(request, publicUrl) ?? ''));
      return meOf(user);
    },
    pushOff: async ({ user, body }) => {
      await push.unsubscribe(user, body.endpoint);
      return meOf(user);
    },
    mailOn: async ({ user, body: { address } }) => {
      if (mailer === undefined) throw conflict('no-mail', 'this server sends no mails');
      const wanted = await addresses.keep(user, address);
      // A mail server may take its time; whether the mail comes, its reader sees.
      if (wanted !== undefined)
        notices.beside('a mail could not be sent', async (persist) => {
          try {
            await mailer.confirm(address, wanted.language, wanted.secret, persist);
          } catch (error) {
            await addresses.notSent(address);
            throw error;
          }
        });
      return meOf(user);
    },
    mailConfirmed: async ({ body }) => {
      await addresses.confirm(body.token);
      return {};
    },
    mailOff: async ({ user }) => {
      await addresses.forget(user);
      return meOf(user);
    },
  };
}
