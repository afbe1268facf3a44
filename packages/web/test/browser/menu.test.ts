import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graveIn } from './axe.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER, PHONE, type Visit } from './house.ts';
import { closeDialog, skipMoments } from './player.ts';
import { fromMenu } from './screens/screen.ts';

const MINUTES = 60_000;

describe.skipIf(NO_BROWSER)('the menu of a table', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(async () => house.close());

  test('advice is told and followed, and Ctrl+Z takes it back', async () => {
    const page = await playing(house, { seats: 1, mine: [1], seed: 'advice' });
    expect(await page.title()).toBe('● Your turn – Try');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const note = page.getByRole('region', { name: 'A word of advice' });
    await note.getByRole('button', { name: 'Do it' }).click();
    await note.waitFor({ state: 'detached' });
    const undo = page.locator('.table-menu').getByRole('button', { name: 'Take back' });
    await until(() => undo.isEnabled());
    // What was done may be celebrated, and then nothing is taken back: it is asked for until it is.
    await until(async () => {
      await skipMoments(page);
      await page.keyboard.press('Control+z');
      return !(await undo.isEnabled());
    });
    // Then it says why not, to those with keys, to those who point at it and to those who press it.
    const why = 'There is nothing to take back: something was revealed since, or someone else has chosen.';
    const said = page.locator('.toast', { hasText: why });
    await page.keyboard.press('Control+z');
    await said.waitFor();
    await page.locator('.village-title').hover();
    const tip = page.getByRole('tooltip', { name: why });
    expect(await tip.isVisible()).toBe(false);
    await undo.hover({ force: true });
    await tip.waitFor();
    await said.waitFor({ state: 'detached' });
    await undo.click({ force: true });
    await said.waitFor();
    await page.context().close();
  });

  test('what happens is said once to those who listen', async () => {
    const page = await playing(house, { seats: 1, mine: [1], seed: 'said' });
    await advised(page);
    const said = page.locator('.table-menu [aria-relevant]');
    await until(async () => (await said.innerText()) !== '');
    const lines = await said.locator('p').allInnerTexts();
    const log = await page.locator('.log').innerText();
    for (const line of lines) expect(log).toContain(line);
    expect(await page.locator('.log').getAttribute('aria-live')).toBe(null);
    await page.context().close();
  });

  test('somebody to whom a link got by mistake is shown out by the host, who is asked first; the seat is free', async () => {
    const host = await house.visitor();
    const stranger = await house.visitor();
    const asked = async (who: BrowserContext, path: string, data: unknown) =>
      (await who.request.post(path, { data, headers: { origin: house.url } })).json();
    await asked(host, '/api/session', { name: 'Ada' });
    await asked(stranger, '/api/session', { name: 'Eve' });
    const { id } = await asked(host, '/api/tables', { name: 'Leaked', seats: 2, mine: [2] });
    const { link } = await asked(host, `/api/tables/${id}/invites`, { seat: 1 });
    await asked(stranger, '/api/invites/accept', { token: String(link).split('/').at(-1) });
    const [page, hers] = [await host.newPage(), await stranger.newPage()];
    for (const one of [hers, page]) await one.goto(`/#/table/${id}`);
    await hers.locator('.table-menu').waitFor();
    await fromMenu(page, 'settings');
    await page.getByRole('button', { name: 'Seat 1: change' }).click();
    await page.getByRole('button', { name: /^Show out: .*Eve/ }).click();
    const sure = page.getByRole('alertdialog');
    expect(await graveIn(page, { within: '[role=alertdialog]' })).toEqual([]);
    await sure.getByRole('button', { name: 'Show out', exact: true }).click();
    await sure.waitFor({ state: 'detached' });
    await page.locator('.chair').first().getByText('Free', { exact: true }).waitFor();
    await hers.getByText('You don’t take part in this table').waitFor();
    for (const one of [host, stranger]) await one.close();
  });

  test('the settings keep a name and notes and give the focus back; a fault is told of without naming anybody', async () => {
    const page = await playing(house, { seats: 2, mine: [1], bots: { 2: 'easy' }, seed: 'keep' });
    const heard = complaintsOf(page);
    const opener = page.locator('.table-menu').getByRole('button', { name: 'Table', exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Table' }).click();
    await dialog.getByLabel('Name of the table').fill('Our meadow');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await page.getByText('It is kept.').waitFor();
    await dialog.getByRole('tab', { name: 'Notes' }).click();
    await dialog.getByLabel('Notes for yourself').fill('The red one has a plan.');
    await dialog.getByText('Saved', { exact: true }).waitFor();
    await closeDialog(page);
    await until(() => opener.evaluate((button) => button === document.activeElement));
    await page.reload();
    await opener.click();
    await dialog.getByRole('tab', { name: 'Notes' }).click();
    await until(
      async () => (await dialog.getByLabel('Notes for yourself').inputValue()) === 'The red one has a plan.',
    );
    await expect.poll(() => page.locator('.village-title strong').innerText()).toBe('Our meadow');
    await closeDialog(page);
    // The keys are found by those who don't know the key for them.
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Keys' }).click();
    await dialog.getByText('moves the village').waitFor();
    await closeDialog(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Something is wrong?' }).click();
    const report = await dialog.getByRole('textbox', { name: 'Something is wrong?' }).inputValue();
    expect(report).toMatch(/^charterstone \d+\.\d+\.\d+\ncampaign [\w-]+\nseq \d+\n/);
    expect(report).toMatch(/\nview [0-9a-f]{8}\n/);
    expect(report).not.toMatch(/Ada|meadow/);
    expect(heard).toEqual([]);
    await page.context().close();
  });

  test('a bot gets up, a link brings somebody else, and both go back together', async () => {
    const ada = await playing(house, { seats: 2, mine: [1], bots: { 2: 'easy' }, seed: 'back' });
    expect(await graveIn(ada, { isWithPicture: true })).toEqual([]);
    await ada.locator('.table-menu').getByRole('button', { name: 'Table', exact: true }).click();
    const dialog = ada.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Seat 2: change' }).click();
    await dialog.getByRole('button', { name: 'The bot gets up' }).click();
    await dialog.getByRole('button', { name: 'Make a link: Link for seat 2' }).click();
    expect(await graveIn(ada, { within: '[role=dialog]' })).toEqual([]);
    const link = await dialog.getByRole('textbox', { name: 'Link for seat 2' }).inputValue();
    await closeDialog(ada);

    const bob = await (await house.visitor()).newPage();
    await bob.goto(link);
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Sit down' }).click();
    await bob.waitForSelector('.tray');

    const wish = bob.getByRole('region', { name: 'Go back to an earlier moment' });
    const ask = async (): Promise<void> => {
      await ada.getByRole('button', { name: 'More', exact: true }).click();
      await ada.getByRole('menuitem', { name: 'Go back …' }).click();
      await ada.getByRole('dialog').getByRole('radio').first().click({ force: true });
      await ada.getByRole('button', { name: 'Ask the others' }).click();
      await ada.getByText('You asked to go back.').waitFor();
      await expect.poll(() => wish.innerText()).toContain('Ada');
    };
    // It is said to both at once, and not for long.
    const both = (text: string) => Promise.all([ada, bob].map((page) => page.getByText(text).waitFor()));
    const isOver = 'The table does not go back: the game goes on.';
    // Whoever has pressed the wrong thing takes it back.
    await ask();
    const withdrawn = both(isOver);
    await ada.getByRole('button', { name: 'Withdraw' }).click();
    await withdrawn;
    await wish.waitFor({ state: 'detached' });
    await ask();
    const back = both('The table went back.');
    await wish.getByRole('button', { name: 'Agree' }).click();
    await back;

    // Where whoever asked no longer plays, nobody is left wondering.
    await ask();
    await bob.getByText(isOver).waitFor({ state: 'detached' });
    const over = bob.getByText(isOver).waitFor();
    const [, table] = /table\/([^/?]+)/.exec(ada.url()) ?? [];
    const headers = { origin: house.url };
    expect((await ada.request.post(`/api/tables/${table}/leave`, { headers })).ok()).toBe(true);
    await over;
    await wish.waitFor({ state: 'detached' });
    // What is then offered is not refused: the earliest place is behind all that Ada did.
    await bob.getByRole('button', { name: 'More', exact: true }).click();
    await bob.getByRole('menuitem', { name: 'Go back …' }).click();
    await bob.getByRole('dialog').getByText('Nobody else has to agree.').waitFor();
    await bob.getByText('The table went back.').waitFor({ state: 'detached' });
    await bob.getByRole('dialog').getByRole('radio').last().click({ force: true });
    await bob.getByRole('button', { name: 'Go back', exact: true }).click();
    await bob.getByText('The table went back.').waitFor();
    await ada.context().close();
    await bob.context().close();
  });

  test('the first hint comes, is put away for good, and can be switched off; the first cards lie ready', async () => {
    const page = await playing(house, { seats: 1, mine: [1], seed: 'first' });
    const hint = page.getByRole('region', { name: 'Good to know' });
    await hint.getByRole('button', { name: 'Close: Good to know' }).click();
    await hint.waitFor({ state: 'detached' });
    // Whoever has read it knows it at every table.
    const { me } = await (await page.request.get('/api/arrival')).json();
    expect(await page.evaluate((key) => localStorage.getItem(key), `charterstone-hints-${me.id}`)).toContain(
      'hint.',
    );
    await page.reload();
    await page.waitForSelector('.tray');
    await page.getByRole('button', { name: /The first cards/ }).click();
    await page.getByRole('heading', { name: /Card 1 / }).waitFor();
    await closeDialog(page);
    expect(await hint.count()).toBe(0);
    // Every turn of a first game has something to say for a while.
    for (let turn = 0; turn < 5 && (await hint.count()) === 0; turn++) await advised(page);
    await hint.getByRole('button', { name: 'No more hints' }).click();
    await hint.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('charterstone'))).toContain('"hints":false');
    await page.context().close();
  });

  test('a phone has one button for all of it, big enough for a thumb, and nothing serious is wrong', async () => {
    const page = await playing(
      house,
      { seats: 2, mine: [1], bots: { 2: 'easy' }, seed: 'thumb' },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    );
    const heard = complaintsOf(page);
    // The first hint lies on the village, but not on one's own building.
    await page.getByRole('region', { name: 'Good to know' }).waitFor();
    const own = await page.locator('.tray').getAttribute('data-charter');
    const home = page.locator(`.thing-possible[data-object^="site:${own}-"]`).first();
    await until(() =>
      home.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    expect(await graveIn(page, { isWithPicture: true })).toEqual([]);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    for (const item of await page.getByRole('menuitem').all())
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('menuitem', { name: 'Table', exact: true }).tap();
    for (const tab of ['Who plays', 'Names', 'Notes', 'For you', 'Table']) {
      await page.getByRole('tab', { name: tab }).tap();
      expect(await graveIn(page, { within: '[role=dialog]' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }
    expect(heard).toEqual([]);
    await page.context().close();
  });
});

type Wanted = {
  readonly seats: number;
  readonly mine: readonly number[];
  readonly bots?: Readonly<Record<number, string>>;
  readonly seed: string;
};

/** A table at which Ada has chosen a charter and its first plot. */
async function playing(house: BrowserHouse, wanted: Wanted, options: Visit = {}): Promise<Page> {
  const visitor: BrowserContext = await house.visitor(options);
  const page = await visitor.newPage();
  const data = { name: 'Ada' };
  await visitor.request.post('/api/session', { data, headers: { origin: house.url } });
  const made = await visitor.request.post('/api/tables', {
    data: { name: 'Try', ...wanted },
    headers: { origin: house.url },
  });
  const { id } = await made.json();
  await page.goto(`/#/table/${id}`);
  await page.getByRole('button', { name: 'Begin like this' }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await until(async () => (await page.getByRole('button', { name: 'Begin like this' }).count()) === 0);
  await until(() => page.evaluate(() => document.title.startsWith('●')));
  return page;
}

/** Does what a bot would do. Advice is for one decision: where the table went on meanwhile, it is asked for again. */
async function advised(page: Page): Promise<void> {
  const { seq } = await skipMoments(page);
  const timeout = 3000;
  await until(async () => {
    await page.locator('.table-menu').getByRole('button', { name: 'Hint', exact: true }).click();
    return page
      .getByRole('button', { name: 'Do it' })
      .click({ timeout })
      .then(
        () => true,
        () => false,
      );
  });
  await until(async () => (await skipMoments(page)).seq > seq);
  await until(() => page.evaluate(() => document.title.startsWith('●')));
}

/** Waits until something is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 2 * MINUTES; Date.now() < end; ) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it never came true: ${isSo}`);
}
