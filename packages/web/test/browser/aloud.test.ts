// Spoilers: what is read here is of a later game.
import { box } from '@charterstone/box';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, bring, STILL, VOICE } from './guests.ts';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { type Ahead, storedUntil } from './journals.ts';
import { showMissed } from './screens/missed.ts';

/** Just after the light of a guidepost has gone out. */
function afterLight(): (ahead: Ahead) => boolean {
  let isOut = false;
  return ({ facts }) => {
    if (isOut) return true;
    isOut = facts.some(
      (fact) => fact.fact === 'noted' && fact.note > 0 && box.cards[fact.card]?.kind === 'guidepost',
    );
    return false;
  };
}

describe.skipIf(NO_BROWSER)('reading aloud (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('the candle of a guidepost goes out, and what the card says is heard; whoever goes on hears no more', async () => {
    const { journal, next } = storedUntil(5, afterLight(), ({ seat }) =>
      [1, 2, 3, 4, 5].filter((n) => n !== seat),
    );
    const ada = await house.audience();
    await ada.addInitScript(STILL);
    await ada.addInitScript(VOICE);
    await arrive(ada, 'Ada');
    const table = await bring(ada, 'Hazelport', journal, [next.seat]);
    // As somebody who was away for the last step.
    const { last } = await (await ada.request.get(`/api/tables/${table}/history?most=1`)).json();
    await ada.addInitScript(
      ([moments, seen]) => localStorage.setItem(moments ?? '', seen ?? ''),
      [`charterstone-moments-${table}-${next.seat}`, String(last - 1)],
    );
    const page = await ada.newPage();
    await page.goto(`/#/table/${table}`);
    await showMissed(page, '.closing-light');

    const read = page.locator('.rite .aloud-main');
    const spoken = (): Promise<readonly string[]> => page.evaluate<string[]>('spoken');
    const told = await page.locator('.closing-light p').innerText();
    await expect.poll(() => read.getAttribute('aria-label')).toBe('Read aloud');
    await read.click();
    const [first = ''] = await spoken();
    expect(first).not.toBe('');
    expect(told.startsWith(first)).toBe(true);
    // The same button holds it and lets it go on, from the sentence that was cut off.
    await expect.poll(() => read.getAttribute('aria-label')).toBe('Pause');
    await read.click();
    await expect.poll(() => read.getAttribute('aria-label')).toBe('Read on');
    await read.click();
    await expect.poll(spoken).toEqual([first, first]);

    const silenced = (): Promise<number> => page.evaluate<number>('silenced');
    const before = await silenced();
    await page.keyboard.press('Escape');
    await page.locator('.closing-light').waitFor({ state: 'detached' });
    await expect.poll(silenced).toBeGreaterThan(before);
    await ada.close();
  });
});
