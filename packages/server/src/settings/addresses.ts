import { isIP, isIPv4 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

/** What a browser offers only where nobody on the way can listen: over HTTPS, or on the machine itself. */
export type Works = { readonly passkeys: boolean; readonly push: boolean; readonly install: boolean };
export type Address = { readonly url: string; readonly works: Works };

export type Addresses = {
  /** To open on the machine that serves. */
  readonly here: Address;
  /** For others on the network, the likeliest first; none where only this machine is let in. */
  readonly network: readonly Address[];
  /** Where the host has set PUBLIC_URL: then this is the one that counts, also for `here` and `network`. */
  readonly open: Address | undefined;
};

export type Listening = {
  readonly host: string;
  /** The real one, where any was asked for. */
  readonly port: number;
  readonly publicUrl: string | undefined;
};

/** As `os.networkInterfaces()` gives them. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERY: readonly string[] = ['0.0.0.0', '::'];

/** Whether whoever is connected to the machine gets in, by whatever address. */
export function isForEverybody(host: string): boolean {
  return EVERY.includes(host);
}

/** Networks between programs of this machine: nobody else gets there. */
const WITHIN = /^(docker\d|br-[\da-f]{12}$|veth|virbr\d|vmnet\d|vboxnet\d)/;

export function addressesOf({ host, port, publicUrl }: Listening, interfaces: Interfaces): Addresses {
  if (publicUrl !== undefined) {
    // Pages of any other address would be turned away: the browser says where they come from.
    const open = addressAt(publicUrl);
    return { here: open, network: [open], open };
  }
  const at = (name: string): Address => addressAt(urlOf(name, port));
  if (isForEverybody(host))
    return { here: at('localhost'), network: reachable(interfaces, host).map(at), open: undefined };
  if (host === '127.0.0.1' || host === '::1') return { here: at('localhost'), network: [], open: undefined };
  return { here: at(host), network: isOwn(host) ? [] : [at(host)], open: undefined };
}

function urlOf(host: string, port: number): string {
  return new URL(`http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`).origin;
}

/** IPv4 first: it is easier to type. */
function reachable(interfaces: Interfaces, host: string): string[] {
  const found = Object.entries(interfaces)
    .filter(([name]) => !WITHIN.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ internal, address }) => !internal && !isLinkLocal(address))
    .map(({ address }) => address);
  const [four, six] = [
    found.filter((address) => isIPv4(address)),
    found.filter((address) => !isIPv4(address)),
  ];
  return [...new Set(host === '::' ? [...four, ...six] : four)];
}

function isLinkLocal(address: string): boolean {
  return /^(169\.254\.|fe[89ab])/i.test(address);
}

/** What works where an origin is opened. */
export function addressAt(url: string): Address {
  const { protocol, hostname } = new URL(url);
  const safe = protocol === 'https:' || isOwn(hostname);
  // A passkey belongs to a name; the standard knows none for numbers.
  const numbered = isIPv4(hostname) || hostname.startsWith('[');
  return { url, works: { passkeys: safe && !numbered, push: safe, install: safe } };
}

/** Whether it leads back to the same machine, from wherever it is opened. */
export function isOwn(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(hostname);
}
