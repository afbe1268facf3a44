import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from './sessions.ts';

const NAME = 'charterstone';
/** Over TLS browsers believe the name itself: nobody else, neither another host nor a page without TLS, can have set it. */
const SAFE_NAME = `__Host-${NAME}`;

/** What a device remembers of its session. */
export function cookieOf(request: FastifyRequest, publicUrl: string | undefined): string | undefined {
  return request.cookies[cookieName(request, publicUrl)];
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export function giveCookie(
  { request, reply }: Exchange,
  cookie: string,
  publicUrl: string | undefined,
): void {
  const how = { ...manner(request, publicUrl), maxAge: SESSION_MS / 1000 };
  reply.setCookie(cookieName(request, publicUrl), cookie, how);
}

export function takeCookie({ request, reply }: Exchange, publicUrl: string | undefined): void {
  reply.clearCookie(cookieName(request, publicUrl), manner(request, publicUrl));
}

/** What it is called for whoever comes this way: the one name that is looked at. */
export function cookieName(request: FastifyRequest, publicUrl: string | undefined): string {
  return isSafe(request, publicUrl) ? SAFE_NAME : NAME;
}

/** No script reads it, no other site sends it along, and over TLS it never travels without. */
function manner(request: FastifyRequest, publicUrl: string | undefined): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSafe(request, publicUrl) };
}

function isSafe(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
}
