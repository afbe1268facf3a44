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

/** Why the server could not listen where it was told to, by the code of Node's error; nothing where we know no better. */
export function listenTrouble(
  say: Speaker,
  code: string | undefined,
  { host, port }: { readonly host: string; readonly port: number },
): string | undefined {
  // As a text: people write a port without points.
  const values = { port: String(port) };
  if (code === 'EADDRINUSE') return say.ui('serve.portTaken', values);
  if (code === 'EACCES') return say.ui('serve.portForbidden', values);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return say.ui('serve.noSuchHost', { host });
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
