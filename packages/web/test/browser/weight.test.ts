import { downloads } from '@charterstone/cli';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, makeTable } from './guests.ts';
import { BrowserHouse, NO_BROWSER } from './house.ts';

/** Kilobytes of JavaScript, gzipped, that somebody loads who comes for the first time, in the language that takes most. */
const MOST = { home: 200, table: 350 };

describe.skipIf(NO_BROWSER)('the app is light', () => {
  let house: BrowserHouse;

  beforeAll(async () => {
    house = await BrowserHouse.open();
  });

  afterAll(() => house?.close());

  test('before the table, and with it', async () => {
    const me = await house.visitor({ serviceWorkers: 'block' });
    await arrive(me, 'Maria');
    const table = `/#/table/${await makeTable(me, 'Harbour')}`;
    const { home, table: all } = await downloads(me, '/', table);
    // Were nothing counted, everything would be light.
    expect(home).toBeGreaterThan(100);
    expect(all).toBeGreaterThan(home);
    expect({ home: home <= MOST.home, table: all <= MOST.table }, `${home} and ${all} KB`).toEqual({
      home: true,
      table: true,
    });
    await me.close();
  });
});
