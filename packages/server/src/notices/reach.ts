import dns from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { Hopeless } from './persist.ts';

/** Addresses that belong to a machine, a house or nobody. A server that posts to whatever it is told must not reach into them. */
const PRIVATE = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Tunnels, which lead to addresses of the other kind, and examples.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]) {
  const [network = '', bits] = range.split('/');
  PRIVATE.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4');
}
/** What is given out of the addresses of IPv6; all the rest is for other uses. */
const GIVEN = new BlockList();
GIVEN.addSubnet('2000::', 3, 'ipv6');

/** Whether an address, in numbers, can be anybody's on the internet. */
export function isOpen(address: string): boolean {
  if (isIPv6(address)) return GIVEN.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
  return isIP(address) === 4 && !PRIVATE.check(address, 'ipv4');
}

/** Whether we may post to such a URL because somebody asks us to, as far as it can be seen; a name is looked up when it is used. */
export function isOutside(url: URL): boolean {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const named = isIP(host) === 0;
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return named ? host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host) : isOpen(host);
}

/** Finds the addresses of a name, and none that leads inside: whoever owns a name can have it lead anywhere, and elsewhere next time. */
export const lookUpOutside: LookupFunction = (host, options, done) => {
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null) done(error, '');
    else if (first === undefined || !found.every(({ address }) => isOpen(address)))
      done(new Hopeless('leads inside'), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
