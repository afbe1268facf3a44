import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Visitor } from '../src/client/index.ts';
import { type Jobs, startJobs } from '../src/jobs/jobs.ts';
import { type House, openHouse } from './house.ts';
import { isReady } from './proofs/ready.ts';
import { ground, KINDS, type Kind } from './stores.ts';

/** Longer than visitors have to hang up once all is answered. */
const A_WHILE_MS = 3000;
const RESTARTING = { status: 503, error: 'restarting' };
/** A village that takes a thread some seconds to prepare. */
const SLOW = { name: 'Fridays', seats: 6, preparedGame: 13 };

/** A server whose villages take as long as is wanted, and some who wait for one. */
type Waiting = {
  readonly house: House;
  readonly asked: readonly Promise<unknown>[];
  readonly prepare: () => void;
  /** A line that is held by somebody who asked something before, and now says nothing. */
  readonly idle: Socket;
};

async function whileWaiting(
  kind: Kind,
  drainSeconds: number,
  many: number,
  body: Readonly<Record<string, unknown>>,
  work: (waiting: Waiting) => Promise<void>,
): Promise<void> {
  const place = await ground(kind);
  const threads = startJobs(1);
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const jobs: Jobs = {
    ...threads,
    prepare: async (whose, order) => {
      begun++;
      if (body !== SLOW) await gate.promise;
      return threads.prepare(whose, order);
    },
  };
  const house = await openHouse(place.where, { DRAIN_SECONDS: String(drainSeconds) }, { jobs });
  const idle = await lineTo(house.url);
  try {
    const guests = await Promise.all(
      Array.from({ length: many }, (_, i) => Visitor.arrive(house.url, `Guest ${i + 1}`)),
    );
    const asked = guests.map((guest) => guest.ask('makeTable', { body }));
    // Whoever looks at them later is late for those that fail now.
    for (const one of asked) one.catch(() => {});
    while (begun < many) await pause(5);
    await work({ house, asked, prepare: gate.resolve, idle });
    expect(house.log).toEqual([]);
  } finally {
    gate.resolve();
    await house.stop();
    idle.destroy();
    await place.dispose();
  }
}

async function lineTo(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

test.concurrent.each(KINDS)('what was asked before a stop is done and answered (%s)', async (kind) => {
  const body = { name: 'Fridays', seats: 2, preparedGame: 2 };
  await whileWaiting(kind, 600, 2, body, async ({ house, asked, prepare, idle }) => {
    const closed = once(idle, 'close');
    const stopped = house.stop();
    await isReady(house.url, 503);
    await pause(A_WHILE_MS);
    const { status, headers } = await fetch(`${house.url}/api/tables`);
    expect([status, headers.get('connection')]).toEqual([503, 'close']);
    prepare();
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ name: 'Fridays' });
    await stopped;
    await closed;
  });
});

test.concurrent.each(KINDS)(
  'whoever waits longer than the server can is told that it restarts (%s)',
  async (kind) => {
    await whileWaiting(kind, 1, 4, SLOW, async ({ house, asked }) => {
      const stopped = house.stop();
      for (const one of asked) await expect(one).rejects.toMatchObject(RESTARTING);
      await stopped;
    });
  },
);

test('with nothing under way a stop waits for nobody, whatever lines are held', async () => {
  await whileWaiting('sqlite', 600, 0, {}, async ({ house }) => house.stop());
});

test.each(['', '{"name":'])(
  'whoever has not said all they ask (%j so far) is told so at once and keeps nobody',
  async (said) => {
    await whileWaiting('sqlite', 600, 0, {}, async ({ house }) => {
      const socket = await lineTo(house.url);
      const length = 50;
      socket.write(
        `POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${said}`,
      );
      await pause(100);
      const heard: Buffer[] = [];
      socket.on('data', (data) => heard.push(data));
      const closed = once(socket, 'close');
      await house.stop();
      await closed;
      const answer = Buffer.concat(heard).toString();
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer).toContain('"error":"restarting"');
    });
  },
);
