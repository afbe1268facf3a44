// Spoilers: what is seen here is the beginning of the campaign.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept, arrive, bring, invite, isOver, LINES, makeTable, STILL } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { journalUntil } from './journals.ts';
import { pressThing, ScreenPlayer, skipMoments } from './player.ts';

async function arrived(context: BrowserContext, name: string): Promise<Page> {
  await arrive(context, name);
  // Nothing moves, and a line can be cut.
  await context.addInitScript(STILL);
  await context.addInitScript(LINES);
  return context.newPage();
}

async function sat(page: Page, table: string): Promise<void> {
  await page.goto(`/#/table/${table}`);
  await page.locator('.tray, .curtain').first().waitFor();
}

/** How far the table has come, as somebody sees it. */
async function seqOf(page: Page): Promise<number> {
  return Number(await page.locator('.village').getAttribute('data-seq'));
}

describe.skipIf(NO_BROWSER)('several at one table (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.open();
  });
  afterAll(() => house?.close());

  test('two people play a whole game online, one in German; reload, lost network, cut line and a server that is killed cost nobody anything', async () => {
    const [mine, yours] = [
      await house.visitor(),
      await house.visitor({ locale: 'de', serviceWorkers: 'allow' }),
    ];
    const [ada, bo] = [await arrived(mine, 'Ada'), await arrived(yours, 'Bo')];
    const table = await makeTable(mine, 'Two', { bots: {}, seed: 'two browsers', games: 1 });
    await accept(yours, await invite(mine, table, 2));
    for (const page of [ada, bo]) await sat(page, table);
    const players = [new ScreenPlayer(ada), new ScreenPlayer(bo)];
    const playBoth = async (choices: number): Promise<void> => {
      const made = (): number => players.reduce((sum, player) => sum + player.choices, 0);
      const goal = made() + choices;
      for (let i = 0; i < 1000; i++) {
        const before = made();
        for (const player of players) if (await player.isAsked()) await player.choose(5 * i + 1);
        if (made() >= goal) return;
        if (made() > before) continue;
        if (await isOver(mine, table)) return;
        await Promise.race(players.map((player) => player.look()));
      }
      throw new Error('nobody was asked any more');
    };
    /** What both saw before is there afterwards. */
    const unharmed = async (harm: () => Promise<void>): Promise<void> => {
      const before = Math.max(await seqOf(ada), await seqOf(bo));
      await harm();
      for (const page of [ada, bo]) await expect.poll(() => seqOf(page)).toBeGreaterThanOrEqual(before);
      await playBoth(6);
    };
    await playBoth(12);
    await unharmed(async () => {
      await bo.reload();
      await bo.locator('.tray').waitFor();
    });
    await unharmed(async () => {
      await ada.evaluate('lines.at(-1).close()');
      await expect.poll(() => ada.evaluate('lines.length')).toBeGreaterThan(1);
    });
    await unharmed(async () => {
      await yours.setOffline(true);
      await bo.getByText(/Verbindung zum Server ist weg/).waitFor();
      await yours.setOffline(false);
      await bo.getByText(/Verbindung zum Server ist weg/).waitFor({ state: 'hidden' });
    });
    await unharmed(async () => {
      await house.killServer();
      await ada.getByText(/line to the server is lost|server is restarting/i).waitFor();
      await house.startServer();
      for (const page of [ada, bo]) await page.locator('.village-line p').waitFor({ state: 'hidden' });
    });
    await playBoth(1000);
    expect(await isOver(mine, table)).toBe(true);
    // Both see the same village, each in their own language.
    const points = async (page: Page): Promise<string> =>
      (await page.locator('.player-points [aria-hidden]:last-child').allTextContents()).sort().join();
    await expect.poll(async () => (await points(ada)) === (await points(bo))).toBe(true);
    expect(await bo.locator('html').getAttribute('lang')).toBe('de');
    for (const context of [mine, yours]) await context.close();
  });

  test('what others say is counted until it is looked at, and what was refused can be said again', async () => {
    const [mine, yours] = [await house.visitor(), await house.visitor()];
    const [ada, bo] = [await arrived(mine, 'Ada'), await arrived(yours, 'Bo')];
    const table = await makeTable(mine, 'Words', { bots: {} });
    await accept(yours, await invite(mine, table, 2));
    let isRefused = true;
    await bo.routeWebSocket(/./, (line) => {
      const server = line.connectToServer();
      line.onMessage((message) => {
        const { type, id } = JSON.parse(String(message));
        if (type !== 'chat' || !isRefused) server.send(message);
        else line.send(JSON.stringify({ type: 'answer', id, answer: 'refused', seq: 0, reasons: [] }));
      });
    });
    for (const page of [ada, bo]) await sat(page, table);
    await skipMoments(bo);
    await bo.getByRole('tab', { name: 'Chat' }).click();
    const field = bo.getByRole('textbox', { name: 'Say something' });
    await field.fill('Hello!');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('Hello!');
    isRefused = false;
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('');
    await ada.getByRole('status').filter({ hasText: '1 new message' }).waitFor({ state: 'attached' });
    await skipMoments(ada);
    await ada.getByRole('tab', { name: 'Chat 1 new message' }).click();
    await ada.getByText('Hello!').waitFor();
    await ada.getByRole('tab', { name: 'Chat', exact: true }).waitFor();
    // However much is said, what was said last is in sight, for whoever said it and for whoever hears it.
    for (let i = 1; i <= 24; i++) {
      await field.fill(`Line ${i}`);
      await field.press('Enter');
      await expect.poll(() => field.inputValue()).toBe('');
    }
    for (const page of [ada, bo]) {
      const said = page.locator('.chat-said');
      await expect.poll(() => said.locator('li').last().innerText()).toContain('Line 24');
      const isInSight = (): Promise<boolean> =>
        said.evaluate((panel) => {
          const last = panel.querySelector('li:last-child')?.getBoundingClientRect();
          const { top, bottom } = panel.getBoundingClientRect();
          return last !== undefined && last.top >= top - 1 && last.bottom <= bottom + 1;
        });
      await expect.poll(isInSight).toBe(true);
      expect(await said.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    }
    for (const context of [mine, yours]) await context.close();
  });

  test('a building says whose turn it is, or that a question comes first', async () => {
    const [mine, yours] = [await house.visitor(), await house.visitor()];
    const [ada, bo] = [await arrived(mine, 'Ada'), await arrived(yours, 'Bo')];
    const table = await makeTable(mine, 'Reasons', { bots: {} });
    await accept(yours, await invite(mine, table, 2));
    for (const page of [ada, bo]) await sat(page, table);
    const reasonOf = async (page: Page): Promise<string> => {
      await skipMoments(page);
      await pressThing(page, '[data-object^="commons:"]');
      return (await page.locator('.inspector .reason').textContent()) ?? '';
    };
    expect(await Promise.all([ada, bo].map(reasonOf))).toEqual([
      'Not possible now Something else is asked now: Which charter will be yours?',
      'Not possible now It is not your turn. To move: Ada.',
    ]);
    for (const context of [mine, yours]) await context.close();
  });

  test('on one device a game is played to its end, and behind the curtain there is nothing of anybody', async () => {
    const visitor = await house.visitor();
    const page = await arrived(visitor, 'Family');
    const complaints = complaintsOf(page);
    // Each has come to something by now, and has it to hide.
    const journal = journalUntil(
      { seats: 2, seed: 'hot seat', games: 1, bots: [] },
      ({ seat, turn }) => seat === 1 && turn >= 16,
    );
    const table = await bring(visitor, 'One', journal, [1, 2]);
    await sat(page, table);
    const player = new ScreenPlayer(page);
    const hand = async (): Promise<string[]> =>
      page
        .locator('.hand .card')
        .evaluateAll((cards) =>
          cards.flatMap((card) => [
            card.getAttribute('data-object') ?? '',
            card.querySelector('.card-name')?.textContent ?? '',
          ]),
        );
    const ready = page.locator('.curtain button');
    let curtains = 0;
    let secrets: string[] = [];
    for (let i = 0; i < 1000; i++) {
      const { isAtEnd, isCurtained, offers } = await skipMoments(page);
      // From there on everything leads away from the table.
      if (isAtEnd) break;
      if (isCurtained) {
        const drawn = await page.content();
        // Where several are asked at once, whoever comes first takes it.
        await ready.first().click();
        await page.locator('.village').waitFor();
        // What lies in a hand, or in an attribute of it, was not there: neither of who comes nor of who goes.
        for (const secret of [...secrets, ...(await hand())]) expect(drawn).not.toContain(secret);
        curtains++;
      } else if (offers > 0) {
        if (i % 4 === 0) secrets = (await hand()).filter((word) => word !== '');
        await player.choose(3 * i);
      } else if (await isOver(visitor, table)) break;
      else await player.look();
      // A page that is loaded anew lies before anybody.
      if (curtains === 5) {
        curtains++;
        await page.reload();
        await ready.first().waitFor();
      }
    }
    expect(await isOver(visitor, table)).toBe(true);
    expect(curtains).toBeGreaterThan(8);
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  test('whoever watches sees the table and can do nothing there', async () => {
    const [mine, theirs] = [await house.visitor(), await house.visitor()];
    const eve = await arrived(theirs, 'Eve');
    await arrive(mine, 'Ada');
    const table = await makeTable(mine, 'Seen');
    await accept(theirs, await invite(mine, table));
    await sat(eve, table);
    await eve.getByText('You are watching').waitFor();
    expect(await new ScreenPlayer(eve).isAsked()).toBe(false);
    for (const context of [mine, theirs]) await context.close();
  });
});
