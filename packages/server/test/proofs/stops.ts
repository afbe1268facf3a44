import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { company, spawnServer } from '../house.ts';
import { ground, type Kind } from '../stores.ts';
import { blocked } from './blocked.ts';
import { Crowd } from './crowd.ts';

/** What comes sooner than this after the first signal is the same wish (serve.ts of the command line). */
const ANOTHER_WISH_MS = 3000;
/** Whatever takes longer does not end, also on a busy machine. */
const HANGS_MS = 180_000;

export type Stop = {
  readonly kind: Kind;
  /** How long it may take to finish what is under way. */
  readonly drainSeconds: number;
  /** Nothing can be written, and somebody waits for it. */
  readonly isBlocked: boolean;
  /** How often it is asked to stop, by somebody who has waited a while in between. */
  readonly signals: 1 | 2;
};
export type Stopped = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** How a server ends that is asked to stop under load, while some visitors hold on to their connections without a word. */
export async function stops({ kind, drainSeconds, isBlocked, signals }: Stop): Promise<Stopped> {
  const place = await ground(kind);
  const server = await spawnServer(place.where, { DRAIN_SECONDS: String(drainSeconds) });
  const held: Socket[] = [];
  const crowd = await Crowd.gather(server.url, 2, 2, 1);
  try {
    crowd.play(() => server.url);
    await crowd.movedOn(1);
    const { id, people } = await company(server.url, 1);
    held.push(await said(server.url, 'GET / HTTP/1.1\r\nHost: half'));
    held.push(await said(server.url, upgrade(id, people[0]?.cookie ?? '')));
    const release = isBlocked ? await blocked(place.where) : async () => {};
    if (isBlocked) await crowd.allWait();
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await crowd.until(() => crowd.players.every(({ notices }) => notices.includes('restarting')));
    if (signals === 2) {
      await pause(ANOTHER_WISH_MS);
      server.child.kill('SIGTERM');
    }
    const how = await Promise.race([ended, pause(HANGS_MS)]);
    await release();
    if (how === undefined) throw new Error('a server that was asked to stop is still there');
    const [code, signal] = how;
    return { code, signal };
  } finally {
    crowd.giveUp();
    for (const socket of held) socket.destroy();
    await server.kill();
    await place.dispose();
  }
}

/** A connection on which something was said, and which is never closed from this side. */
async function said(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

function upgrade(table: string, cookie: string): string {
  return [
    `GET /api/tables/${table}/socket HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n');
}
