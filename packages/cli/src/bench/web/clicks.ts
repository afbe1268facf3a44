import type { Page } from 'playwright-core';

/** Runs in the page: from the press of a button to the frame that shows what the server has confirmed. */
const WATCH = `(() => {
  const watch = { pressed: 0, times: [] };
  globalThis.measuredClicks = watch;
  addEventListener('pointerdown', ({ timeStamp }) => { watch.pressed = timeStamp; }, true);
  const shown = new MessageChannel();
  shown.port1.onmessage = () => {
    if (watch.pressed > 0) watch.times.push(performance.now() - watch.pressed);
    watch.pressed = 0;
  };
  new MutationObserver(() => {
    if (watch.pressed > 0) requestAnimationFrame(() => shown.port2.postMessage(0));
  }).observe(document, { attributes: true, attributeFilter: ['data-seq'], subtree: true });
})()`;

const OFFERED =
  '.thing-possible, [data-mark=possible], .tray-buttons .gold, .between .option:not([disabled]), .between .button-gold:not([disabled])';
/** Bots have to be waited for now and then. */
const MOST_LOOKS = 40;

/** Milliseconds from click to changed screen, of so many choices somebody makes against bots. */
export async function clicks(page: Page, wanted: number, report: (done: number) => void): Promise<number[]> {
  await page.evaluate(WATCH);
  let times: number[] = [];
  for (let look = 0; times.length < wanted && look < wanted * MOST_LOOKS; look++) {
    // Ceremonies take as long as somebody likes to look at them.
    while ((await page.locator('.rite').count()) > 0) await page.keyboard.press('Escape');
    const offers = page.locator(OFFERED);
    const count = await offers.count();
    if (count > 0)
      await offers
        .nth((7 * look) % count)
        .click({ force: true, timeout: 2000 })
        // What bots did meanwhile may have taken it off the screen.
        .catch(() => {});
    await page.waitForTimeout(80);
    times = await page.evaluate('measuredClicks.times');
    report(Math.min(times.length, wanted));
  }
  return times.slice(0, wanted);
}
