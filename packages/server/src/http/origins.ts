import type { FastifyRequest } from 'fastify';

/** What browsers say of a request that no other site has begun. */
const NOT_FROM_ELSEWHERE: readonly string[] = ['same-origin', 'none'];

/**
 * Whether a page may talk to us with its visitor's cookie. Browsers always say where a page comes from; who does not is no browser, and has
 * no visitor's cookie. Without a list only our own pages may.
 */
export function isWelcome(
  request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  origins: readonly string[] | undefined,
): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || NOT_FROM_ELSEWHERE.includes(String(site));
  if (origins !== undefined) return origins.includes(origin);
  const from = URL.parse(origin);
  if (from === null || from.host !== request.host || `${from.protocol}//${from.host}` !== origin)
    return false;
  // A proxy that we were not told of may take TLS off; none puts it on.
  return from.protocol === 'https:' || from.protocol === `${request.protocol}:`;
}
