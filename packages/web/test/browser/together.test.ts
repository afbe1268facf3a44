// Spoilers: what is seen here is the beginning of the campaign.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept, arrive, arrived, invite, isOver, makeTable, post, sat } from './guests.ts';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { anyOf, pressThing, ScreenPlayer, skipMoments } from './player.ts';

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
        for (const player of players) if (await player.isAsked()) await player.choose(anyOf(i));
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
    await expect.poll(() => bo.locator('html').getAttribute('lang')).toBe('de');
    for (const context of [mine, yours]) await context.close();
  });

  test('what others say is counted until it is looked at; what was refused can be said again, and what is on its way is heard once', async () => {
    const [mine, yours] = [await house.visitor(), await house.visitor()];
    const [ada, bo] = [await arrived(mine, 'Ada'), await arrived(yours, 'Bo')];
    const table = await makeTable(mine, 'Words', { bots: {} });
    await accept(yours, await invite(mine, table, 2));
    let fate: 'refused' | 'lost' | 'heard' = 'refused';
    let cut: () => Promise<void> = async () => {};
    await bo.routeWebSocket(/./, (line) => {
      const server = line.connectToServer();
      cut = () => line.close();
      line.onMessage((message) => {
        const { type, id } = JSON.parse(String(message));
        if (type !== 'chat' || fate === 'heard') server.send(message);
        else if (fate === 'refused')
          line.send(JSON.stringify({ type: 'answer', id, answer: 'refused', seq: 0, reasons: [] }));
      });
    });
    for (const page of [ada, bo]) await sat(page, table);
    await skipMoments(bo);
    await bo.getByRole('tab', { name: 'Chat' }).click();
    const field = bo.getByRole('textbox', { name: 'Say something' });
    await field.fill('Hello!');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('Hello!');
    await bo.getByText('This was not taken.').waitFor();
    // What the line has swallowed is on its way, whatever is looked at meanwhile, and so is what was begun.
    fate = 'lost';
    await field.press('Enter');
    await bo.locator('.chat-said [data-waiting]', { hasText: 'Hello!' }).waitFor();
    await field.fill('Is anybody');
    await bo.getByRole('tab', { name: 'What happened' }).click();
    await bo.getByRole('tab', { name: 'Chat' }).click();
    await bo.locator('.chat-said [data-waiting]', { hasText: 'Hello!' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('Is anybody');
    fate = 'heard';
    await cut();
    await bo.locator('.chat-said [data-waiting]').waitFor({ state: 'detached' });
    await expect.poll(() => bo.locator('.chat-said li').allInnerTexts()).toEqual(['Bo Hello!']);
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
    // Whoever comes then finds the last fifty, and what was said before them when they ask; what they look at stays where it is.
    await ada.evaluate(`for (let i = 25; i <= 52; i++)
      lines.at(-1).send(JSON.stringify({ type: 'chat', id: 'a-line-of-' + i, text: 'Line ' + i }))`);
    await ada.getByText('Line 52').waitFor();
    await ada.reload();
    await skipMoments(ada);
    await ada.getByRole('tab', { name: 'Chat' }).click();
    const said = ada.locator('.chat-said');
    await said.getByText('Line 52').waitFor();
    expect(await said.locator('li').count()).toBe(50);
    const line3 = said.locator('li', { hasText: /Line 3$/ });
    const earlier = ada.getByRole('button', { name: 'Earlier messages' });
    await earlier.focus();
    const top = (await line3.boundingBox())?.y ?? 0;
    await earlier.press('Enter');
    await said.getByText('Hello!').waitFor();
    expect(await said.locator('li').count()).toBe(53);
    expect(Math.abs(((await line3.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
    await earlier.waitFor({ state: 'detached' });
    await ada.locator('ol:focus', { hasText: 'Hello!' }).waitFor();
    // Of all that only what is new is read out, and it moves nothing for whoever reads back.
    expect(await said.locator('[aria-live] li').count()).toBe(50);
    await field.fill('And on');
    await field.press('Enter');
    await said.getByText('And on').waitFor();
    expect(Math.abs(((await line3.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
    // Whoever says something then sees it.
    const hers = ada.getByRole('textbox', { name: 'Say something' });
    await hers.fill('I have read all of it');
    await hers.press('Enter');
    await said.getByText('I have read all of it').waitFor();
    await expect
      .poll(() => said.evaluate((panel) => panel.scrollHeight - panel.scrollTop - panel.clientHeight))
      .toBeLessThan(2);
    // Of whoever is muted nothing is seen, neither what was there already; then all of it is there again.
    await ada.locator('.table-menu').getByRole('button', { name: 'Table', exact: true }).click();
    await ada.getByRole('tab', { name: 'For you' }).click();
    const muting = ada.getByRole('switch', { name: /^Don’t show what .*Bo.* says$/ });
    const lines = ada.locator('.chat-said li');
    for (const left of [29, 50]) {
      await ada.locator('label', { has: muting }).click();
      await expect.poll(() => lines.count()).toBe(left);
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

  test('whoever watches sees the table and can do nothing there', async () => {
    const [mine, theirs] = [await house.visitor(), await house.visitor()];
    const eve = await arrived(theirs, 'Eve');
    await arrive(mine, 'Ada');
    const table = await makeTable(mine, 'Seen');
    await accept(theirs, await invite(mine, table));
    await sat(eve, table);
    await eve.getByText('You are watching').waitFor();
    expect(await new ScreenPlayer(eve).isAsked()).toBe(false);
    // Where a bot plays nobody sits, and still it is nobody's seat for the asking.
    await eve.locator('.table-menu').getByRole('button', { name: 'Table', exact: true }).click();
    await eve.getByRole('list', { name: 'Who plays' }).waitFor();
    await eve.waitForLoadState('networkidle');
    expect(await eve.getByRole('button', { name: /^Seat \d: change$/ }).count()).toBe(0);
    for (const context of [mine, theirs]) await context.close();
  });

  test('a seat that somebody left on their turn: whoever plays is offered a bot for it, and told that it is too soon', async () => {
    const [mine, yours, theirs] = [await house.visitor(), await house.visitor(), await house.visitor()];
    await arrive(mine, 'Ada');
    await arrive(yours, 'Bo');
    const cem = await arrived(theirs, 'Cem');
    const table = await makeTable(yours, 'Left', {
      seats: 3,
      mine: [2],
      bots: {},
      courtesy: { timerHours: 1 },
    });
    await accept(mine, await invite(yours, table, 1));
    await accept(theirs, await invite(yours, table, 3));
    await post(mine, `/api/tables/${table}/leave`, {});
    await sat(cem, table);
    await cem.locator('.table-menu').getByRole('button', { name: 'Table', exact: true }).click();
    const first = cem.getByRole('list', { name: 'Who plays' }).getByRole('listitem').first();
    await first.getByText('Free', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Seat 1: change' }).click();
    await first.getByText('Whoever comes to it takes over from the bot.').waitFor();
    await first.getByRole('button', { name: 'Let a bot stand in' }).click();
    await first.getByRole('alert').getByText('This seat has not been waited for long enough.').waitFor();
    // What others have is nobody else's.
    expect(await cem.getByRole('button', { name: 'Seat 2: change' }).count()).toBe(0);
    for (const context of [mine, yours, theirs]) await context.close();
  });
});
