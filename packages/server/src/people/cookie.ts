import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from './sessions.ts';

const NAME = 'charterstone';

/** What a device remembers of its session. */
export function cookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export function giveCookie(
  { request, reply }: Exchange,
  cookie: string,
  publicUrl: string | undefined,
): void {
  reply.setCookie(NAME, cookie, { ...manner(request, publicUrl), maxAge: SESSION_MS / 1000 });
}

export function takeCookie({ request, reply }: Exchange, publicUrl: string | undefined): void {
  reply.clearCookie(NAME, manner(request, publicUrl));
}

/** No script reads it, no other site sends it along, and over TLS it never travels without. */
function manner(request: FastifyRequest, publicUrl: string | undefined): CookieSerializeOptions {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
  return { httpOnly: true, sameSite: 'lax', path: '/', secure };
}
