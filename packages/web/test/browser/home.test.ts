import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { arrive, HOSTILE, invite, makeTable } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';

const TABLE = /#\/table\/[\w-]+$/;

describe.skipIf(NO_BROWSER)('before and beside the tables', () => {
  let house: BrowserHouse;

  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });

  afterAll(() => house?.close());

  async function visit(hash = '', context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await house.visitor())).newPage();
    await page.goto(`/#/${hash}`);
    await page.locator('h1').waitFor();
    return page;
  }

  const press = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name }).first().click();
  const heading = (page: Page): Promise<string> => page.locator('h1').innerText();

  test('a new visitor is one press from a table', async () => {
    const page = await (await house.visitor()).newPage();
    const complaints = complaintsOf(page);
    await page.goto('/');
    await page.locator('.island').waitFor();
    expect(complaints).toEqual([]);
    await expect.poll(() => page.locator('.tables-none').innerText()).toContain('No table yet');
    await press(page, /Play now/);
    await page.waitForURL(TABLE);
  });

  test('and needs no mouse for it', async () => {
    const page = await visit();
    // Nobody can go on before it is known with what.
    await page.locator('.play-now:not([disabled])').waitFor();
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate<string>('document.activeElement.className')).includes('play-now')) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(TABLE);
  });

  test('play now goes on where I am waited for', async () => {
    const me = await house.visitor();
    await arrive(me, 'Maria');
    const table = await makeTable(me, 'Harbour');
    const page = await visit('', me);
    await press(page, /Harbour.*Game 1 of 12, your turn/);
    await page.waitForURL(new RegExp(`#/table/${table}$`));
  });

  test('the language changes at once, and is kept', async () => {
    const page = await visit();
    await page.getByLabel('Language').selectOption('pl');
    await page.getByRole('button', { name: /Zagraj teraz/ }).waitFor();
    await page.getByLabel('Język').selectOption('de');
    await page.getByRole('button', { name: /Jetzt spielen/ }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await page.reload();
    await page.getByRole('button', { name: /Jetzt spielen/ }).waitFor();
  });

  test('a friend joins by a link; nobody else does by the same one', async () => {
    const page = await visit('new');
    const named = page.getByLabel('Name of the table');
    const focused = (on: Page): Promise<string | null> => on.evaluate('document.activeElement.id');
    // Whoever has written something wrong is brought there, however far up it is.
    await named.fill(' ');
    await press(page, 'Begin the campaign');
    await page.getByRole('alert').getByText('Something above needs another look.').waitFor();
    await expect.poll(() => focused(page)).toBe(await named.getAttribute('id'));
    await expect.poll(() => named.evaluate((line) => line.getBoundingClientRect().top)).toBeGreaterThan(0);
    await named.fill('Sunday Harbour');
    await press(page, 'Begin the campaign');
    const link = await page.getByRole('textbox', { name: 'Link for seat 2' }).inputValue();
    expect(link).toMatch(/#\/join\/[\w-]{16,}$/);
    await page.getByLabel('Your name').fill('Mo');
    await press(page, 'Keep');

    const friend = await visit();
    await friend.getByLabel('Paste a link to join').fill(`Come in! ${link}`);
    await press(friend, 'Join');
    await friend.getByText('There is a seat for you').waitFor();
    await expect.poll(() => friend.locator('.join-what').innerText()).toContain('Sunday Harbour');
    const called = friend.getByLabel('Your name');
    await called.fill(' ');
    await press(friend, 'Sit down');
    await expect.poll(() => focused(friend)).toBe(await called.getAttribute('id'));
    await called.fill('Ada');
    await press(friend, 'Sit down');
    await friend.waitForURL(TABLE);
    await friend.getByText('Waiting for Mo').waitFor();

    const third = await visit(link.split('#/')[1]);
    await third.getByText('Somebody else already sits on seat 2').waitFor();

    await page.getByRole('link', { name: 'To the table' }).click();
    await page.waitForURL(TABLE);
    await page.goto('/#/');
    await page.getByText('At the table: you, \u2068Ada\u2069').waitFor({ state: 'attached' });
  });

  test('a link that was taken back opens nothing', async () => {
    const page = await visit('new');
    await press(page, 'Begin the campaign');
    const link = await page.getByRole('textbox', { name: 'Link for seat 3' }).inputValue();
    await press(page, 'Take the link back: Link for seat 3');
    await page.getByRole('button', { name: 'Make a link: Link for seat 3' }).waitFor();
    const friend = await visit(link.split('#/')[1]);
    await friend.getByText('This link is not valid, or has been taken back.').waitFor();
  });

  test('a table is put away and taken out again, left and come back to', async () => {
    const me = await house.visitor();
    await arrive(me, 'Maria');
    await makeTable(me, 'Harbour');
    const page = await visit('', me);
    await press(page, /^Put .*Harbour.* away$/);
    await page.getByText('1 table put away or left').click();
    await press(page, /^Take .*Harbour.* out again$/);
    const row = page.getByRole('link', { name: 'Harbour' });
    const table = (await row.getAttribute('href'))?.split('/').at(-1);
    await me.request.post(`/api/tables/${table}/leave`, { data: {} });
    await page.reload();
    await page.getByText('1 table put away or left').click();
    await press(page, 'Come back');
    await page.waitForURL(TABLE);
  });

  test('names are text, whatever they look like', async () => {
    const me = await house.visitor();
    await arrive(me, HOSTILE.markup);
    const table = await makeTable(me, HOSTILE.markup, { seats: 2, mine: [1], bots: {} });
    await makeTable(me, HOSTILE.rightToLeft);
    await makeTable(me, HOSTILE.wide);
    const page = await visit('', me);
    let alarms = 0;
    page.on('dialog', (dialog) => {
      alarms += 1;
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: HOSTILE.markup }).waitFor();
    await page.getByRole('link', { name: HOSTILE.rightToLeft }).waitFor();
    await page.goto('/#/settings');
    await page.locator('.button-danger').waitFor();
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe(HOSTILE.markup);
    const friend = await visit(`join/${await invite(me, table, 2)}`);
    await friend.getByText(HOSTILE.markup).waitFor();
    for (const one of [page, friend]) expect(await one.locator('img, .panel b b').count()).toBe(0);
    expect(alarms).toBe(0);
  });

  test('without a line to the server everything stays, with a calm word', async () => {
    const own = await BrowserHouse.open();
    onTestFinished(() => own.close());
    const me = await own.visitor();
    await arrive(me, 'Maria');
    await makeTable(me, 'Harbour');
    const page = await visit('', me);
    await page.getByRole('link', { name: 'Harbour' }).waitFor();
    await own.killServer();
    // A device that finds a network looks at once whether the server is there.
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await page.getByText('No line to the server just now.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Harbour' }).isVisible()).toBe(true);
    expect(await heading(page)).toBe('Charterstone');
    await own.startServer();
    await page.getByText('No line to the server just now.').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('link', { name: 'Harbour' }).isVisible()).toBe(true);
  });
});
