import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserHouse } from './house.ts';
import { CLOSING } from './screens/closing.ts';
import { flawsOf } from './screens/flaws.ts';
import { walk } from './screens/walk.ts';
import { World } from './screens/world.ts';
let house: BrowserHouse;
let world: World;
beforeAll(async () => {
  house = await BrowserHouse.open();
  world = await World.open(house);
}, 120000);
afterAll(() => house?.close());
test.for([
  { language: 'en', size: 'desktop' },
  { language: 'de', size: 'phone' },
] as const)('look %o', { timeout: 400000 }, async (look) => {
  const found: string[] = [];
  for (const screen of CLOSING) {
    try {
      await walk(world, [screen], look, async (page, one) => {
        await page.screenshot({ path: `/tmp/h/closing/x-${one.name}-${look.size}.png` });
        found.push(...(await flawsOf(page, one, look.size)).map((flaw) => `${one.name}: ${flaw}`));
      });
    } catch (error) {
      found.push(String(error) + String((error as Error).cause));
    }
  }
  expect(found).toEqual([]);
});
