// Spoilers: what is seen here is the beginning of the campaign.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backToVillage } from './glance.ts';
import { arrived, bring, isOver, sat } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { journalUntil } from './journals.ts';
import { anyOf, closeDialog, ScreenPlayer, skipMoments } from './player.ts';

const PHONE = { width: 360, height: 640 };

/** What reaches beyond a slip of paper, or has words beyond itself. */
function overrun(slip: Element): string[] {
  const { left, right } = slip.getBoundingClientRect();
  return [...slip.querySelectorAll('h1, button, ul')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const isWithin = box.left >= left && box.right <= right && one.scrollWidth <= one.clientWidth;
    return isWithin ? [] : [one.tagName];
  });
}

describe.skipIf(NO_BROWSER)('several at one device (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.open();
  });
  afterAll(() => house?.close());

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
    // Each chair goes by its charter, and says it once.
    await page.locator('.curtain button').first().click();
    await page.locator('.table-menu').getByRole('button', { name: 'Table', exact: true }).click();
    const chair = page.locator('.chair').first();
    const charter = await chair.locator('strong').innerText();
    expect((await chair.innerText()).split(charter)).toHaveLength(2);
    // Until each is given a name, which everybody at the table goes by from then on.
    const long = `Bo${'W'.repeat(38)}`;
    for (const [i, name] of ['Ada', long].entries()) {
      const row = page.locator('.chair').nth(i);
      await row.getByRole('button', { name: /change/ }).click();
      await row.getByRole('textbox').fill(name);
      await row.getByRole('button', { name: 'Keep' }).click();
      await row.locator('strong', { hasText: name }).waitFor();
    }
    await closeDialog(page);
    const names = page.locator('.player-name');
    await expect.poll(async () => (await names.allInnerTexts()).sort().join()).toMatch(/^Ada.*,Bo/s);
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
    // Between games nobody has anything before them.
    const own = (): Promise<string | undefined> =>
      page.evaluate(() => document.querySelector<HTMLElement>('.tray')?.dataset['charter']);
    let curtains = 0;
    let takenBack = 0;
    let recap = '';
    let played: string | undefined;
    let secrets: string[] = [];
    for (let i = 0; i < 1000; i++) {
      const { isAtEnd, isCurtained, isElsewhere, offers } = await skipMoments(page);
      // From there on everything leads away from the table.
      if (isAtEnd) break;
      if (isCurtained) {
        const drawn = await page.content();
        recap = await page.locator('.curtain-seats').innerText();
        expect(await page.locator('.curtain h1').innerText()).toMatch(/^Hand the device to (Ada|BoW{38})$/);
        // However long somebody's name is, it stays on its button, and the button on its slip of paper.
        for (const size of curtains < 2 ? [PHONE, page.viewportSize() ?? PHONE] : []) {
          await page.setViewportSize(size);
          expect(await page.locator('.curtain-page').evaluate(overrun)).toEqual([]);
        }
        // Until whoever comes has it, it still belongs to whoever did something by mistake: with a key, or by the button.
        if (takenBack < 2 && (await page.locator('.curtain-back').count()) > 0) {
          if (takenBack++ === 0) await page.keyboard.press('Control+z');
          else await page.locator('.curtain-back').click();
          await page.getByText('Your turn').waitFor();
          await expect.poll(own).toBe(played);
          continue;
        }
        // Where several are asked at once, whoever comes first takes it.
        await ready.first().click();
        await page.locator('.village').waitFor();
        // What lies in a hand, or in an attribute of it, was not there: neither of who comes nor of who goes.
        for (const secret of [...secrets, ...(await hand())]) expect(drawn).not.toContain(secret);
        curtains++;
      } else if (isElsewhere) await backToVillage(page);
      else if (offers > 0) {
        if (i % 4 === 0) secrets = (await hand()).filter((word) => word !== '');
        // The curtain may have come since: then whoever chose last is who chose before it.
        played = (await own()) ?? played;
        await player.choose(anyOf(i));
      } else if (await isOver(visitor, table)) break;
      else await player.look();
      // A page that is loaded anew lies before anybody, and tells once more what came since they looked last.
      if (curtains === 5) {
        curtains++;
        await page.reload();
        await ready.first().waitFor();
        expect(await page.locator('.curtain-seats').innerText()).toBe(recap);
      }
    }
    expect(await isOver(visitor, table)).toBe(true);
    expect(curtains).toBeGreaterThan(8);
    expect(takenBack).toBe(2);
    expect(complaints).toEqual([]);
    await visitor.close();
  });
});
