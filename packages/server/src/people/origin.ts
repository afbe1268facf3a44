import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';

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
