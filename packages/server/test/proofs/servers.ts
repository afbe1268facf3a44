import { deepEqual } from 'node:assert/strict';
import type { Store } from '../../src/store/store.ts';
import { type House, openHouse } from '../house.ts';
import { freePort, ground, type Kind } from '../stores.ts';
import type { Asked } from './proof.ts';

/** A proof that is asked for on one of the stores. */
export type AskedOn = Asked & { readonly kind: Kind };

/** Servers of one database, which can be stopped and started again at the same addresses. */
export type Servers = {
  readonly houses: readonly House[];
  readonly urls: readonly string[];
  readonly store: Store;
  readonly restart: () => Promise<void>;
};

/** What is done with servers of its own: as many as are wanted on PostgreSQL, one on SQLite. None of them may have had any trouble. */
export async function onServers<T>(
  kind: Kind,
  most: number,
  work: (servers: Servers) => Promise<T>,
): Promise<T> {
  const place = await ground(kind);
  const ports: string[] = [];
  let houses: readonly House[] = [];
  const open = async (): Promise<void> => {
    houses = await Promise.all(ports.map((PORT) => openHouse(place.where, { PORT })));
  };
  const close = (): Promise<unknown> => Promise.all(houses.map((house) => house.stop()));
  const troubles = (): string[] => houses.flatMap(({ log }) => log);
  try {
    while (ports.length < (kind === 'sqlite' ? 1 : most)) ports.push(String(await freePort()));
    await open();
    const done = await work({
      get houses() {
        return houses;
      },
      get store() {
        const [house] = houses;
        if (house === undefined) throw new Error('no server');
        return house.parts.store;
      },
      urls: ports.map((port) => `http://127.0.0.1:${port}`),
      restart: async () => {
        await close();
        deepEqual(troubles(), []);
        await open();
      },
    });
    deepEqual(troubles(), []);
    return done;
  } finally {
    await close();
    await place.dispose();
  }
}
