// Spoilers: a crate is opened.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, atTable, bring } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { journalUntil } from './journals.ts';
import { ScreenPlayer } from './player.ts';

/** For an init script: everything moves, and not for long. */
const QUICK = `localStorage.setItem('charterstone', JSON.stringify({ speed: 1, hints: false, sound: false }))`;

/** Runs in the page: what becomes of a building that is being glued, pressed down at once or not, until that is over. */
function stagesOfGlue(isByHand: boolean): Promise<readonly string[]> {
  const stage = (): string => {
    const land = document.querySelector('.glue-land');
    return land === null ? 'over' : land.hasAttribute('data-pressed') ? 'pressed' : 'peeled';
  };
  let now = stage();
  const stages = [now];
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (stage() !== now) stages.push(stage());
      now = stage();
      if (now !== 'over') return;
      observer.disconnect();
      resolve(stages);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const button = [...document.querySelectorAll('button')].find((one) => one.innerText === 'Press it down');
    if (!isByHand || button === undefined) return;
    stages.push('by hand');
    button.click();
  });
}

describe.skipIf(NO_BROWSER)('a building is glued (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('where things move, a building is peeled and waits to be pressed down; if nobody does, it comes down by itself', async () => {
    const journal = journalUntil(
      { seats: 2, seed: 'moving glue', games: 1 },
      ({ seat, choices }) => seat === 1 && choices().some((choice) => choice.do === 'build'),
    );
    const context = await house.audience({ reducedMotion: 'no-preference' });
    await context.addInitScript(QUICK);
    await arrive(context, 'Ada');
    for (const isByHand of [true, false]) {
      const page = await atTable(context, await bring(context, 'Glue', journal));
      const complaints = complaintsOf(page);
      await new ScreenPlayer(page, '.glue').until(async () => (await page.locator('.glue').count()) > 0, 20);
      // It leads on by itself.
      expect(await page.evaluate(stagesOfGlue, isByHand)).toEqual([
        'peeled',
        ...(isByHand ? ['by hand'] : []),
        'pressed',
        'over',
      ]);
      expect(complaints).toEqual([]);
      await page.close();
    }
    await context.close();
  });
});
