// Spoilers: what is seen here are the first three games of a campaign.
import type { Fact } from '@charterstone/rules';
import { PROMISED } from '@charterstone/testkit';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report } from '../../../server/test/proofs/measure.ts';
import { QuickPlayer } from '../proofs/quickPlayer.ts';
import { settled } from './glance.ts';
import { accept, arrive, bring, invite, makeTable } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { storedUntil } from './journals.ts';
import { ScreenPlayer } from './player.ts';
import { sights } from './sights.ts';
import { charterOf, toldTo } from './told.ts';

const MINUTE = 60_000;
const { small: GAMES } = PROMISED.campaign;
const SEATS = 3;
/** Somebody else may have much to look at on a busy machine. */
const MOST_SILENCE_MS = 5 * MINUTE;
const PAGES = ['fork', 'stars', 'circles', 'keep', 'islands', 'cards', 'words'].map((page) => `page ${page}`);

/** Whether the middle of it lies within the window, and nothing above it. */
function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** Every rule of the Chronicle as it is shown, by the number of its card. */
async function rulesIn(page: Page, table: string): Promise<ReadonlyMap<number, string>> {
  // In which game a rule was glued in comes a moment later than the rule.
  const past = page.waitForResponse(`**/api/tables/${table}/statistics`);
  await page.goto(`/#/table/${table}/chronicle`);
  await page.locator('.rule-place').first().waitFor();
  await (await past).finished();
  await settled(page);
  const shown = await page
    .locator('.rules [id^=entry-]')
    .evaluateAll((entries) =>
      entries.map((entry): [number, string] => [
        Number(entry.id.slice('entry-'.length)),
        entry.textContent ?? '',
      ]),
    );
  await page.goto(`/#/table/${table}`);
  return new Map(shown);
}

/** Plays until the table closes. */
async function playToTheEnd(player: QuickPlayer): Promise<void> {
  for (let lastAt = Date.now(); Date.now() - lastAt < MOST_SILENCE_MS; ) {
    const is = await player.step();
    if (is === 'end') return;
    if (is !== 'nothing') lastAt = Date.now();
  }
  throw new Error(`nothing happens any more: ${JSON.stringify(await player.look())}`);
}

