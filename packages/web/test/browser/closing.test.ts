// Spoilers: what is seen here is the middle and the end of the campaign.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept, arrive, bring, invite, STILL } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER, PHONE, type Visit } from './house.ts';
import { type Ahead, playedOn, storedUntil } from './journals.ts';
import { ScreenPlayer, skipMoments } from './player.ts';

/** Runs in the page: which moments were on the stage, and how often something of the table came within reach again. */
const WATCH_STAGES = `{
  globalThis.stages = new Set();
  globalThis.givenBack = 0;
  new MutationObserver((changes) => {
    const stage = document.querySelector('.rite')?.getAttribute('aria-label');
    if (stage) stages.add(stage);
    // It had it before: also where it has it again by now.
    givenBack += changes.filter(({ type, oldValue }) => type === 'attributes' && oldValue !== null).length;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['inert'], attributeOldValue: true });
}`;

/** Runs in the page: which words of what is decided between games led to the Chronicle. */
const WATCH_TERMS = `{
  globalThis.terms = new Set();
  const look = () => {
    for (const { textContent, hash } of document.querySelectorAll('.between a.term'))
      if (hash.includes('/chronicle/')) terms.add(textContent);
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}`;

/** The last choice of a campaign. */
const isOver = ({ facts }: Ahead): boolean => facts.some(({ fact }) => fact === 'campaignEnded');

/** What is left of the last game is to be put away. */
const isLastKeep = ({ game, choices }: Ahead): boolean =>
  game === 12 && choices().some(({ do: deed }) => deed === 'keep');

const FINALE = '.rite[aria-label="The campaign is over"]';

