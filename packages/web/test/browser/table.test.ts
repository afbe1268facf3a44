// Spoilers: what is seen here is the beginning of the campaign.
import { PERILS } from '@charterstone/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sightOf } from './glance.ts';
import { arrive, bring } from './guests.ts';
import { BrowserHouse, complaintsOf, DESKTOP, NEIGHBOUR, NO_BROWSER, PHONE } from './house.ts';
import { journalUntil, type Moment } from './journals.ts';
import { pressThing, ScreenPlayer, skipMoments } from './player.ts';

describe.skipIf(NO_BROWSER)('the table in a real browser (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('a new visitor plays a whole first game against bots, the first worker stands after three clicks', async () => {
    const visitor = await house.visitor();
    const page = await visitor.newPage();
    const complaints = complaintsOf(page);
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).click();
    await page.getByRole('button', { name: 'Begin like this' }).click();
    // Bots may begin; then it is our turn, and one click on a building sends a worker there.
    await page.getByText('Send a worker to a glowing building').waitFor();
    await pressThing(page, '.thing-possible[data-object^="site:"]');
    await expect.poll(() => page.locator('.log').innerText()).toMatch(/Guest places a worker/);
    const player = new ScreenPlayer(page);
    await player.until(async () => player.choices >= 8, 1000);
    // Whoever reads back in the log is left there, whatever happens meanwhile.
    const log = page.locator('.side [role=tabpanel]');
    const said = await log.locator('li').count();
    expect(await log.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(100);
    // Until then it has followed the game.
    const untilEnd = (): Promise<number> =>
      log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
    await expect.poll(untilEnd).toBeLessThan(10);
    // By keys: a page that is not painted hears no wheel.
    await expect
      .poll(async () => {
        await skipMoments(page);
        await log.focus();
        await page.keyboard.press('Home');
        return log.evaluate((panel) => panel.scrollTop);
      })
      .toBe(0);
    await player.until(async () => (await log.locator('li').count()) > said + 1, 1000);
    expect(await log.evaluate((panel) => panel.scrollTop)).toBe(0);
    await player.until(async () => (await player.game()) >= 2, 3000);
    // What it tells is explained in the Chronicle.
    await expect.poll(() => log.locator('a.term[href*="/chronicle/"]').count()).toBeGreaterThan(0);
    expect(player.choices).toBeGreaterThan(10);
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  test('what happened is there again after a reload, on a phone as well', async () => {
    const visitor = await house.visitor({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'no-preference',
    });
    const page = await visitor.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).click();
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.getByText('Send a worker to a glowing building').waitFor();
    await page.reload();
    await page.getByText('Send a worker to a glowing building').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
    await visitor.close();
  });

  test('on a phone charters and the spaces of the quota come into view when they are asked for, large enough for a finger', async () => {
    const visitor = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await visitor.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).click();
    await page.getByRole('button', { name: 'Begin like this' }).waitFor();
    // Ribbons of charters are as narrow as a name: each has a button.
    const charters = await page.locator('.offered [data-object^="charter:"]').all();
    expect(charters).toHaveLength(6);
    for (const box of await Promise.all(charters.map((button) => button.boundingBox()))) {
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    // It is for the whole campaign: whoever points at one has not taken it yet.
    for (const name of ['Green', 'Yellow']) await page.getByRole('button', { name, exact: true }).click();
    expect(await page.locator('.offered [aria-pressed=true]').allInnerTexts()).toEqual(['Yellow']);
    await page.getByRole('button', { name: 'Choose the yellow charter' }).click();
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.getByText('Send a worker to a glowing building').waitFor();
    // From one's home the Cloud Port is not seen; in the whole village it is, with spaces that nobody can hit.
    await page.getByRole('button', { name: 'Show the whole village' }).click();
    await pressThing(page, '[data-object="commons:cloudPort"]');
    await page.locator('.inspector .gold').first().click();
    const spaces = page.locator('.thing-possible[data-object^="quota:"]');
    await spaces.first().waitFor();
    const board = await page.locator('.board').boundingBox();
    const missed = async (): Promise<number> => {
      const boxes = await Promise.all((await spaces.all()).map((space) => space.boundingBox()));
      return boxes.filter(
        (box) =>
          box === null ||
          board === null ||
          Math.min(box.width, box.height) < 36 ||
          box.x < board.x ||
          box.x + box.width > board.x + board.width ||
          box.y < board.y ||
          box.y + box.height > board.y + board.height,
      ).length;
    };
    await expect.poll(missed).toBe(0);
    // Late in a campaign there are more of them than have room in that size: each is a button beside the question as well.
    const buttons = await Promise.all(
      (await page.locator('.offered .gold').all()).map((button) => button.boundingBox()),
    );
    expect(buttons).toHaveLength(await spaces.count());
    for (const box of buttons) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await visitor.close();
  });

  test('whatever is offered in words is in sight at every size, large enough for a finger, and nothing lies on anything else', async () => {
    const visitor = await house.visitor();
    await arrive(visitor, 'Maria');
    const isAsked = ({ game, seat, choices }: Moment): boolean =>
      game === 9 &&
      seat === 1 &&
      choices().filter(({ do: deed, what }) => deed === 'pay' && PERILS.some((peril) => peril === what))
        .length >= 3;
    const journal = journalUntil({ seats: 4, seed: 'p1', games: 12 }, isAsked);
    const page = await visitor.newPage();
    await page.goto(`/#/table/${await bring(visitor, 'Quay', journal)}`);
    const offered = page.locator('.offered .gold');
    await offered.first().waitFor();
    for (const size of [DESKTOP, { width: 768, height: 1024 }, PHONE]) {
      await page.setViewportSize(size);
      const flaws = (): Promise<readonly string[]> =>
        offered.evaluateAll((buttons) => {
          const boxes = buttons.map((button) => button.getBoundingClientRect());
          const tray = document.querySelector('.tray')?.getBoundingClientRect();
          return boxes.flatMap((box, i) => [
            ...(box.height < 44 ? ['low'] : []),
            ...(box.right > innerWidth || box.bottom > (tray?.bottom ?? 0) ? ['out of sight'] : []),
            ...(boxes.some(
              (other, k) =>
                k < i &&
                other.left < box.right &&
                box.left < other.right &&
                other.top < box.bottom &&
                box.top < other.bottom,
            )
              ? ['lies on another']
              : []),
          ]);
        });
      await expect.poll(flaws).toEqual([]);
    }
    await expect.poll(() => offered.count()).toBeGreaterThanOrEqual(3);
    await visitor.close();
  });

  test('in the middle of an action what is looked at shows what it would bring, and then brings it; in the house’s network too, without HTTPS', async () => {
    const visitor = await house.visitor({ baseURL: house.url.replace('127.0.0.1', NEIGHBOUR) });
    const page = await visitor.newPage();
    await page.goto('/');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('button', { name: /play now/i }).click();
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.getByText('Send a worker to a glowing building').waitFor();
    await pressThing(page, '[data-object="commons:cloudPort"]');
    const space = page.locator('.thing-possible[data-object="quota:coin-1"]');
    await space.waitFor();
    // In a village that is full it would be too small for a mouse: it has a button as well.
    await page.locator('.offered [data-object="quota:coin-1"]').waitFor();
    const coins = page.locator('[data-object="good:coin"]');
    const had = Number(await coins.innerText());
    await space.hover({ force: true });
    const after = page.locator('.inspector .after');
    await after.waitFor();
    await expect.poll(() => after.innerText()).toContain(String(had - 1));
    await page.locator('.inspector .way .gold').click();
    await expect.poll(async () => Number(await coins.innerText())).toBe(had - 1);
    await visitor.close();
  });

  test('a choice that takes its time is said to be on its way, and until it is answered nothing else is chosen', async () => {
    const visitor = await house.visitor();
    const page = await visitor.newPage();
    const held: (() => void)[] = [];
    let isSlow = false;
    let chosen = 0;
    await page.routeWebSocket(/./, (line) => {
      const server = line.connectToServer();
      line.onMessage((message) => {
        if (isSlow && /"type":"choose"/.test(String(message))) chosen++;
        held.push(() => server.send(message));
        if (!isSlow) for (const go of held.splice(0)) go();
      });
    });
    await page.goto('/');
    await page.getByRole('button', { name: /play now/i }).click();
    await page.getByRole('button', { name: 'Begin like this' }).click();
    await page.getByText('Send a worker to a glowing building').waitFor();
    const notice = page.getByText('Your choice is on its way');
    expect(await notice.count()).toBe(0);
    isSlow = true;
    await pressThing(page, '.thing-possible[data-object^="site:"]');
    await notice.waitFor();
    const village = page.locator('.village');
    await expect.poll(() => village.getAttribute('aria-busy')).toBe('true');
    // Neither a second building nor a button nor a key says anything more.
    await pressThing(page, '.thing-possible[data-object^="commons:"]');
    await page.locator('.thing-possible[data-object^="site:"]').last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(chosen).toBe(1);
    isSlow = false;
    for (const go of held.splice(0)) go();
    await notice.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('.log').innerText()).toMatch(/Guest places a worker/);
    expect(await page.locator('.log').innerText()).not.toMatch(
      /Guest places a worker.*Guest places a worker/s,
    );
    await expect.poll(() => village.getAttribute('aria-busy')).toBe('false');
    expect(await page.getByText('The table has moved on meanwhile').count()).toBe(0);
    await visitor.close();
  });

  test('what is paid is picked in any order and can be put back before it is handed over', async () => {
    const visitor = await house.visitor();
    await arrive(visitor, 'Maria');
    // The second of two goods is offered by the rules before the last: whoever begins with that one could not pay the other any more.
    const asked = ({ seat, choices, now }: Moment): boolean =>
      seat === 1 &&
      choices().filter(({ do: deed }) => deed === 'pay').length > 1 &&
      now().questions.some(({ left, among = [] }) => left === 2 && among.length > 2);
    const journal = journalUntil({ seats: 4, seed: 'a village to look at', games: 1 }, asked);
    const page = await visitor.newPage();
    await page.goto(`/#/table/${await bring(visitor, 'Quay', journal)}`);
    const goods = page.locator('.good[data-mark=possible]');
    await goods.first().waitFor();
    const had = await page.locator('.good b').allInnerTexts();
    await goods.last().click();
    const held = page.getByRole('button', { name: /^Put .* back$/ });
    await held.waitFor();
    await held.click();
    await held.waitFor({ state: 'detached' });
    // Nothing has been paid yet.
    expect(await page.locator('.good b').allInnerTexts()).toEqual(had);
    const [last, first] = [
      await goods.last().getAttribute('data-good'),
      await goods.first().getAttribute('data-good'),
    ];
    await page.locator(`.good[data-good=${last}]`).click();
    await page.locator(`.good[data-good=${first}]`).click();
    await expect
      .poll(() => page.locator('.log').innerText())
      .toMatch(new RegExp(`Maria pays 1 ${first}[^]*Maria pays 1 ${last}`));

    // Advice is for one of them: whoever follows it has paid that one, and nothing waits in their hand.
    await page.goto(`/#/table/${await bring(visitor, 'Advised', journal)}`);
    await goods.first().waitFor();
    const seq = async (): Promise<number> => (await sightOf(page)).seq;
    const before = await seq();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(seq).toBeGreaterThan(before);
    await visitor.close();
  });
});
