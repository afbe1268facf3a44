import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { everybodyLeaves } from './proofs/everybodyLeaves.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { freePort, type Ground, ground, KINDS } from './stores.ts';

const TABLES = 50;

describe.each(KINDS)('everybody may leave, the journal in %s', (kind) => {
  let place: Ground;
  let houses: readonly House[] = [];
  const ports: string[] = [];
  const open = async (): Promise<void> => {
    houses = await Promise.all(ports.map((PORT) => openHouse(place.where, { PORT })));
  };
  const close = async (): Promise<void> => {
    await Promise.all(houses.map((house) => house.stop()));
    for (const { log } of houses) expect(log).toEqual([]);
  };
  beforeAll(async () => {
    place = await ground(kind);
    for (let servers = kind === 'sqlite' ? 1 : 2; servers > 0; servers--)
      ports.push(String(await freePort()));
    await open();
  }, 60_000);
  afterAll(async () => {
    await close();
    await place?.dispose();
  });

  test('any one who took part, a link or an export brings the campaign back', async () => {
    const seed = seedOr(4);
    const servers = {
      urls: houses.map(({ url }) => url),
      store: () => {
        const [house] = houses;
        if (house === undefined) throw new Error('no server');
        return house.parts.store;
      },
      restart: async () => {
        await close();
        await open();
      },
    };
    const done = await proven('everybodyLeaves.test.ts', seed, () =>
      everybodyLeaves(servers, { count: TABLES, seed }),
    );
    console.log(done);
    expect(done.tables).toBe(TABLES);
  });
});