describe.skipIf(NO_BROWSER)(
  'the end of a game and of a campaign (needs Chromium: apt install chromium)',
  () => {
    let house: BrowserHouse;
    beforeAll(async () => {
      house = await BrowserHouse.shared();
    });
    afterAll(() => house?.close());

    async function guest(options: Visit = {}): Promise<BrowserContext> {
      const context = await house.audience(options);
      await arrive(context, 'Ada');
      await context.addInitScript(STILL);
      return context;
    }

    /** Sits down where a stored campaign stands just before something happens, as whoever makes it happen. */
    async function sat(
      context: BrowserContext,
      seats: number,
      isNext: Parameters<typeof storedUntil>[1],
      how?: 'endless',
    ): Promise<Page> {
      const others = (seat: number) =>
        Array.from({ length: seats }, (_, i) => i + 1).filter((n) => n !== seat);
      const { journal, next } = storedUntil(seats, isNext, ({ seat }) => others(seat), how);
      const table = await bring(context, 'Hazelport', journal, [next.seat]);
      const page = await context.newPage();
      await page.goto(`/#/table/${table}`);
      await page.locator('.village').waitFor();
      return page;
    }

    /** Plays what is offered, and ends every moment but the one that is waited for. */
    async function playTo(page: Page, stage: string): Promise<void> {
      const isThere = async (): Promise<boolean> => (await page.locator(stage).count()) > 0;
      await new ScreenPlayer(page, stage).until(isThere, 400);
    }

    /** Bots may have gone on meanwhile, and more is celebrated; then everything is within reach again. */
    async function playOn(page: Page): Promise<void> {
      const outOfReach = async (): Promise<number> => {
        await skipMoments(page);
        return page.locator('[inert]').count();
      };
      await expect.poll(outOfReach).toBe(0);
      await page.getByRole('button', { name: 'Play on in this village' }).click();
    }

    test('a game is played to its end, the winner stands on the podium, and between games everything is decided on one page', async () => {
      const ada = await guest();
      const page = await sat(
        ada,
        4,
        ({ game, facts }) => game === 4 && facts.some(({ fact }) => fact === 'gameEnded'),
      );
      const complaints = complaintsOf(page);
      await playTo(page, '.podium');
      await expect.poll(() => page.locator('.tally tbody tr').count()).toBe(4);
      // Its victory is among those that are counted: four games, a winner each.
      const won = page.locator('.tally-won');
      const sum = async (): Promise<number> =>
        (await won.allInnerTexts()).reduce((all, text) => all + Number(text), 0);
      await expect.poll(sum).toBeGreaterThanOrEqual(4);
      // Where points came from is explained in the Chronicle.
      await expect
        .poll(() => page.locator('.tally-legend a.term[href*="/chronicle/"]').count())
        .toBeGreaterThan(0);
      await page.locator('.closing-foot .button-gold').click();
      // Whoever decides is named, each answer says what it leads to, and nothing is lost by a reload.
      const panel = page.locator('.between');
      await panel.waitFor();
      // Whoever goes by keys or by ear is where it is asked, or at the cards beside it where they were; not at the village behind it.
      // More may be celebrated before that.
      const isAsked = async (): Promise<boolean> => {
        await skipMoments(page);
        return page.evaluate<boolean>(
          `document.activeElement.matches('.between h2, .village :not(.village-board *, .village-board)')`,
        );
      };
      await expect.poll(isAsked).toBe(true);
      await expect.poll(() => panel.locator('.stations [aria-current=step]').count()).toBe(1);
      await expect.poll(() => panel.locator('.between-seats li').count()).toBe(4);
      const question = await panel.locator('h2').innerText();
      await page.reload();
      await expect.poll(() => panel.locator('h2').innerText()).toBe(question);
      await page.evaluate(WATCH_TERMS);
      const player = new ScreenPlayer(page);
      await player.until(
        async () =>
          (await player.game()) === 5 && (await page.locator('.tray:not(.between-away)').count()) > 0,
        1500,
      );
      expect(await page.evaluate('[...terms]')).not.toEqual([]);
      expect(complaints).toEqual([]);
      await ada.close();
    });

    test('whoever was away when the campaign ended sees how it ended before the table tells', async () => {
      const ada = await guest();
      const bo = await house.audience();
      await arrive(bo, 'Bo');
      await bo.addInitScript(STILL);
      const { journal, next } = storedUntil(2, isOver, () => []);
      const table = await bring(ada, 'Hazelport', journal, [next.seat]);
      await accept(bo, await invite(ada, table, 3 - next.seat));
      const his = await bo.newPage();
      await his.goto(`/#/table/${table}`);
      await his.locator('.village:has(.log li)').waitFor();
      // He has looked as soon as his browser remembers it.
      const mark = `localStorage.getItem('charterstone-moments-${table}-${3 - next.seat}')`;
      await expect.poll(() => his.evaluate(mark)).not.toBe(null);
      await his.goto('/');
      const hers = await ada.newPage();
      await hers.goto(`/#/table/${table}`);
      await hers.locator('.village').waitFor();
      await playTo(hers, FINALE);
      await his.goto(`/#/table/${table}`);
      await his.locator('.rite').waitFor();
      expect(await his.locator('.rite-slip').count()).toBe(0);
      await playTo(his, FINALE);
      for (const one of [ada, bo]) await one.close();
    });

    test('a campaign that was lost ends at night; its table is closed, and everything else is a click away', async () => {
      const ada = await guest({ viewport: PHONE, hasTouch: true, isMobile: true });
      const page = await sat(ada, 2, isOver);
      await playTo(page, FINALE);
      await page.locator('.rite .tally-scores').waitFor();
      await expect.poll(() => page.locator('.closing').getAttribute('data-look')).toBe('night');
      await page.locator('.closing-foot .button-gold').click();
      const end = page.locator('.at-the-end[data-battle=lost]');
      await expect.poll(() => end.locator('.tally-scores tbody tr').count()).toBe(2);
      for (const way of ['/book', '/replay', '#/new'])
        await expect.poll(() => end.locator(`a[href$="${way}"]`).count()).toBe(1);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(PHONE.width);
      // From where it is over nobody can play on; from the step before it one can.
      await end.locator('a[href$="/replay"]').click();
      const slider = page.getByRole('slider', { name: 'Moment' });
      await slider.focus();
      await page.keyboard.press('End');
      await expect.poll(() => page.locator('.replay-what-if').count()).toBe(0);
      await page.keyboard.press('ArrowLeft');
      await page.locator('.replay-what-if').waitFor();
      await ada.close();
    });

    test('a campaign that was won ends in the morning, and the finished village is played on', async () => {
      const ada = await guest();
      // Somebody else wins.
      const page = await sat(ada, 3, (ahead) => ahead.seat === 3 && isLastKeep(ahead));
      await page.evaluate(WATCH_STAGES);
      // Nothing outlasts the campaign: nobody picks what to keep, and one press puts all of it back.
      await page.locator('.between .left-things').waitFor();
      expect(await page.locator('.between .option').count()).toBe(0);
      expect(await page.locator('.stations [aria-current=step]').innerText()).toContain('A last look');
      expect(await page.locator('.between .terms').count()).toBe(0);
      await page.getByRole('button', { name: 'Put everything back' }).click();
      await page.locator('.left-things').waitFor({ state: 'detached' });
      await playTo(page, FINALE);
      await page.locator('.rite .tally-scores').waitFor();
      // Others came before it; the table was out of reach from the first of them on.
      expect(await page.evaluate<number>('stages.size')).toBeGreaterThan(1);
      expect(await page.evaluate<number>('givenBack')).toBe(0);
      await expect.poll(() => page.locator('.village-board[inert]').count()).toBe(1);
      await expect.poll(() => page.locator('.closing').getAttribute('data-look')).toBe('dawn');
      await page.locator('.closing-foot .button-gold').click();
      const end = page.locator('.at-the-end[data-battle=won]');
      await end.locator('.tally-scores').waitFor();
      // Charters are dealt anew by now: the log tells it of the same people.
      const won = (await end.locator('h2').innerText()).replace(/[\u2068\u2069]/g, '');
      expect(won).toMatch(/ wins the campaign$/);
      const told = page.locator('.log p', { hasText: 'The campaign is over' });
      await expect.poll(() => told.allTextContents()).toHaveLength(1);
      await expect.poll(() => told.textContent()).toContain(`: ${won.replace('the campaign', 'it')} with`);
      await playOn(page);
      await page.locator('.between .option').first().waitFor();
      await ada.close();
    });

    test('where the table is closed after later games, everybody stands in the scores as whom they were when the campaign ended', async () => {
      const ada = await guest();
      const { journal, had, have } = playedOn(3, 3);
      const table = await bring(ada, 'Hazelport', journal, [3]);
      const page = await ada.newPage();
      await page.goto(`/#/table/${table}`);
      const rows = page.locator('.at-the-end .tally-scores tbody tr');
      await rows.first().waitFor();
      // Who has one charter in the last game had another then; nobody sits in the other seats.
      const mine = page.locator('.player[data-mine]');
      await expect.poll(() => mine.getAttribute('data-player')).toBe(have.get(3));
      const others = [1, 2].map((seat) => had.get(seat) ?? '');
      expect((await rows.locator('bdi').allInnerTexts()).sort()).toEqual(
        ['Ada', ...others.map((name) => name.charAt(0).toUpperCase() + name.slice(1))].sort(),
      );
      await ada.close();
    });

    test('after a campaign that was lost the village is played on as well: whoever says so comes to a turn of the next game', async () => {
      const ada = await guest();
      const page = await sat(ada, 2, isOver, 'endless');
      const complaints = complaintsOf(page);
      await playTo(page, FINALE);
      await page.locator('.closing-foot .button-gold').click();
      await page.locator('.at-the-end[data-battle=lost] .tally-scores').waitFor();
      // Charters are dealt anew by now: nobody is to be seen as somebody else than in the scores.
      const me = page.locator('.player[data-mine]');
      expect(await me.isVisible()).toBe(false);
      await playOn(page);
      await page.locator('.between .site-option').first().waitFor();
      await expect.poll(() => me.isVisible()).toBe(true);
      // Nothing is marked or kept any more.
      expect(await page.locator('.stations, .chest').count()).toBe(0);
      expect(await page.locator('.between-main').innerText()).not.toContain('campaign');
      const own = await me.getAttribute('data-player');
      const placed = page.locator(`.board-village [data-piece^="worker-${own}-"]`);
      expect(await placed.count()).toBe(0);
      const player = new ScreenPlayer(page);
      await player.until(async () => (await placed.count()) > 0, 400);
      expect(await player.game()).toBe(13);
      expect(complaints).toEqual([]);
      await ada.close();
    });
  },
);
