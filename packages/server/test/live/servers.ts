import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { AtTable, Visitor } from '../../src/client/index.ts';
import { company, type House, openHouse } from '../house.ts';
import { type Ground, ground, type Kind, STORES } from '../stores.ts';

/** Two ways into the same tables: on PostgreSQL two servers, on SQLite one that is its own neighbour. */
export type Servers = { readonly kind: Kind; readonly houses: () => readonly [House, House] };

/** The same specification on both stores. Nothing of it may lead to a line in the log. */
export function onServers(what: string, specs: (servers: Servers) => void): void {
  describe.each(STORES)(`${what}, the journal in %s`, (kind) => {
    let place: Ground | undefined;
    const open: House[] = [];
    beforeAll(async () => {
      place = await ground(kind);
      open.push(await openHouse(place.where));
      if (kind === 'postgres') open.push(await openHouse(place.where));
    });
    afterAll(async () => {
      for (const house of open) await house.stop();
      await place?.dispose();
      for (const { log } of open) expect(log).toEqual([]);
    });
    specs({
      kind,
      houses: () => {
        const [one, other = one] = open;
        if (one === undefined || other === undefined) throw new Error('no server');
        return [one, other];
      },
    });
  });
}

export type Seated = {
  readonly id: string;
  readonly people: readonly Visitor[];
  readonly at: readonly AtTable[];
};

/** A table with a person on each seat: the first at one server, the next at the other, and so on. */
export async function seated(
  { houses }: Servers,
  seats: number,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Seated> {
  const { id, people } = await company(houses()[0].url, seats, body);
  const at = await Promise.all(people.map((one, i) => one.sit(id, houses()[i % 2]?.url)));
  return { id, people, at };
}

/** The one and only of something that must be there. */
export function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('nothing is there');
  return found;
}

/** The code a socket is closed with. */
export function closed(at: AtTable): Promise<number> {
  return new Promise((resolve) => at.heard.once('closed', resolve));
}
