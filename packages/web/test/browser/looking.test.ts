// Spoilers: what is seen here is the beginning of the campaign.
import type { CDPSession, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, bring, STILL } from './guests.ts';
import { BrowserHouse, DESKTOP, NO_BROWSER, PHONE } from './house.ts';
import { journalUntil } from './journals.ts';

describe.skipIf(NO_BROWSER)('looking at what lies on the table', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('the cards that lie open before others can be read, also by whoever watches with keys', async () => {
    const visitor = await house.visitor();
    await visitor.addInitScript(STILL);
    await arrive(visitor, 'Nora');
    let cards = 0;
    const journal = journalUntil({ seats: 2, seed: 'hands', games: 1 }, ({ now, turn }) => {
      cards = turn < 12 ? 0 : (now().charters.find(({ seat }) => seat === 2)?.hand.length ?? 0);
      return cards > 0;
    });
    const table = await bring(visitor, 'Hands', journal, []);
    const page = await visitor.newPage();
    await page.goto(`/#/table/${table}`);
    await page.locator('.village:has(.log li)').waitFor();
    const inspector = page.locator('.inspector');
    for (const chip of await page.locator('.player-look').all()) {
      await chip.click();
      if ((await inspector.getByRole('list', { name: 'Cards' }).locator('.card').count()) === cards) break;
    }
    const hand = inspector.getByRole('list', { name: 'Cards' }).locator('.card');
    await expect.poll(() => hand.count()).toBe(cards);
    const name = await hand.first().locator('.card-name').innerText();
    await hand.first().press('Enter');
    await inspector.getByRole('heading', { name }).waitFor();
    const back = inspector.getByRole('button', { name: /^What .* has$/ });
    await page.keyboard.press('Tab');
    await back.press('Enter');
    await expect.poll(() => hand.first().evaluate((one) => one === document.activeElement)).toBe(true);
    await inspector.getByRole('list', { name: 'Persona' }).locator('.card').click();
    await back.waitFor();
    await visitor.close();
  });

  test('a mouse can go over to what a building says and leaves it behind; keys go there and back, a finger rests on it, ears hear why not', async () => {
    const visitor = await house.visitor();
    await visitor.addInitScript(STILL);
    await arrive(visitor, 'Maria');
    const journal = journalUntil(
      { seats: 2, seed: 'looking', games: 1 },
      ({ seat, choices }) => seat === 1 && choices().some((choice) => choice.do === 'place'),
    );
    const table = await bring(visitor, 'Looking', journal);
    const page = await visitor.newPage();
    await page.goto(`/#/table/${table}`);
    const treasury = page.locator('[data-object="commons:treasury"]').first();
    await treasury.waitFor();
    const inspector = page.getByRole('region', { name: 'Treasury' });

    await treasury.hover({ force: true });
    await inspector.getByText('You pay').waitFor();
    await inspector.getByRole('heading').hover();
    // Longer than it would take to go away.
    await page.waitForTimeout(1500);
    await expect.poll(() => inspector.count()).toBe(1);

    await page.locator('.tray-words').hover();
    await inspector.waitFor({ state: 'detached' });

    // Who can't see what glows hears what can be done, and why not.
    await page
      .getByRole('button', { name: /^Treasury\..*Not possible: You need 1 more resource\.$/ })
      .waitFor();
    await expect.poll(() => treasury.getAttribute('aria-disabled')).toBe('true');
    const home = page.locator('.thing-possible[data-object^="site:"]').first();
    await expect.poll(() => home.getAttribute('aria-label')).toMatch(/Possible now\.$/);

    // Of an empty plot there is little to say: to whoever rests on it, not in passing.
    const looked = page.locator('.inspector');
    const plot = page.getByRole('button', { name: /, empty\. Not possible: / }).first();
    await page.locator('.tray-words').hover();
    await looked.waitFor({ state: 'detached' });
    await plot.hover({ force: true });
    expect(await looked.count()).toBe(0);
    await looked.getByText('Not possible now').waitFor();

    // Keys: from the thing to what can be done with it, in a small window as well, and back.
    const way = looked.locator('.way button').first();
    const isOn = (what: Locator) =>
      expect.poll(() => what.evaluate((one) => one === document.activeElement)).toBe(true);
    for (const size of [DESKTOP, { width: DESKTOP.width / 2, height: DESKTOP.height / 2 }]) {
      await page.setViewportSize(size);
      await page.locator('.board').press('ArrowRight');
      await home.evaluate((one) => one instanceof SVGElement && one.focus());
      await way.waitFor();
      await page.keyboard.press('i');
      await isOn(way);
      await page.keyboard.press('Escape');
      await isOn(home);
      await expect.poll(() => home.evaluate(isCovered)).toBe(false);
    }

    // A finger that rests on a building sees it large.
    const finger = await house.visitor({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      storageState: await visitor.storageState(),
    });
    const phone = await finger.newPage();
    await phone.goto(`/#/table/${table}`);
    const there = phone.locator('[data-object="commons:treasury"]').first();
    await there.waitFor();
    const hand = await finger.newCDPSession(phone);
    await rest(hand, there, () => phone.getByRole('region', { name: 'Treasury' }).waitFor());
    await phone.getByRole('region', { name: 'Treasury' }).getByText('You need 1 more resource.').waitFor();

    // Enter does it, at this size too.
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/Maria places a worker/);
    // What needs no pointing shows what it would bring, too.
    await page.getByRole('button', { name: 'Retrieve workers' }).focus();
    await page
      .getByRole('status', { name: 'Retrieve workers' })
      .getByText('Maria retrieves 1 worker.')
      .waitFor();
    // A finger sees it where it rests, and has not pressed the button then.
    const retrieve = phone.getByRole('button', { name: 'Retrieve workers' });
    await phone.getByRole('button', { name: 'Close' }).tap();
    await retrieve.waitFor();
    await rest(hand, retrieve, () =>
      phone
        .getByRole('status', { name: 'Retrieve workers' })
        .getByText('Maria retrieves 1 worker.')
        .waitFor(),
    );
    await phone.getByRole('status', { name: 'Retrieve workers' }).waitFor();
    await retrieve.tap();
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/Maria retrieves 1 worker/);
    await finger.close();
    await visitor.close();
  });
});

/** A finger lies on the middle of something until what it came for is there. */
async function rest(hand: CDPSession, thing: Locator, isThere: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const point = { x: x + width / 2, y: y + height / 2 };
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await isThere();
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page: whether what is said lies on the middle of the thing that it is said of. */
function isCovered(thing: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.inspector') !== null;
}
