import { setTimeout as pause } from 'node:timers/promises';
import type { AtTable } from '../../src/client/index.ts';
import { chanceFrom, company, spawnServer } from '../house.ts';
import { freePort } from '../stores.ts';
import { demand, quantile } from './measure.ts';
import type { Asked } from './proof.ts';

/** So it is at every table, however many there are: 200 of them are a thousand sockets and a hundred choices a second. */
const SEATS = 5;
const CHOICES_PER_SECOND = 0.5;
/** More than this a small machine can't spare. */
export const MOST_MEGABYTES = 512;

export type Held = {
  readonly choices: number;
  /** Choices a second, to the last answer; and as many as are wanted. */
  readonly pace: number;
  readonly wanted: number;
  /** As many as there were at every moment that was looked at. */
  readonly sockets: number;
  readonly looks: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server, at its highest, in megabytes. */
  readonly rss: number;
};

/**
 * Holds the load: `count` tables with a socket for every seat, played at a steady pace on a server of its own for so many seconds. All is
 * answered, and nobody loses their line.
 */
export async function load(where: string, { count, seed, progress }: Asked, seconds: number): Promise<Held> {
  const metrics = String(await freePort());
  const server = await spawnServer(where, { METRICS_PORT: metrics });
  let troubles = '';
  server.child.stderr?.on('data', (text) => {
    troubles += text;
  });
  try {
    const tables: (readonly AtTable[])[] = [];
    for (let i = 0; i < count; i++) {
      const { id, people } = await company(server.url, SEATS, { games: 12, seed: `load ${seed} ${i}` });
      tables.push(await Promise.all(people.map((one) => one.sit(id))));
    }
    const start = performance.now();
    const watching = watch(metrics, count * SEATS, start + seconds * 1000);
    const times: number[] = [];
    const each = 1000 / CHOICES_PER_SECOND;
    await Promise.all(
      tables.map(async (at, i) => {
        const chance = chanceFrom(seed * 1000 + i);
        // One table after the other.
        const first = start + (each * i) / count;
        for (let next = first; next < start + seconds * 1000; next += each) {
          await pause(Math.max(0, next - performance.now()));
          times.push(await answered(at, chance, next));
          progress?.(times.length);
        }
      }),
    );
    const lasted = Math.max(seconds, (performance.now() - start) / 1000);
    const { rss, looks } = await watching;
    demand(
      tables.every((at) => at.every(({ isOpen }) => isOpen)),
      () => 'a socket was lost',
    );
    demand(troubles === '', () => `the server had trouble:\n${troubles.slice(0, 2000)}`);
    return {
      choices: times.length,
      pace: times.length / lasted,
      wanted: count * CHOICES_PER_SECOND,
      sockets: count * SEATS,
      looks,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      rss,
    };
  } finally {
    await server.kill();
  }
}

/**
 * From the moment a choice was due to its answer: whoever is kept waiting is late for the next one too, and that counts. Everybody at the table
 * has seen it before the next one.
 */
async function answered(at: readonly AtTable[], chance: (n: number) => number, due: number): Promise<number> {
  for (const one of at)
    for (const seat of one.seats) {
      const options = one.views.get(seat)?.options ?? [];
      const option = options[chance(options.length)];
      if (option === undefined) continue;
      const answer = await one.choose(seat, option);
      const ms = performance.now() - due;
      demand(answer.answer === 'accepted', () => `${option} was answered ${JSON.stringify(answer)}`);
      await Promise.all(at.map((other) => other.until(() => other.seq >= answer.seq)));
      return ms;
    }
  throw new Error('nobody can choose');
}

/** Looks at the server every second: how much memory it takes, and that as many sockets are open as there should be. */
async function watch(port: string, sockets: number, until: number): Promise<{ rss: number; looks: number }> {
  let [rss, looks] = [0, 0];
  do {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const figure = (name: string): number =>
      Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
    rss = Math.max(rss, figure('process_resident_memory_bytes') / 2 ** 20);
    const open = figure('charterstone_sockets');
    demand(open === sockets, () => `${open} sockets are open instead of ${sockets}`);
    looks++;
    await pause(1000);
  } while (performance.now() < until);
  return { rss, looks };
}
