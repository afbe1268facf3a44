import { AtTable } from '../../src/client/at-table.ts';
import type { Visitor } from '../../src/client/index.ts';
import { Line } from './line.ts';

/** Origins that are not this one, however much they look like it. */
export function wrongOrigins(right: string): string[] {
  const { protocol, host, hostname, port } = new URL(right);
  const otherPort = `${hostname}:${port === '1' ? 2 : Number(port === '' ? 80 : port) - 1}`;
  return [
    'null',
    '',
    'http://evil.example',
    'https://evil.example',
    `${protocol}//${otherPort}`,
    `${protocol}//evil.example:${port}`,
    `${protocol}//${host}.evil.example`,
    `${protocol}//evil-${host}`,
    `${protocol}//evil.${host}`,
    `${protocol}//${host}@evil.example`,
    `${protocol}//user@${host}`,
    `${protocol}//user:word@${host}`,
    `${protocol}//${host}/`,
    `${protocol}//${host}/path`,
    `${protocol}//${host}#`,
    `${protocol}//${host}?`,
    `${protocol}//${host}, http://evil.example`,
    `http://evil.example, ${protocol}//${host}`,
    right.toUpperCase(),
    right.replace('//', '/'),
    ` ${hostname}`,
    host,
    `ftp://${host}`,
    `ws://${host}`,
    `file://${host}`,
    `chrome-extension://${host}`,
    `blob:${right}`,
    `data:text/html,${right}`,
    `${protocol}//${hostname}.:${port}`,
    `${protocol}//${host}%00.evil.example`,
    `${protocol}//${host}\\.evil.example`,
  ];
}

export type Tried = { readonly post: number; readonly socket: string };

/** What a page of this origin gets: the status of a question that changes something, and what became of a socket. */
export async function tryOrigin(
  visitor: Visitor,
  table: string,
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Tried> {
  const line = new Line(visitor.url);
  const { status } = await line.ask({
    method: 'PUT',
    path: `/api/tables/${table}/notes/1`,
    headers: { cookie: visitor.cookie, origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ notes: `from ${origin}` }),
  });
  line.close();
  const address = `${visitor.url.replace('http', 'ws')}/api/tables/${table}/socket`;
  const socket = await AtTable.enter(address, visitor.cookie, { origin, ...headers }).then(
    (at) => {
      at.close();
      return 'open';
    },
    (error: Error) => error.message,
  );
  return { post: status, socket };
}
