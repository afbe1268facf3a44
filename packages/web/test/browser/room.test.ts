// Spoilers: what is seen here is the beginning of the campaign.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, bring, LINES, STILL } from './guests.ts';
import { BrowserHouse, NO_BROWSER, PHONE, type Visit } from './house.ts';
import { type Ahead, journalUntil, type Moment, storedUntil } from './journals.ts';
import { closeDialog } from './player.ts';
import { fromMenu } from './screens/screen.ts';

const hasTurn = ({ seat, choices }: Moment): boolean =>
  seat === 1 && choices().some((choice) => choice.do === 'place');

/** With a button beside the cards. */
const mayRetrieve = (moment: Moment): boolean =>
  moment.turn >= 20 && hasTurn(moment) && moment.choices().some((choice) => choice.do === 'retrieve');

const LAPTOP = { width: 1366, height: 768 };

/** Which of the first cards in one's hand have a name that something lies on, or of which too little is seen. */
function unread(page: Page, first: number): Promise<readonly string[]> {
  return page.locator('.tray .hand:not(.offered) li').evaluateAll(
    (cards, end) =>
      cards.slice(0, end).flatMap((card) => {
        const name = card.querySelector('.card-name');
        if (name === null) return ['a card without a name'];
        const { left, top, width, height } = name.getBoundingClientRect();
        const isSeen = [0.1, 0.5, 0.9].every((along) =>
          [0.2, 0.8].every((down) =>
            name.contains(document.elementFromPoint(left + along * width, top + down * height)),
          ),
        );
        return isSeen && width >= 50 ? [] : [name.textContent];
      }),
    first,
  );
}

