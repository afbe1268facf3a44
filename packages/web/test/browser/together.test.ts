// Spoilers: what is seen here is the beginning of the campaign.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { ScreenPlayer } from './player.ts';

type Made = { readonly id: string };

/** Asks the server as the page would: with its cookie. */
function asked<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const init = {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(what === undefined ? {} : { body: what }),
      };
      return (await fetch(where, init)).json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

async function arrived(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/#/credits');
  await asked(page, 'POST', '/api/session', { name });
  return page;
}

describe.skipIf(NO_BROWSER)('several at one table (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.open();
  }, 180_000);
  afterAll(() => house?.close());

  test('two people play online, one in German; a reload and a lost network cost nobody anything', async () => {
    const [mine, yours] = [await house.visitor(), await house.visitor({ locale: 'de' })];
    const [ada, bo] = [await arrived(mine, 'Ada'), await arrived(yours, 'Bo')];
    const { id } = await asked<Made>(ada, 'POST', '/api/tables', {
      name: 'Two',
      seats: 2,
      mine: [1],
      seed: 'two browsers',
    });
    const { link } = await asked<{ link: string }>(ada, 'POST', `/api/tables/${id}/invites`, { seat: 2 });
    await asked(bo, 'POST', '/api/invites/accept', { token: link.split('/').at(-1) });
    for (const page of [ada, bo]) {
      await page.goto(`/#/table/${id}`);
      await page.locator('.tray').waitFor({ timeout: 30_000 });
    }
    const players = [new ScreenPlayer(ada), new ScreenPlayer(bo)];
    const playBoth = async (choices: number): Promise<void> => {
      const before = players.reduce((sum, player) => sum + player.choices, 0);
      for (let i = 0; i < 600; i++) {
        for (const player of players) if (await player.isAsked()) await player.choose(5 * i + 1);
        if (players.reduce((sum, player) => sum + player.choices, 0) - before >= choices) return;
        await ada.waitForTimeout(40);
      }
      throw new Error('nobody was asked any more');
    };
    await playBoth(12);
    await bo.reload();
    await bo.locator('.tray').waitFor({ timeout: 30_000 });
    await playBoth(6);
    await yours.setOffline(true);
    await bo.getByText(/Verbindung zum Server ist weg/).waitFor({ timeout: 60_000 });
    await yours.setOffline(false);
    await bo.getByText(/Verbindung zum Server ist weg/).waitFor({ state: 'hidden', timeout: 60_000 });
    await playBoth(6);
    // Both see the same village, each in their own language.
    const points = async (page: Page): Promise<string[]> =>
      (await page.locator('.player-points [aria-hidden]:last-child').allTextContents()).sort();
    await expect
      .poll(async () => JSON.stringify(await points(ada)) === JSON.stringify(await points(bo)), {
        timeout: 20_000,
      })
      .toBe(true);
    expect(await bo.locator('html').getAttribute('lang')).toBe('de');
    for (const context of [mine, yours]) await context.close();
  }, 240_000);

  test('on one device a curtain hides the table until the next one says that they are there', async () => {
    const visitor = await house.visitor();
    const page = await arrived(visitor, 'Family');
    const { id } = await asked<Made>(page, 'POST', '/api/tables', {
      name: 'One',
      seats: 2,
      mine: [1, 2],
      seed: 'hot seat',
    });
    await page.goto(`/#/table/${id}`);
    await page.locator('.tray').waitFor({ timeout: 30_000 });
    const player = new ScreenPlayer(page);
    let curtains = 0;
    for (let i = 0; i < 400 && curtains < 4; i++) {
      const ready = page.locator('.curtain button');
      if ((await ready.count()) > 0) {
        // Behind the curtain there is nothing of the table.
        expect(await page.locator('.tray, .village').count()).toBe(0);
        await ready.click();
        curtains++;
      } else if (await player.isAsked()) await player.choose(3 * i);
      await page.waitForTimeout(40);
    }
    expect(curtains).toBe(4);
    await visitor.close();
  }, 200_000);

  test('whoever watches sees the table and can do nothing there', async () => {
    const [mine, theirs] = [await house.visitor(), await house.visitor()];
    const [ada, eve] = [await arrived(mine, 'Ada'), await arrived(theirs, 'Eve')];
    const { id } = await asked<Made>(ada, 'POST', '/api/tables', {
      name: 'Seen',
      seats: 2,
      mine: [1],
      bots: { 2: 'easy' },
    });
    const { link } = await asked<{ link: string }>(ada, 'POST', `/api/tables/${id}/invites`, {});
    await asked(eve, 'POST', '/api/invites/accept', { token: link.split('/').at(-1) });
    await eve.goto(`/#/table/${id}`);
    await eve.getByText('You are watching').waitFor({ timeout: 30_000 });
    expect(await new ScreenPlayer(eve).isAsked()).toBe(false);
    for (const context of [mine, theirs]) await context.close();
  }, 120_000);
});
