import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { makeApp } from './app.ts';
import { CLOSED } from './live/guest.ts';
import { openLog } from './operations/log.ts';
import { makeParts, type Overrides, type Parts } from './parts.ts';
import { isDoneWithin } from './patience.ts';
import { type Addresses, addressesOf } from './settings/addresses.ts';
import type { Settings } from './settings/settings.ts';

/** After the drain a server waits so long for visitors to hang up, and then so long for its database. */
const GRACE_MS = 2000;

/** A server that runs. */
export type Running = {
  readonly port: number;
  readonly addresses: Addresses;
  readonly parts: Parts;
  /**
   * Resolves when nothing can be written any more: the thread that owns the file has ended. Nobody knows what it was at, so whoever runs
   * us stops and starts anew.
   */
  readonly broken: Promise<Error>;
  /** Lets what is under way finish, tells everybody, and stops. What was answered is on disk. */
  readonly stop: () => Promise<void>;
};

export async function startServer(
  settings: Settings,
  logTo?: DestinationStream,
  overrides: Overrides = {},
): Promise<Running> {
  const log = openLog(settings.operations.logLevel, logTo);
  const parts = await makeParts(settings, log, overrides);
  try {
    return await listen(parts);
  } catch (error) {
    await closeParts(parts);
    throw error;
  }
}

async function listen(parts: Parts): Promise<Running> {
  const { settings, log } = parts;
  const { host, port: wanted, publicUrl } = settings.address;
  const app = await makeApp(parts);
  const { metrics } = settings.operations;
  const metricsDoor = metrics && (await parts.measures?.open(metrics));
  try {
    await app.listen({ host, port: wanted });
  } catch (error) {
    metricsDoor?.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  log.info({ port }, 'ready');
  const addresses = addressesOf({ host, port, publicUrl }, networkInterfaces());
  parts.begin((addresses.open ?? addresses.network[0] ?? addresses.here).url);
  const broken = new Promise<Error>((resolve) =>
    parts.store.engine.onBroken((err) => {
      log.fatal({ err }, 'the journal can no longer be written: start the server again');
      resolve(err);
    }),
  );
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await drained(parts);
    if (!(await isDoneWithin(app.close(), GRACE_MS))) hangUp(app);
    closeDoor(metricsDoor);
    if (await isDoneWithin(closeParts(parts), GRACE_MS)) log.info('stopped');
    else log.warn('stopped without waiting for the database');
  };
  return {
    port,
    addresses,
    parts,
    broken,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Nobody new; everybody is told; choices that are being written, and what is asked over HTTP, are answered first. */
async function drained(parts: Parts): Promise<void> {
  const { drain, rooms, settings } = parts;
  drain.begin();
  for (const room of rooms.all()) room.sayToAll({ type: 'notice', notice: 'restarting' });
  const late = new Promise<void>((resolve) => setTimeout(resolve, settings.operations.drain).unref());
  await Promise.race([Promise.all([played(parts), drain.answered]), late]);
  drain.end();
  // Somebody may have been on the way in.
  showOut(parts);
}

/** Whoever sits at a table need not wait for what others ask over HTTP: another server has a place for them. */
async function played(parts: Parts): Promise<void> {
  const left = parts.bots.stop().catch(() => {});
  await Promise.all([left, ...[...parts.rooms.all()].map(({ table }) => table.idle())]);
  showOut(parts);
}

function showOut({ rooms }: Parts): void {
  for (const room of rooms.all())
    for (const guest of [...room.guests]) guest.close(CLOSED.restarting, 'the server restarts');
}

/** Visitors that neither finish nor leave do not keep a server. */
function hangUp({ server, websocketServer }: FastifyInstance): void {
  for (const socket of websocketServer.clients) socket.terminate();
  server.closeAllConnections();
}

function closeDoor(door: Server | undefined): void {
  door?.close();
  door?.closeAllConnections();
}

async function closeParts(parts: Parts): Promise<void> {
  const { tables, rooms, presence, jobs, store, notices, following, bots } = parts;
  bots.stop().catch(() => {});
  await following.close();
  await notices.close();
  tables.close();
  presence.close();
  await jobs.close();
  await rooms.idle();
  await store.engine.close();
}
