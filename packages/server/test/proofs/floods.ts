import { setTimeout as pause } from 'node:timers/promises';
import { CLOSED } from '../../src/live/guest.ts';
import { spawnServer } from '../house.ts';
import { type Flooded, Flooder } from './flooder.ts';
import { demand, quantile } from './measure.ts';
import { Neighbour } from './neighbour.ts';
import type { Asked } from './proof.ts';

/** The limits that a server has when nobody sets any. */
export const USUAL_LIMITS = {
  MESSAGES_PER_SECOND: '',
  MESSAGE_BURST: '',
  REQUESTS_PER_MINUTE: '',
  SOCKETS_PER_ADDRESS: '',
} as const;

export const MESSAGES_PER_SECOND = 1000;
/** How long a neighbour thinks, so that they stay within the limits themselves. */
const THINKS_MS = 150;
/** Whoever is not shown out by then never is. */
const PATIENCE_MS = 120_000;
const SLOW_READERS = 10;
const HALF_OPEN = 50;

export type Calm = { readonly choices: number; readonly p50: number; readonly p99: number };

/**
 * Floods stay local: so many neighbours play on while `count` others each send a thousand messages a second, do not read what they asked for,
 * and leave connections half open. How long neighbours waited, before and meanwhile, each time for so many seconds.
 */
export async function floods(
  where: string,
  { count, progress }: Asked,
  { neighbours, seconds }: { readonly neighbours: number; readonly seconds: number },
) {
  const server = await spawnServer(where, { ...USUAL_LIMITS, TRUST_PROXY: 'loopback' });
  let troubles = '';
  server.child.stderr?.on('data', (text) => {
    troubles += text;
  });
  try {
    const { url } = server;
    const near = await Promise.all(
      Array.from({ length: neighbours }, (_, i) => Neighbour.sitDown(url, `10.0.0.${i + 1}`)),
    );
    await calm(near, 1);
    const before = await calm(near, seconds);
    const flooders = await Promise.all(
      Array.from({ length: count }, (_, i) => Flooder.arrive(url, `10.9.0.${i + 1}`)),
    );
    const noise = flooders.flatMap((one) => [
      one.floods(MESSAGES_PER_SECOND),
      ...Array.from({ length: SLOW_READERS }, () => one.neverReads(10)),
      ...Array.from({ length: HALF_OPEN }, () => one.staysHalfOpen(seconds * 1000)),
    ]);
    const meanwhile = await calm(near, seconds);
    // On a busy machine a flood takes its time.
    const last = performance.now() + PATIENCE_MS;
    while (performance.now() < last && !flooders.every(({ flooded }) => isShownOut(flooded))) await pause(20);
    for (const one of flooders) one.stop();
    await Promise.all(noise);
    // Whoever was there before all of it still is, and is answered.
    await calm(near, 1);
    for (const { flooded } of flooders) {
      progress?.(1);
      demand(flooded.told > 0, () => 'a flooder was never told to slow down');
      demand(isShownOut(flooded), () => 'a flooder was never shown out');
      demand(flooded.sent >= MESSAGES_PER_SECOND, () => `a flood was of ${flooded.sent} messages only`);
      demand(flooded.unread > 0, () => 'nobody left answers unread');
      demand(flooded.halfOpen > 0, () => 'no connection stayed half open');
    }
    demand(troubles === '', () => `the server had trouble:\n${troubles.slice(0, 2000)}`);
    return { before, meanwhile, flooded: flooders.map(({ flooded }) => flooded) };
  } finally {
    await server.kill();
  }
}

/** Whoever was shown out was told before. */
function isShownOut({ closed }: Flooded): boolean {
  return (closed.get(CLOSED.flooding) ?? 0) > 0;
}

/**
 * Neighbours play for so many seconds, each at a pace of their own that nobody slows down: from the moment a choice was due to its answer. Whoever
 * is kept waiting is late for the next one too, and that counts; fewer choices there are never.
 */
async function calm(near: readonly Neighbour[], seconds: number): Promise<Calm> {
  for (const one of near) one.times = [];
  const start = performance.now();
  const each = Math.floor((seconds * 1000) / THINKS_MS);
  await Promise.all(
    near.map(async (one, i) => {
      // One neighbour after the other.
      const first = start + (THINKS_MS * i) / near.length;
      for (let n = 0; n < each; n++) {
        const due = first + n * THINKS_MS;
        await pause(Math.max(0, due - performance.now()));
        await one.plays(due);
      }
    }),
  );
  const times = near.flatMap((one) => one.times);
  demand(times.length === each * near.length, () => `${times.length} choices were answered, not all`);
  demand(
    near.every(({ isThere }) => isThere),
    () => 'a neighbour was shut out',
  );
  return { choices: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
