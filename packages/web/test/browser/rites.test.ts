// Spoilers: a crate is opened.
import type { Fact } from '@charterstone/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueHint } from '../../src/table/menu/first/dueHint.ts';
import { accept, arrive, atTable, bring, invite, STILL, VOICE } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { type Ahead, journalUntil, storedUntil } from './journals.ts';
import { ScreenPlayer, skipMoments } from './player.ts';
import { showMissed } from './screens/missed.ts';

/** The seat that is asked after what happens next. */
function seatAfter({ facts, now }: Ahead): number | undefined {
  const began = facts.findLast((fact) => fact.fact === 'turnBegan');
  return now().charters.find(({ charter }) => charter === began?.charter)?.seat;
}

/** In the first game: a crate is opened, and after it whoever does so has a hint that was not there before. */
function bringsHint(): (ahead: Ahead) => boolean {
  let told: readonly Fact[] = [];
  return ({ game, seat, choice, facts, now }) => {
    // The first choices of a campaign.
    const before = choice.do === 'charter' ? [] : told;
    told = game === 1 ? [...before, ...facts] : before;
    if (game > 1 || !facts.some(({ fact }) => fact === 'opened')) return false;
    const charter = now().charters.find((own) => own.seat === seat)?.charter;
    const due = dueHint(told, charter);
    return due !== undefined && due !== dueHint(before, charter);
  };
}

/** Runs in the page: from now on writes down every line of the log that has no name for a card. */
const KEEPS_NUMBERS = `numbers = [];
  new MutationObserver(() => {
    for (const { innerText } of document.querySelectorAll('.log p'))
      if (/\\b(card \\d+|a new card)[ .]/.test(innerText)) numbers.push(innerText);
  }).observe(document.querySelector('.side'), { subtree: true, childList: true, characterData: true })`;

