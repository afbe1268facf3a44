import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../http/handlers.ts';
import { cookieOf, giveCookie, takeCookie } from './cookie.ts';
import type { Identity } from './identity.ts';
import { originOf } from './origin.ts';

type IdentityRoute =
  | 'beGuest'
  | 'whoAmI'
  | 'arrival'
  | 'signOut'
  | 'devices'
  | 'endDevice'
  | 'endOtherDevices'
  | 'forgetMe'
  | 'askRecovery'
  | 'recover'
  | 'passkeyWanted'
  | 'passkeyMade'
  | 'passkeyGone'
  | 'passkeyAsked'
  | 'passkeyShown';

export type IdentityDeps = Identity & {
  readonly publicUrl: string | undefined;
  /** Where a link for another device leads. */
  readonly originFor: (request: FastifyRequest) => string;
  /** Somebody of a table's company has another name, or none any more. */
  readonly tableChanged: (campaign: string) => Promise<void>;
};

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export function identityHandlers(deps: IdentityDeps): Handlers<IdentityRoute> {
  const { sessions, devices, people, recovery, passkeys, publicUrl } = deps;
  const cookieIn = ({ request }: Exchange) => cookieOf(request, publicUrl);
  const originIn = ({ request }: Exchange) => originOf(request, publicUrl);

  /** What others see of it comes after the answer is certain: it failing undoes nothing. */
  async function tell(tables: readonly string[], { request }: Exchange): Promise<void> {
    for (const told of await Promise.allSettled(tables.map(deps.tableChanged)))
      if (told.status === 'rejected') request.log.warn({ err: told.reason }, 'a table was not told');
  }

  /** The device is somebody's from now on, whoever it was before. */
  async function becomes(exchange: Exchange, user: string, cookie: string) {
    const before = cookieIn(exchange);
    const me = await people.me(user);
    giveCookie(exchange, cookie, publicUrl);
    if (before !== undefined) await sessions.end(before);
    return me;
  }

  /** Whoever comes back in time never has to come in anew. */
  async function renew(exchange: Exchange): Promise<void> {
    const cookie = cookieIn(exchange);
    if (cookie !== undefined && (await sessions.renew(cookie))) giveCookie(exchange, cookie, publicUrl);
  }

  return {
    async beGuest(ask) {
      const { user, body } = ask;
      if (user === undefined) {
        const { user: guest, cookie } = await people.arrive(body.name, body.language ?? 'en');
        giveCookie(ask, cookie, publicUrl);
        return people.me(guest);
      }
      await people.change(user, body.name, body.language);
      await tell(await people.tablesOf(user), ask);
      return people.me(user);
    },

    async whoAmI(ask) {
      await renew(ask);
      return people.me(ask.user);
    },

    async arrival(ask) {
      if (ask.user === undefined) return {};
      await renew(ask);
      return { me: await people.me(ask.user) };
    },

    async signOut(ask) {
      const cookie = cookieIn(ask);
      if (cookie !== undefined) await sessions.end(cookie);
      takeCookie(ask, publicUrl);
      return {};
    },

    devices: async (ask) => ({ devices: await devices.all(ask.user, cookieIn(ask)) }),

    async endDevice(ask) {
      await devices.end(ask.user, ask.params.device);
      return { devices: await devices.all(ask.user, cookieIn(ask)) };
    },

    async endOtherDevices(ask) {
      await devices.endOthers(ask.user, cookieIn(ask));
      return { devices: await devices.all(ask.user, cookieIn(ask)) };
    },

    async forgetMe(ask) {
      const tables = await people.tablesOf(ask.user);
      await people.forget(ask.user);
      takeCookie(ask, publicUrl);
      await tell(tables, ask);
      return {};
    },

    askRecovery: (ask) => recovery.ask(ask.user, deps.originFor(ask.request)),

    async recover(ask) {
      const { user, cookie } = await recovery.redeem(ask.body.token);
      return becomes(ask, user, cookie);
    },

    async passkeyWanted(ask) {
      const { name } = await people.me(ask.user);
      return { ...(await passkeys.wanted(ask.user, name, originIn(ask))) };
    },

    async passkeyMade(ask) {
      await passkeys.made(ask.user, originIn(ask), ask.body);
      return people.me(ask.user);
    },

    async passkeyGone({ user, params }) {
      await passkeys.gone(user, params.passkey);
      return people.me(user);
    },

    passkeyAsked: async (ask) => ({ ...(await passkeys.asked(originIn(ask))) }),

    async passkeyShown(ask) {
      const user = await passkeys.shown(originIn(ask), ask.body);
      return becomes(ask, user, await sessions.begin(user));
    },
  };
}
