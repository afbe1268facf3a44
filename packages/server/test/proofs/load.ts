import { setTimeout as pause } from 'node:timers/promises';
import type { AtTable } from '../../src/client/index.ts';
import { chanceFrom, company, spawnServer } from '../house.ts';
import { freePort } from '../stores.ts';
import { demand, quantile } from './measure.ts';
import type { Asked } from './proof.ts';

export type Load = {
  readonly seats: number;
  readonly seconds: number;
  /** At each table. */
  readonly choicesPerSecond: number;
};

export type Held = {
  readonly choices: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server, at its highest, in megabytes. */
  readonly rss: number;
};

/** Holds the load: `count` tables with a socket for every seat, played at a steady pace on a server of its own. All is answered. */
export async function load(where: string, { count, seed, progress }: Asked, wanted: Load): Promise<Held> {
  const { seats, seconds, choicesPerSecond } = wanted;
  const metrics = String(await freePort());
  const server = await spawnServer(where, { METRICS_PORT: metrics });
  let troubles = '';
  server.child.stderr?.on('data', (text) => {
    troubles += text;
  });
  try {
    const tables: (readonly AtTable[])[] = [];
    for (let i = 0; i < count; i++) {
      const { id, people } = await company(server.url, seats, { games: 12, seed: `load ${seed} ${i}` });
      tables.push(await Promise.all(people.map((one) => one.sit(id))));
    }
    const times: number[] = [];
    let rss = 0;
    const until = performance.now() + seconds * 1000;
    const watching = (async () => {
      while (performance.now() < until) {
        rss = Math.max(rss, await residentMegabytes(metrics));
        await pause(1000);
      }
    })();
    await Promise.all(
      tables.map(async (at, i) => {
        const chance = chanceFrom(seed * 1000 + i);
        // Not all at the same instant.
        await pause(chance(1000 / choicesPerSecond));
        while (performance.now() < until) {
          const next = performance.now() + 1000 / choicesPerSecond;
          times.push(await timeOfChoice(at, chance));
          progress?.(times.length);
          await pause(Math.max(0, next - performance.now()));
        }
      }),
    );
    await watching;
    demand(
      tables.every((at) => at.every(({ isOpen }) => isOpen)),
      () => 'a socket was lost',
    );
    demand(troubles === '', () => `the server had trouble:\n${troubles.slice(0, 2000)}`);
    return { choices: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), rss };
  } finally {
    await server.kill();
  }
}

/** From sending a choice to its answer; everybody at the table has seen it before the next one. */
async function timeOfChoice(at: readonly AtTable[], chance: (n: number) => number): Promise<number> {
  for (const one of at)
    for (const seat of one.seats) {
      const options = one.views.get(seat)?.options ?? [];
      const option = options[chance(options.length)];
      if (option === undefined) continue;
      const start = performance.now();
      const answer = await one.choose(seat, option);
      const ms = performance.now() - start;
      demand(answer.answer === 'accepted', () => `${option} was answered ${JSON.stringify(answer)}`);
      await Promise.all(at.map((other) => other.until(() => other.seq >= answer.seq)));
      return ms;
    }
  throw new Error('nobody can choose');
}

async function residentMegabytes(port: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 2 ** 20;
}