describe.skipIf(NO_BROWSER)('ceremonies (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('a crate is opened before everybody’s eyes, and holds up nobody', async () => {
    const seats = { opens: 0, acts: 0 };
    const { journal } = storedUntil(
      4,
      (ahead) => {
        if (!ahead.facts.some(({ fact }) => fact === 'opened')) return false;
        seats.opens = ahead.seat;
        seats.acts = seatAfter(ahead) ?? ahead.seat;
        return seats.acts !== seats.opens;
      },
      [],
    );
    const people = await Promise.all([1, 2, 3].map(() => house.audience()));
    const [mine, yours, theirs] = people;
    if (!mine || !yours || !theirs) throw new Error('somebody is missing');
    await mine.addInitScript(VOICE);
    for (const [i, one] of people.entries()) await arrive(one, ['Ada', 'Bo', 'Eve'][i] ?? '');
    const table = await bring(mine, 'Crates', journal, [seats.opens]);
    await accept(yours, await invite(mine, table, seats.acts));
    await accept(theirs, await invite(mine, table));
    const [ada, bo, eve] = [
      await atTable(mine, table),
      await atTable(yours, table),
      await atTable(theirs, table),
    ];
    const complaints = complaintsOf(ada);
    const opener = new ScreenPlayer(ada);
    await expect.poll(() => opener.isAsked()).toBe(true);
    // Before whoever only watches it passes by itself.
    const watched = eve.locator('.rite .fan li').first().waitFor();
    // What she saw stays until the cards have come, also over a slow line: numbers are nothing to read.
    await eve.route(/\/api\/tables\/[^/]+\/(box|texts|pictures)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await eve.evaluate(KEEPS_NUMBERS);
    await opener.choose(0);
    await ada.locator('.rite .fan li').first().waitFor();
    await expect.poll(() => ada.evaluate(`document.activeElement.matches('.rite')`)).toBe(true);

    // What came out of it can be heard, from the first card on.
    await ada.locator('.rite .aloud-main').click();
    const named = await ada.locator('.rite .fan .paper-card-name').first().innerText();
    expect(await ada.evaluate<string[]>('spoken')).toEqual([`${named}.`]);

    // Whoever follows a word of it to the Chronicle comes back to it, by keys to that very word.
    const word = ada.locator('.rite .term').first();
    for (const back of ['.chronicle-back', undefined]) {
      await word.press('Enter');
      await ada.locator('.chronicle').waitFor();
      expect(await ada.locator('.rite').isVisible()).toBe(false);
      await (back === undefined ? ada.goBack() : ada.locator(back).press('Enter'));
      await ada.locator('.rite .fan li').first().waitFor();
      await expect.poll(() => word.evaluate((one) => one === document.activeElement)).toBe(true);
    }

    // Whoever only watches sees it as well; whose turn it is has a slip, and plays on.
    await watched;
    expect(await eve.evaluate('numbers')).toEqual([]);
    await bo.locator('.rite-slip').waitFor();
    expect(await bo.locator('.rite').count()).toBe(0);
    const last = async (): Promise<number> =>
      (await (await mine.request.get(`/api/tables/${table}/history?after=0&most=1`)).json()).last;
    const before = await last();
    await new ScreenPlayer(bo).until(async () => (await last()) > before, 400);
    await expect.poll(() => ada.locator('.rite').count()).toBe(1);

    // Also what the other one did meanwhile, whenever it is told.
    await expect
      .poll(async () => {
        await skipMoments(ada);
        return ada.locator('.rite').count();
      })
      .toBe(0);
    await expect.poll(() => ada.evaluate(`document.activeElement.closest('.village') !== null`)).toBe(true);

    // What nobody looked at is offered again to whoever comes back.
    await bo.reload();
    await bo.locator('.rite-slip .button').first().click();
    await bo.locator('.rite .fan li').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('a first hint waits until what is on the stage has been seen', async () => {
    const { journal, next } = storedUntil(3, bringsHint(), []);
    const one = await house.audience();
    await arrive(one, 'Ada');
    const page = await atTable(one, await bring(one, 'Alone', journal, [next.seat]));
    const player = new ScreenPlayer(page);
    await expect.poll(() => player.isAsked()).toBe(true);
    await player.choose(0);
    await page.locator('.rite .fan li').first().waitFor();
    const hint = page.getByRole('region', { name: 'Good to know' });
    expect(await hint.count()).toBe(0);
    await skipMoments(page);
    await hint.waitFor();
    await one.close();
  });

  /** Somebody who comes back to a table and has missed all of it. */
  async function missed(isThere: Parameters<typeof journalUntil>[1]): Promise<Page> {
    const ada = await house.audience();
    await arrive(ada, 'Ada');
    await ada.addInitScript(STILL);
    const table = await bring(ada, 'Away', journalUntil({ seats: 3, seed: '1', games: 2 }, isThere));
    await ada.addInitScript(`localStorage.setItem('charterstone-moments-${table}-1', '0')`);
    return atTable(ada, table);
  }

  test('what happened since one’s last choice is offered on a device that has not seen it, and no more than that', async () => {
    let opener: number | undefined;
    const { journal, next } = storedUntil(
      4,
      ({ seat, turn, facts }) => {
        if (opener !== undefined && seat !== opener) return true;
        if (turn > 8 && facts.some(({ fact }) => fact === 'opened')) opener = seat;
        return false;
      },
      [],
    );
    const first = await house.audience();
    await arrive(first, 'Ada');
    await first.addInitScript(STILL);
    const table = await bring(first, 'Elsewhere', journal, [next.seat]);
    const kept = `localStorage.getItem('charterstone-moments-${table}-${next.seat}')`;
    const on = async (mark: string | undefined): Promise<Page> => {
      const device = await house.audience({ storageState: await first.storageState() });
      await device.addInitScript(STILL);
      const key = `charterstone-moments-${table}-${next.seat}`;
      if (mark !== undefined) await device.addInitScript(`localStorage.setItem('${key}', '${mark}')`);
      return atTable(device, table);
    };
    // A device that saw the table long before: of more than eight turns, what one crate brings.
    const page = await on('3 5');
    await page.locator('.rite-slip').waitFor();
    await expect.poll(() => page.locator('.rite-slip').innerText()).toMatch(/^You missed [1-3] event/);
    await page.locator('.rite-slip .button').first().click();
    await page.locator('.rite .fan li').first().waitFor();
    await page.context().close();
    // One that has never seen it: nobody has chosen here yet since the campaign was brought.
    const other = await on(undefined);
    await expect.poll(() => other.evaluate(kept)).not.toBe(null);
    expect(await other.locator('.rite-slip').count()).toBe(0);
    await other.context().close();
    // Whoever comes to watch has missed nothing: it is not theirs.
    const eve = await house.audience();
    await arrive(eve, 'Eve');
    await eve.addInitScript(STILL);
    await accept(eve, await invite(first, table));
    const watching = await atTable(eve, table);
    await expect
      .poll(() => watching.evaluate(`localStorage.getItem('charterstone-moments-${table}-0')`))
      .not.toBe(null);
    expect(await watching.locator('.rite-slip').count()).toBe(0);
    await eve.close();
    await first.close();
  });

  test('the golden button says where it leads: on to the next moment, and from the last one to the village', async () => {
    const page = await missed(
      ({ seat, turn, choices }) =>
        seat === 1 && turn > 30 && choices().some((choice) => choice.do === 'place'),
    );
    // One that is over stays in the page, unseen, until the next one has come.
    const skips = page.locator('.rite-bar:visible');
    const golden = page.locator('.rite .button-gold:visible');
    await page.locator('.rite-slip .button').first().click();
    const words: string[] = [];
    for (let last = ''; last !== 'Skip'; ) {
      await expect.poll(() => skips.innerText()).not.toBe(last);
      last = await skips.innerText();
      words.push(await golden.innerText());
      await golden.click();
    }
    await expect.poll(() => page.locator('.rite').count()).toBe(0);
    expect(words.length).toBeGreaterThan(1);
    expect(words).toEqual([...words.slice(1).map(() => 'Go on'), 'To the village']);
    await page.context().close();
  });

  test('names are written later, or all of them now: then it goes on', async () => {
    const page = await missed(
      ({ seat, game, choices, now }) =>
        seat === 1 && game === 1 && choices()[0]?.do !== 'place' && now().winners.length > 0,
    );
    await showMissed(page, '.opening[data-look=names]');
    const labels = page.locator('.rite .name-label');
    const golden = page.locator('.rite .button-gold');
    const count = await labels.count();
    expect(count).toBeGreaterThan(1);
    // On a phone that lies on its side, the button of a name that keys lead to is not below the golden one.
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 740, height: 360 });
    for (let i = 0; i < count; i++) {
      await labels.nth(i).locator('input').focus();
      await page.keyboard.press('Tab');
      const isClear = await page.evaluate<boolean>(`{
        const { left, right, bottom } = document.activeElement.getBoundingClientRect();
        document.elementFromPoint((left + right) / 2, bottom - 2)?.closest('button') === document.activeElement;
      }`);
      expect(isClear).toBe(true);
    }
    await page.setViewportSize({ width, height });
    // Somebody else has them before their eyes as well, and is about to write one.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await showMissed(other, '.opening[data-look=names]');
    const others = other.locator('.rite .name-label');
    await others.nth(1).locator('input').fill('Elderb');
    for (let i = 0; i < count; i++) {
      await expect.poll(() => golden.innerText()).toBe('Later');
      await labels
        .nth(i)
        .locator('input')
        .fill(`Hazelport ${i + 1}`);
      await labels.nth(i).locator('button[type=submit]').click();
      // It is asked whether that is for good.
      await labels.nth(i).locator('button[type=submit]').click();
      await expect.poll(() => page.locator('.name-written').count()).toBe(i + 1);
      await expect.poll(() => others.nth(i).locator('.name-written').innerText()).toBe(`Hazelport ${i + 1}`);
      if (i === 0) expect(await others.nth(1).locator('input').inputValue()).toBe('Elderb');
    }
    await expect.poll(() => other.locator('.rite .button-gold').innerText()).toBe('Go on');
    await expect.poll(() => golden.innerText()).toBe('Go on');
    expect(await page.locator('.names-later').count()).toBe(0);
    await page.context().close();
  });

  test('on one device, whoever brought a moment about sees it before the curtain falls', async () => {
    const journal = journalUntil(
      { seats: 2, seed: 'hot glue', games: 1, bots: [] },
      ({ seat, choices }) => seat === 1 && choices().some((choice) => choice.do === 'build'),
    );
    const sofa = await house.audience();
    await arrive(sofa, 'Family');
    const table = await bring(sofa, 'Sofa', journal, [1, 2]);
    const page = await sofa.newPage();
    await page.goto(`/#/table/${table}`);
    const curtain = page.locator('.curtain button').first();
    await curtain.click();
    await page.locator('.village').waitFor();
    const builder = new ScreenPlayer(page, '.glue');
    await builder.until(async () => (await page.locator('.glue').count()) > 0, 20);
    expect(await curtain.count()).toBe(0);
    await skipMoments(page);
    await curtain.waitFor();
    expect(await page.locator('.rite, .village').count()).toBe(0);
    await sofa.close();
  });
});