describe.skipIf(NO_BROWSER)('where there is little room', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  /** Somebody whose turn it is, at a table of so many. */
  async function seated(
    seats: number,
    visit: Visit,
    first?: string,
    isThere = hasTurn,
    glows = '.thing-possible',
  ): Promise<Page> {
    const visitor: BrowserContext = await house.visitor(visit);
    if (first !== undefined) await visitor.addInitScript(first);
    await visitor.addInitScript(LINES);
    await arrive(visitor, 'Maria');
    const journal = journalUntil({ seats, seed: 'a village to look at', games: 1 }, isThere);
    const page = await visitor.newPage();
    await page.goto(`/#/table/${await bring(visitor, 'W'.repeat(40), journal)}`);
    await page.locator(`.village:has(${glows}) .tray`).waitFor();
    return page;
  }

  test('one’s own supply is one row beside the cards, also for six in German', async () => {
    const page = await seated(6, { locale: 'de' }, STILL, mayRetrieve);
    const rows = (): Promise<number> =>
      page.locator('.tray').evaluate((tray) => {
        const boxes = [...tray.children]
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.height > 0);
        const highest = boxes.reduce((first, box) => (box.bottom < first.bottom ? box : first));
        return boxes.filter((box) => box.top >= highest.bottom).length + 1;
      });
    for (const size of [{ width: 1280, height: 720 }, { width: 1024, height: 768 }, LAPTOP]) {
      await page.setViewportSize(size);
      await expect.poll(rows).toBe(1);
      const overflow = await page.locator('.tray').evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => unread(page, 4)).toEqual([]);
    // Also what building cards take to be constructed leaves their names free.
    await page.setViewportSize({ width: 1024, height: 768 });
    // However long the name of the table is, people have theirs.
    const names = (): Promise<readonly number[]> =>
      page.locator('.player-name').evaluateAll((all) => all.map((one) => one.clientWidth));
    await expect.poll(async () => Math.min(...(await names()))).toBeGreaterThan(40);
    await expect.poll(() => page.locator('.tray .hand .build').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.tray .hand .card').count()).toBeGreaterThan(2);
    await expect.poll(() => unread(page, 4)).toEqual([]);
    await page.context().close();
  });

  test('however many cards are held, none lies on the answers beside them', async () => {
    /** Yes or no is asked of somebody with more cards than fit side by side. */
    const isHolding = ({ seat, choice, now }: Ahead): boolean =>
      choice.do === 'pass' && (now().charters.find((own) => own.seat === seat)?.hand.length ?? 0) > 9;
    const { journal, next } = storedUntil(3, isHolding, ({ seat }) => [1, 2, 3].filter((n) => n !== seat));
    const visitor = await house.visitor({ locale: 'de' });
    await visitor.addInitScript(STILL);
    await arrive(visitor, 'Maria');
    const page = await visitor.newPage();
    await page.goto(`/#/table/${await bring(visitor, 'Hazelport', journal, [next.seat])}`);
    const answers = page.locator('.tray-buttons .gold');
    await expect.poll(() => answers.count()).toBe(2);
    const covered = (): Promise<readonly string[]> =>
      answers.evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const isFree = [0.05, 0.5, 0.95].every((along) =>
            one.contains(document.elementFromPoint(left + along * width, top + height / 2)),
          );
          return isFree ? [] : [one.textContent];
        }),
      );
    for (const size of [
      { width: 1440, height: 900 },
      LAPTOP,
      { width: 1280, height: 720 },
      { width: 1024, height: 768 },
      { width: 961, height: 600 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(covered).toEqual([]);
    }
    // The names of the first ones are read, however narrow it is; and where there are more, that is seen.
    for (const size of [LAPTOP, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => unread(page, 4)).toEqual([]);
    }
    const hand = page.locator('.tray .hand:not(.offered)');
    const fades = (): Promise<string> => hand.evaluate((row) => getComputedStyle(row).maskImage);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(() => unread(page, 4)).toEqual([]);
    expect(await fades()).toMatch(/calc\(100% - 24px\)/);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(fades).toMatch(/calc\(100% - 24px\)/);
    const [row, second] = await Promise.all([hand.boundingBox(), hand.locator('li').nth(1).boundingBox()]);
    const peeks = (row?.x ?? 0) + (row?.width ?? 0) - (second?.x ?? 0);
    expect(peeks).toBeGreaterThan((second?.width ?? 0) / 3);
    await visitor.close();
  });

  test('at a zoom of 200 % a first hint is one line, unfolds, and goes', async () => {
    const page = await seated(4, { viewport: { width: 683, height: 384 } });
    const hint = page.getByRole('region', { name: 'Good to know' });
    await hint.waitFor();
    const height = async (): Promise<number> => (await hint.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(50);
    await hint.getByRole('button', { expanded: false }).click();
    await hint.getByRole('button', { name: 'No more hints' }).waitFor();
    await hint.getByRole('button', { expanded: true }).click();
    await expect.poll(height).toBeLessThan(50);
    await hint.getByRole('button', { name: 'Close: Good to know' }).click();
    await hint.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('the village has most of the height: at a zoom of 200 % while one pays, and on a low desktop beside a hint', async () => {
    const mayPay = ({ seat, choices, now }: Moment): boolean =>
      seat === 1 &&
      choices().filter(({ do: deed, what }) => deed === 'pay' && typeof what === 'string').length > 1 &&
      now().charters.some((one) => one.seat === 1 && one.hand.length > 1);
    const zoomed = { width: 640, height: 400 };
    const page = await seated(4, { viewport: zoomed }, STILL, mayPay, '.good[data-mark=possible]');
    const part = (one: Page): Promise<number> =>
      one.locator('.village-board > .board').evaluate((board) => board.clientHeight / innerHeight);
    expect(await part(page)).toBeGreaterThan(0.61);
    // What answers is large enough, and all of it is seen.
    const goods = await page.locator('.good[data-mark=possible]').all();
    for (const good of goods) {
      const { height = 0, y = 0 } = (await good.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height).toBeLessThanOrEqual(zoomed.height);
    }
    const desktop = await seated(4, { viewport: { width: 1280, height: 800 } });
    await desktop.getByRole('region', { name: 'Good to know' }).waitFor();
    await expect.poll(() => part(desktop)).toBeGreaterThan(0.63);
    for (const one of [page, desktop]) await one.context().close();
  });

  test('that the line is lost is said above all else, and covers neither a title nor a button', async () => {
    const page = await seated(2, { viewport: LAPTOP }, STILL);
    await fromMenu(page, 'settings');
    await page.locator('.dialog-title').waitFor();
    await page.context().setOffline(true);
    await page.evaluate('lines.at(-1).close()');
    const notice = page.locator('.village-line p');
    await notice.waitFor();
    const covered = (): Promise<number> =>
      notice.evaluate((one) => {
        const { bottom } = one.getBoundingClientRect();
        return [...document.querySelectorAll('button, h1, h2, h3, .village-head')].filter(
          (other) => other.checkVisibility() && other.getBoundingClientRect().top < bottom - 1,
        ).length;
      });
    await expect.poll(covered).toBe(0);
    await closeDialog(page);
    await expect.poll(covered).toBe(0);
    await page.setViewportSize(PHONE);
    await expect.poll(covered).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    expect(await page.locator('.village').evaluate((one) => one.getBoundingClientRect().top)).toBe(0);
    await page.context().close();
  });

  test('goods that can’t be paid with say why: to a mouse that rests there, to keys, to ears, to a finger', async () => {
    const page = await seated(2, { viewport: LAPTOP }, STILL);
    const coins = page.locator('.good[data-good=coin]');
    const why = page.locator('.inspector .reason').getByText('Nothing is to be paid now.');
    await coins.hover();
    await why.waitFor();
    await expect
      .poll(() => coins.getAttribute('aria-label'))
      .toContain('Not possible: Nothing is to be paid now.');
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });
    // One way in for keys; arrows lead along the row.
    await expect.poll(() => page.locator('.goods button:not([tabindex="-1"])').count()).toBe(1);
    await coins.press('ArrowRight');
    await page.locator('.good[data-good=wood]:focus, .good:focus').first().waitFor();
    await why.waitFor();

    const visit = { viewport: PHONE, hasTouch: true, isMobile: true };
    const phone = await seated(2, visit, STILL);
    const goods = phone.locator('button.goods');
    expect((await goods.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await goods.tap();
    await phone.locator('.inspector .reason').getByText('Nothing is to be paid now.').waitFor();
    for (const one of [page, phone]) await one.context().close();
  });
});
