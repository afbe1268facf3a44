import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { isOwn } from '../settings/addresses.ts';

/** Where links lead: the address the host has set, or else the one that this request came to. */
export function originOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  const found = URL.parse(publicUrl ?? `${request.protocol}://${request.host}`);
  if (found === null || found.host === '')
    throw new Refusal(400, 'no-host', 'a request says to which host it goes');
  return found.origin;
}

/**
 * Where a link leads that is opened on another device: whoever is on the machine itself calls it localhost, which is another machine for
 * everybody else. `known` is where this server is found.
 */
export function originElsewhere(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
  known: string,
): string {
  const here = originOf(request, publicUrl);
  const elsewhere = URL.parse(known);
  return isOwn(new URL(here).hostname) && elsewhere !== null && !isOwn(elsewhere.hostname)
    ? elsewhere.origin
    : here;
}
