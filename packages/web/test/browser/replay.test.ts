// Spoilers: what is seen here is the middle of a campaign.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled, sightOf } from './glance.ts';
import { arrive, bring, invite } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { storedUntil } from './journals.ts';
import { anyOf, closeDialog, ScreenPlayer } from './player.ts';
import { type Sights, sights } from './sights.ts';

type Listed = {
  readonly table: {
    readonly id: string;
    readonly name: string;
    readonly whatIf?: { readonly table: string; readonly seq: number };
  };
  readonly seq: number;
};

async function tablesOf(context: BrowserContext): Promise<readonly Listed[]> {
  const answer = await context.request.get('/api/tables');
  return (await answer.json()).tables;
}

async function placeOf(context: BrowserContext, table: string): Promise<number> {
  return (await tablesOf(context)).find((one) => one.table.id === table)?.seq ?? 0;
}

const QUIET = JSON.stringify({ language: 'en', speed: 0, sound: false, hints: false });

describe.skipIf(NO_BROWSER)('looking back in a real browser (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('the replay shows what was seen then, a link leads to the same moment, and what if touches nothing', async () => {
    const ann = await house.visitor();
    await arrive(ann, 'Ann');
    await ann.addInitScript(`localStorage.setItem('charterstone', '${QUIET}')`);
    // Alone, so that every step is a click, and nothing happens in between; in a village that has seen much.
    const { journal: past } = storedUntil(1, ({ game, choice }) => game === 8 && choice.do === 'place');
    const table = await bring(ann, 'Fridays', past);
    const page = await ann.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`/#/table/${table}`);
    await page.locator('.village .board').waitFor();

    const then = new Map<number, Sights>();
    const player = new ScreenPlayer(page);
    for (let i = 0; then.size < 9 && i < 400; i++) {
      if (await player.isAsked()) await player.choose(anyOf(i));
      const seq = await placeOf(ann, table);
      if (seq === 0 || then.has(seq)) continue;
      // The server is always a moment ahead of the screen.
      await expect.poll(async () => (await sightOf(page)).seq).toBe(seq);
      await settled(page);
      then.set(seq, await sights(page, '.village'));
    }
    const places = [...then.keys()];
    expect(places.length).toBeGreaterThan(8);
    // What lies there is really looked at: cards come to the mat once a charter is chosen.
    for (const kind of ['things', 'written', 'pieces', 'players', 'mat'])
      expect([kind, [...then.values()].some((one) => (one[kind]?.length ?? 0) > 0)]).toEqual([kind, true]);
    expect(new Set([...then.values()].map((one) => JSON.stringify(one))).size).toBeGreaterThan(4);
    const end = await placeOf(ann, table);
    const journal = await (await ann.request.get(`/api/tables/${table}/export`)).text();

    // Step by step by keys, from the first that was recorded to the last.
    const slider = page.getByRole('slider', { name: 'Moment' });
    const isAt = (one: Page, seq: number) =>
      expect.poll(() => one.evaluate(() => location.hash)).toBe(`#/table/${table}/replay/${seq}`);
    await page.goto(`/#/table/${table}/replay/${places[0]}`);
    await slider.waitFor();
    await slider.focus();
    for (let seq = places[0] ?? 0; ; seq++) {
      await isAt(page, seq);
      if (then.has(seq)) await expect.poll(() => sights(page, '.replay')).toEqual(then.get(seq));
      if (seq === places.at(-1)) break;
      await slider.press('ArrowRight');
    }
    await slider.press('Home');
    await isAt(page, 0);
    await slider.press('End');
    await isAt(page, end);
    await slider.press('Shift+ArrowLeft');
    await expect.poll(() => slider.inputValue().then(Number)).toBeLessThan(end);

    // The link of a moment, opened anew, and by somebody who has no business there.
    const chosen = places[4] ?? 0;
    await page.goto(`/#/table/${table}/replay/${chosen}`);
    await expect.poll(() => sights(page, '.replay')).toEqual(then.get(chosen));
    const story = await page.locator('.replay-story').innerText();
    expect(story).not.toBe('');
    const words = page.locator('.replay-story a.term[href*="/chronicle/"]');
    expect([story, await words.count()]).not.toEqual([story, 0]);
    // The same words beside the village lead there too; keys have them once.
    const beside = page.locator('.replay-slips [aria-current=step] a.term');
    expect(await beside.count()).toBe(await words.count());
    expect(await beside.first().getAttribute('href')).toBe(await words.first().getAttribute('href'));
    await expect.poll(() => beside.first().getAttribute('tabindex')).toBe('-1');
    await page.getByRole('button', { name: 'Share this moment' }).click();
    // It says for whom it opens.
    await page
      .getByRole('dialog')
      .getByText('The link opens for those who play or watch at this table')
      .waitFor();
    const link = await page.getByRole('textbox', { name: 'Share this moment' }).inputValue();
    await closeDialog(page);
    const other = await ann.newPage();
    await other.goto(link);
    await expect.poll(() => sights(other, '.replay')).toEqual(then.get(chosen));
    await expect.poll(() => other.locator('.replay-story').innerText()).toBe(story);
    await other.close();
    // Somebody whom the server has never seen, somebody with tables of their own; and nobody learns whether there is such a table.
    const stranger = await house.visitor();
    await stranger.addInitScript(`localStorage.setItem('charterstone', '${QUIET}')`);
    const away = await stranger.newPage();
    const toldAt = async (address: string): Promise<string> => {
      await away.goto('about:blank');
      await away.goto(address);
      await away.getByRole('heading', { name: 'A moment of a campaign' }).waitFor();
      return await away.getByRole('main').innerText();
    };
    const told = await toldAt(link);
    expect(told).toContain('Come back to your tables');
    expect(await toldAt(link.replace(table, `${table.slice(0, -4)}aaaa`))).toBe(told);
    await arrive(stranger, 'Sam');
    const toldSam = await toldAt(link);
    expect(toldSam).toContain('Ask whoever shared it for an invitation or a link to watch.');
    expect(await toldAt(link.replace(table, `${table.slice(0, -4)}aaaa`))).toBe(toldSam);
    await away.getByRole('link', { name: 'To the front page' }).first().waitFor();
    // With a link to watch the same link leads to the moment, as everybody saw it.
    const toWatch = await invite(ann, table);
    await away.getByRole('textbox', { name: 'Paste a link to join' }).fill(`/#/join/${toWatch}`);
    await away.getByRole('button', { name: 'Join' }).click();
    await away.getByRole('button', { name: 'Watch' }).click();
    await away.locator('.village .board').waitFor();
    await away.goto(link);
    await away.getByRole('slider', { name: 'Moment' }).waitFor();
    await stranger.close();

    // What if.
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).not.toContain(table);
    const copy = (await tablesOf(ann)).find(({ table: { whatIf } }) => whatIf?.table === table);
    expect(copy?.table).toMatchObject({
      name: expect.stringMatching(/^Fridays: game \d+, step \d+$/),
      whatIf: { seq: chosen },
    });
    const id = copy?.table.id ?? '';
    expect(await page.evaluate(() => location.hash)).toBe(`#/table/${id}`);
    const began = copy?.seq ?? 0;
    await player.until(async () => (await placeOf(ann, id)) >= began + 3, 600);
    const origin = page.getByRole('link', { name: 'What if, a copy of Fridays' });
    await origin.click();
    await expect.poll(() => sights(page, '.replay')).toEqual(then.get(chosen));
    expect(await placeOf(ann, table)).toBe(end);
    expect(await (await ann.request.get(`/api/tables/${table}/export`)).text()).toBe(journal);
    expect(complaints).toEqual([]);
    await ann.close();
  });
});
