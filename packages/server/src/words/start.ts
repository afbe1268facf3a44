import type { Speaker } from '@charterstone/words';
import { type Addresses, isForEverybody, type Works } from '../settings/addresses.ts';

/** What whoever started the server wants to know. */
export type Started = {
  readonly addresses: Addresses;
  /** Where it listens, as settings name it. */
  readonly host: string;
  /** The same as an address, for a proxy. */
  readonly listens: string;
  /** The folder of the tables, where they lie in one. */
  readonly folder: string | undefined;
};

const HOSTING = 'docs/hosting.md';

/** The lines of the terminal when the server is ready. */
export function startLines(say: Speaker, { addresses, host, listens, folder }: Started): string[] {
  const { here, network, open } = addresses;
  const others = open === undefined ? network : [open];
  return [
    say.ui('serve.ready'),
    ...(open === undefined
      ? [
          say.ui('serve.here', { url: here.url }),
          ...network.filter(({ url }) => url !== here.url).map(({ url }) => say.ui('serve.network', { url })),
          ...(network.length === 0 && !isForEverybody(host) ? [say.ui('serve.onlyHere', { host })] : []),
        ]
      : [say.ui('serve.open', { url: open.url }), say.ui('serve.behind', { url: listens })]),
    ...lackLines(
      say,
      others.map(({ works }) => works),
    ),
    folder === undefined ? say.ui('serve.database') : say.ui('serve.files', { folder }),
    say.ui('serve.stop'),
  ];
}

/** What browsers will hide from those who come that way. */
function lackLines(say: Speaker, works: readonly Works[]): string[] {
  if (works.some(({ push }) => !push)) return [say.ui('serve.needsHttps', { file: HOSTING })];
  return works.some(({ passkeys }) => !passkeys) ? [say.ui('serve.needsName')] : [];
}

/** Where it was to listen: for people, or for whoever looks at its metrics. */
export type ListenedAt = { readonly host: string; readonly port: number; readonly isOfMetrics: boolean };

/** Why the server could not listen where it was told to, by the code of Node's error; nothing where we know no better. */
export function listenTrouble(
  say: Speaker,
  code: string | undefined,
  { host, port, isOfMetrics }: ListenedAt,
): string | undefined {
  const named = isOfMetrics ? 'METRICS_' : '';
  // As a text: people write a port without points.
  const values = { port: String(port), setting: `${named}PORT` };
  if (code === 'EADDRINUSE') return say.ui('serve.portTaken', values);
  if (code === 'EACCES') return say.ui('serve.portForbidden', values);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return say.ui('serve.noSuchHost', { host, setting: `${named}HOST` });
  return undefined;
}

/** The line when it has been told to stop, with the milliseconds it gives to what is under way. */
export function stoppingLine(say: Speaker, drain: number): string {
  return say.ui('serve.stopping', { n: Math.round(drain / 1000) });
}

export function stoppedLine(say: Speaker): string {
  return say.ui('serve.stopped');
}

export function brokenLine(say: Speaker): string {
  return say.ui('serve.broken');
}
