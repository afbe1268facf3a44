// Spoilers: what is seen here is the beginning of the campaign.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { ScreenPlayer } from './player.ts';
import { charterOf, toldTo } from './told.ts';

describe.skipIf(NO_BROWSER)('a table whose line is lost (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('a page that can not be loaded while the line is lost comes when it is back, with all that belongs to it', async () => {
    const visitor = await house.visitor();
    const page = await visitor.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).click();
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.getByText('Send a worker to a glowing building').waitFor();
    let refused = 0;
    const away = /\/assets\/Chronicle|healthz/;
    await page.route(away, (route) => {
      refused++;
      return route.abort();
    });
    await page.evaluate(() => {
      location.hash += '/chronicle';
    });
    await expect.poll(() => refused).toBeGreaterThan(3);
    await page.getByText('Opening the village').waitFor();
    await page.unroute(away);
    await page.getByRole('heading', { name: 'Chronicle', level: 1 }).waitFor();
    const dressed = page.locator('link[rel=stylesheet][href*="/Chronicle"]');
    expect(
      await dressed.evaluateAll((links) => links.map((link) => Reflect.get(link, 'sheet') !== null)),
    ).toEqual([true]);
    await visitor.close();
  });

  test('a page that never comes is asked for anew once, and then the screen says so', async () => {
    const visitor = await house.visitor();
    const page = await visitor.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).click();
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.getByText('Send a worker to a glowing building').waitFor();
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.route(/\/assets\/Chronicle/, (route) => route.abort());
    await page.evaluate(() => {
      location.hash += '/chronicle';
    });
    await page.getByText('The table itself is safe').waitFor();
    expect(loads).toBe(1);
    await visitor.close();
  });

  test('a server that is killed and comes back costs nothing but a moment', async () => {
    const own = await BrowserHouse.open();
    onTestFinished(() => own.close());
    const visitor = await own.visitor();
    const page = await visitor.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).click();
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.getByText('Send a worker to a glowing building').waitFor();
    await own.killServer();
    await page.getByText(/line to the server is lost|server is restarting/i).waitFor();
    await own.startServer();
    await page.getByText(/line to the server is lost/i).waitFor({ state: 'hidden' });
    const table = new URL(page.url()).hash.split('/').at(-1) ?? '';
    const before = await toldTo(visitor, table, 1);
    const hasPlaced = async (): Promise<boolean> => {
      const told = await toldTo(visitor, table, 1);
      expect(told.slice(0, before.length)).toEqual(before);
      return told.some((fact) => fact.fact === 'placed' && fact.charter === charterOf(told, 1));
    };
    await new ScreenPlayer(page).until(hasPlaced, 600);
  });
});
