import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Where a request comes from, as limits count it. Whoever has one address of IPv6 has a whole network of them, which counts as one. A
 * request whose socket is gone already comes from nowhere.
 */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string {
  const ip: string | undefined = request.ip;
  if (ip === undefined || !isIPv6(ip)) return ip ?? 'nowhere';
  const inside = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  return inside ?? `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** The eight numbers of an address, also of those that are left out at `::`. */
function groupsOf(ip: string): string[] {
  const [before = '', after] = (ip.split('%')[0] ?? '').split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(before), groups(after ?? '')];
  const gap = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array<string>(gap).fill('0'), ...last];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}
