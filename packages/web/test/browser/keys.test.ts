// Spoilers: what is seen here is the beginning of the campaign.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, isOver, makeTable, STILL } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { KeyPlayer } from './keys.ts';
import { anyOf } from './player.ts';

/** Runs in the page: whenever what had the focus in the tray or the mats is gone, the words that will ask next have it at once. */
function watchAnswers(): void {
  const answers: { parked: number; readonly lost: string[] } = { parked: 0, lost: [] };
  Object.assign(globalThis, { answers });
  let last: Element | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target.closest('.tray, .mats') === null ? undefined : target;
    if (target.matches('.tray-words h2')) answers.parked += 1;
  });
  new MutationObserver(() => {
    if (last !== undefined && document.activeElement === document.body && !last.isConnected) {
      // A ceremony takes the focus when it is there.
      if (document.querySelector('.rite') === null) answers.lost.push(last.textContent ?? '');
      last = undefined;
    }
  }).observe(document, { childList: true, subtree: true });
}

describe.skipIf(NO_BROWSER)('without a mouse (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('a whole game is played with Tab, arrows, Enter, Escape and Ctrl+Z, and the focus is never nowhere', async () => {
    const visitor = await house.visitor();
    await arrive(visitor, 'Ada');
    await visitor.addInitScript(STILL);
    const table = await makeTable(visitor, 'Keys', { seed: 'keys', games: 1 });
    const page = await visitor.newPage();
    const complaints = complaintsOf(page);
    await page.addInitScript(watchAnswers);
    await page.goto(`/#/table/${table}`);
    const proposed = page.locator('.tray-buttons .gold').first();
    await proposed.waitFor();
    const player = new KeyPlayer(page);
    await player.note('at the beginning');

    // The list of keys comes with a question mark, and goes with Escape.
    await player.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await player.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await player.note('after the list of keys');

    // What is proposed first is taken in the tray.
    expect(await player.take(await proposed.elementHandle())).toBe(true);
    await player.note('what was proposed');
    let undone = 0;
    for (let i = 0; i < 1000; i++) {
      if (await player.isAsked()) {
        if (await player.choose(anyOf(i))) await player.note(`choice ${player.choices}`);
        if (
          undone === 0 &&
          player.choices > 4 &&
          (await page.locator('[data-action=undo]:not([aria-disabled])').count()) > 0
        ) {
          await player.press('Control+z');
          undone++;
          await player.note('after Ctrl+Z');
        }
      } else if (await isOver(visitor, table)) break;
      else await player.look();
    }
    expect(await isOver(visitor, table)).toBe(true);
    expect(player.lost).toEqual([]);
    // Not for a moment either, where a question was answered from the tray or the mats.
    expect(await page.evaluate('answers')).toEqual({ parked: expect.any(Number), lost: [] });
    expect(await page.evaluate<number>('answers.parked')).toBeGreaterThan(0);
    expect(undone).toBe(1);
    expect(player.choices).toBeGreaterThan(15);
    expect(player.unreached).toEqual([]);
    expect(complaints).toEqual([]);
    await visitor.close();
  });
});
