// Spoilers: what is seen here are the first three games of a campaign.
import type { Fact } from '@charterstone/rules';
import { PROMISED } from '@charterstone/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report } from '../../../server/test/proofs/measure.ts';
import { QuickPlayer } from '../proofs/quickPlayer.ts';
import { accept, arrive, invite, makeTable } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { sights } from './sights.ts';
import { charterOf, toldTo } from './told.ts';

const MINUTE = 60_000;
const { small: GAMES } = PROMISED.campaign;
const SEATS = 3;
/** Somebody else may have much to look at on a busy machine. */
const MOST_SILENCE_MS = 5 * MINUTE;
const PAGES = ['fork', 'stars', 'circles', 'keep', 'islands', 'cards', 'words'].map((page) => `page ${page}`);

/** Every rule of the Chronicle as it is shown, by the number of its card. */
async function rulesIn(page: Page, table: string): Promise<ReadonlyMap<number, string>> {
  await page.goto(`/#/table/${table}/chronicle`);
  await page.locator('.rule-place').first().waitFor();
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
      // Somebody stood before two doors, it may have been the bot; and everybody saw which of them opened.
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

      // Names stand on the village of the book.
      for (const { page } of players) {
        await page.goto(`/#/table/${table}/book`);
        const written = (): Promise<string[]> => page.locator('.book-board text').allTextContents();
        await expect.poll(written).toEqual(expect.arrayContaining(given));
        await page.goto(`/#/table/${table}`);
        await page.locator('.village').waitFor();
      }

      // And what one sees of the village is what the other sees.
      const [village, other] = [await sights(ada.page, '.village'), await sights(bo.page, '.village')];
      for (const kind of ['things', 'written', 'pieces', 'mat']) expect(other[kind]).toEqual(village[kind]);
      expect(complaints).toEqual([[], []]);
      for (const context of [mine, yours]) await context.close();
    },
    20 * MINUTE,
  );
});
