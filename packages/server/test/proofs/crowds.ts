import { setTimeout as pause } from 'node:timers/promises';
import { AtTable, type Visitor } from '../../src/client/index.ts';
import type { House } from '../house.ts';
import { type BareSocket, bareSocket, frameBytes, OPCODE } from './frames.ts';
import { Line, type Sent } from './line.ts';

/** Whoever is still there after so long stays, also on a busy machine. */
const PATIENCE_MS = 120_000;

const JSON_TYPE = { 'content-type': 'application/json' };

/** How many sockets of one address are let in when so many come at once, and how the others were turned away. */
export async function crowdOfSockets(visitor: Visitor, table: string, many: number, from: string) {
  const url = `${visitor.url.replace('http', 'ws')}/api/tables/${table}/socket`;
  const turnedAway = new Set<string>();
  const coming = Array.from({ length: many }, () =>
    AtTable.enter(url, visitor.cookie, { 'x-forwarded-for': from }).catch((error: Error) => {
      turnedAway.add(error.message);
      return undefined;
    }),
  );
  const open = (await Promise.all(coming)).filter((at) => at !== undefined);
  return { open, turnedAway };
}

/** The statuses of so many requests of one address, and the last answer. */
export async function crowdOfRequests(
  url: string,
  path: string,
  many: number,
  from: string,
  more: Pick<Sent, 'method' | 'body'> = {},
) {
  const line = new Line(url);
  const headers = { 'x-forwarded-for': from, ...(more.body === undefined ? {} : JSON_TYPE) };
  const statuses = new Map<number, number>();
  const asking = Array.from({ length: many }, async () => {
    const { status } = await line.ask({ ...more, path, headers });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  await Promise.all(asking);
  const last = await line.ask({ ...more, path, headers });
  line.close();
  return { statuses, last };
}

/** Sends frames over a socket that never reads, until it is shown out; how many bytes it had sent by then. */
export async function neverReads(
  house: House,
  visitor: Visitor,
  table: string,
  payload: () => Parameters<typeof frameBytes>[0],
  most: number,
): Promise<{ readonly frames: number; readonly isOut: boolean }> {
  const before = house.parts.rooms.guests;
  const { socket }: BareSocket = await bareSocket(house.url, table, { cookie: visitor.cookie });
  socket.pause();
  while (house.parts.rooms.guests === before) await pause(5);
  let frames = 0;
  while (frames < most && house.parts.rooms.guests > before) {
    for (let i = 0; i < 20; i++) socket.write(frameBytes(payload()));
    frames += 20;
    await pause(1);
  }
  for (let waited = 0; waited < PATIENCE_MS && house.parts.rooms.guests > before; waited += 10)
    await pause(10);
  socket.destroy();
  return { frames, isOut: house.parts.rooms.guests === before };
}

export const PING = { opcode: OPCODE.ping, payload: 'x'.repeat(125) } as const;