describe.skipIf(NO_BROWSER)('a campaign (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  }, 3 * MINUTE);
  afterAll(() => house?.close());

  test(
    'two people and a bot play three games: crates, buildings, names, a fork, choices between games; and the Chronicle grows before the eyes of both',
    async () => {
      const [mine, yours] = [await house.audience(), await house.audience()];
      await arrive(mine, 'Ada');
      await arrive(yours, 'Bo');
      const table = await makeTable(mine, 'Three', {
        seats: SEATS,
        bots: { 3: 'random' },
        seed: 'three games',
        games: GAMES,
      });
      await accept(yours, await invite(mine, table, 2));
      const ada = await QuickPlayer.sit(mine, table, 'Hazelport');
      const bo = await QuickPlayer.sit(yours, table, 'Birchwick');
      const players = [ada, bo];
      const complaints = players.map(({ page }) => complaintsOf(page));
      const before = await rulesIn(ada.page, table);

      await Promise.all(players.map(playToTheEnd));

      const facts = await toldTo(mine, table, 1);
      const of = <F extends Fact['fact']>(name: F) =>
        facts.filter((fact): fact is Extract<Fact, { fact: F }> => fact.fact === name);
      expect(of('gameEnded')).toHaveLength(GAMES);
      // Whoever won the first game has nothing to name after it, unless everybody did (ruling 23).
      const winners = of('gameEnded')[0]?.winners ?? [];
      const names = new Map([
        [charterOf(facts, 1), 'Hazelport'],
        [charterOf(facts, 2), 'Birchwick'],
      ]);
      const given = [...names].flatMap(([own, name]) =>
        own && (!winners.includes(own) || winners.length === SEATS) ? [name] : [],
      );
      for (const [i, { did }] of players.entries()) {
        const own = charterOf(facts, i + 1);
        report(
          `${own}: ${did
            .entries()
            .map(([what, n]) => `${what} ${n}`)
            .join(', ')}`,
        );
        // Nobody else could: these seats are played by these browsers.
        expect(of('opened').some(({ charter }) => charter === own)).toBe(true);
        expect(of('built').some(({ charter }) => charter === own)).toBe(true);
        const named = given.includes(names.get(own) ?? '') ? ['name'] : [];
        expect(
          did.missing(['rite crate', 'rite glue', 'rite rules', 'rite story', 'rite podium', ...named]),
        ).toEqual([]);
        expect(PAGES.some((page) => did.of(page) > 0)).toBe(true);
      }
      // Somebody stood before two doors, it may have been the bot (below it is not); and everybody saw which of them opened.
      expect(of('forked')).not.toEqual([]);
      const opened = new Set(of('forked').map(({ charter }) => charter));
      for (const [i, { did }] of players.entries())
        if (opened.has(charterOf(facts, i + 1))) expect(did.of('page fork')).toBeGreaterThan(0);
      for (const { did } of players) expect(did.of('rite doors')).toBeGreaterThan(0);
      // Whoever could has written a name, and both read it.
      const texts = of('titled').map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(given));

      // All that entered the Chronicle stands in it, the same for both.
      const [read, theirs] = [await rulesIn(ada.page, table), await rulesIn(bo.page, table)];
      const entered = of('ruleEntered').map(({ card }) => card);
      expect(read.size).toBeGreaterThan(before.size);
      expect(entered.filter((card) => !read.has(card))).toEqual([]);
      expect(entered.some((card) => !before.has(card))).toBe(true);
      expect(theirs).toEqual(read);

      // Names stand on the village: in the book, where one looks back, and on the table itself. Before they were written there were none.
      const written = (page: Page, on: string): Promise<string[]> =>
        page.locator(`${on} .board-village text`).allTextContents();
      for (const { page } of players) {
        await page.goto(`/#/table/${table}/book`);
        await expect.poll(() => written(page, '.book-board')).toEqual(expect.arrayContaining(given));
        await page.goto(`/#/table/${table}/replay`);
        await expect.poll(() => written(page, '.replay')).toEqual(expect.arrayContaining(given));
        // It may still be on its way to the last place.
        const atBeginning = async (): Promise<string[]> => {
          await page.goto(`/#/table/${table}/replay/0`);
          return written(page, '.replay');
        };
        for (const name of given) await expect.poll(atBeginning).not.toContain(name);
        await page.goto(`/#/table/${table}`);
        await expect.poll(() => written(page, '.village')).toEqual(expect.arrayContaining(given));
      }
      const guest = await house.visitor();
      await arrive(guest, 'Eve');
      await accept(guest, await invite(mine, table));
      const watching = await guest.newPage();
      await watching.goto(`/#/table/${table}`);
      await expect.poll(() => written(watching, '.village')).toEqual(expect.arrayContaining(given));

      // And what one sees of the village is what the other sees.
      const [village, other] = [await sights(ada.page, '.village'), await sights(bo.page, '.village')];
      for (const kind of ['things', 'written', 'pieces', 'mat']) expect(other[kind]).toEqual(village[kind]);
      expect(complaints).toEqual([[], []]);
      for (const context of [mine, yours, guest]) await context.close();
    },
    20 * MINUTE,
  );

  test('one of two people stands before two doors and opens one, and the other sees which', async () => {
    const { journal, next } = storedUntil(
      3,
      ({ choice, choices }) => choice.do === 'open' && choice.at !== undefined && choices().length === 2,
      ({ seat }) => [seat === 3 ? 2 : 3],
    );
    const [mine, yours] = [await house.audience(), await house.audience()];
    await arrive(mine, 'Ada');
    await arrive(yours, 'Bo');
    const table = await bring(mine, 'Doors', journal, [next.seat]);
    await accept(yours, await invite(mine, table, next.seat === 1 ? 2 : 1));
    const [ada, bo] = [await mine.newPage(), await yours.newPage()];
    for (const page of [ada, bo]) {
      await page.goto(`/#/table/${table}`);
      await page.locator('.between').waitFor();
    }
    const forked = async (): Promise<number> =>
      (await toldTo(mine, table, next.seat)).filter(({ fact }) => fact === 'forked').length;
    const pastDoors = await forked();
    expect(await bo.locator('.fork-option').count()).toBe(0);
    await expect.poll(() => ada.locator('.fork-option').count()).toBe(2);

    // A door that was opened can't be shut again: the first click only points at it, and another one may still be pointed at.
    await ada.locator('.fork-option').first().click();
    const opens = ada.locator('.fork-foot .button-gold:focus');
    await opens.waitFor();
    // What opens a door for good says so in other words than what points at it, and comes into sight however low the window is.
    for (const size of [
      { width: 360, height: 640 },
      { width: 1280, height: 720 },
    ]) {
      await ada.setViewportSize(size);
      await ada.locator('.between').evaluate((page) => page.scrollTo(0, 0));
      await ada.locator('.fork-option').first().press('Enter');
      await opens.waitFor();
      expect(await isInSight(opens)).toBe(true);
    }
    await ada.locator('.fork-option').last().click();
    await opens.waitFor();
    const words = [...(await ada.locator('.fork-option').allInnerTexts()), await opens.innerText()];
    expect(new Set(words).size).toBe(3);
    expect(await forked()).toBe(pastDoors);
    await ada.keyboard.press('Enter');
    for (const page of [ada, bo]) await page.locator('.rite .closing-doors').waitFor();
    const facts = await toldTo(mine, table, next.seat);
    const opened = facts.filter((fact) => fact.fact === 'forked');
    expect(opened.at(-1)).toMatchObject({ charter: charterOf(facts, next.seat) });
    for (const context of [mine, yours]) await context.close();
  });

  test('nobody waits between games: one of two people fills the stars and puts everything away before the other has begun', async () => {
    const GLORY = 18;
    let deciders: readonly number[] = [];
    const { journal, next } = storedUntil(
      3,
      ({ game, choice, now }) => {
        if (game < 3 || choice.do !== 'mark') return false;
        deciders = now()
          .questions.filter(({ card }) => card === GLORY)
          .map(({ seat }) => seat);
        return deciders.length > 1;
      },
      ({ seat }) =>
        [1, 2, 3].filter((one) => one !== seat && one !== deciders.find((other) => other !== seat)),
    );
    const other = deciders.find((seat) => seat !== next.seat) ?? 0;
    const [mine, yours] = [await house.audience(), await house.audience()];
    await arrive(mine, 'Ada');
    await arrive(yours, 'Bo');
    const table = await bring(mine, 'Stars', journal, [next.seat]);
    await accept(yours, await invite(mine, table, other));
    const [ada, bo] = [await mine.newPage(), await yours.newPage()];
    for (const page of [ada, bo]) {
      await page.goto(`/#/table/${table}`);
      await page.locator('.between .option').first().waitFor();
    }
    const stationOf = (page: Page): Promise<string> =>
      page.locator('.stations [aria-current=step]').innerText();
    expect(await stationOf(ada)).toContain('Glory stars');

    const isReady = async (): Promise<boolean> => (await ada.locator('.between-waiting').count()) > 0;
    await new ScreenPlayer(ada).until(isReady, 60);
    expect(await stationOf(ada)).toContain('What stays');
    await expect.poll(() => ada.locator('.between-waiting').innerText()).toContain('You are ready');
    expect(await stationOf(bo)).toContain('Glory stars');

    const last = new ScreenPlayer(bo);
    const game = await last.game();
    await last.until(async () => (await last.game()) > game, 60);
    for (const context of [mine, yours]) await context.close();
  });
});
