import type { Page } from 'playwright-core';
import { Trouble } from '../../trouble.ts';

/**
 * One choice by the mouse, in ms since the button was let go: the choice is sent, the server's word of it comes, the page has it, and the
 * frame that shows it is painted.
 */
export type Click = {
  readonly sent: number;
  readonly heard: number;
  readonly drawn: number;
  readonly painted: number;
};

/**
 * Runs in the page. A frame is painted by the time a message that was posted before it is heard. Our ear at the socket
 * must be the first: in the app's own the page is drawn anew, which is not the server's part. So it is put there before a table is opened.
 */
const WATCH = `(() => {
  const clicks = [];
  let now;
  globalThis.measured = { clicks, isUnderWay: () => now?.sent !== undefined };
  addEventListener('pointerup', ({ timeStamp }) => { now = { pressed: timeStamp }; }, true);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (now !== undefined && now.sent === undefined && text.includes('"type":"choose"')) now.sent = performance.now();
    send.call(this, text);
  };
  const heard = ({ data }) => {
    if (now?.sent !== undefined && now.heard === undefined && data.includes('"type":"step"')) now.heard = performance.now();
  };
  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...all) { super(...all); this.addEventListener('message', heard); }
  };
  const shown = new MessageChannel();
  shown.port1.onmessage = () => {
    if (now?.drawn === undefined) return;
    const { pressed, sent, heard, drawn } = now;
    now = undefined;
    clicks.push({ sent: sent - pressed, heard: heard - pressed, drawn: drawn - pressed, painted: performance.now() - pressed });
  };
  new MutationObserver(() => {
    if (now?.heard === undefined || now.drawn !== undefined) return;
    now.drawn = performance.now();
    requestAnimationFrame(() => shown.port2.postMessage(0));
  }).observe(document, { attributes: true, attributeFilter: ['data-seq'], subtree: true });
})()`;

const OFFERED =
  '.thing-possible, [data-mark=possible], .tray-buttons .gold, .between .option:not([disabled]), .between .button-gold:not([disabled])';
const RITE = '.rite';
/** Some offers lie beneath something else, or need a second click. */
const LOOKS_EACH = 12;
const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;
/** A ceremony whose pictures are still on their way comes a little after what it is about. */
const CALM_MS = 1000;
/** Others may have their turns first. */
const BOTS_MS = 120_000;

/** Before the table is opened at which somebody will make choices. */
export async function watchClicks(page: Page): Promise<void> {
  await page.evaluate(WATCH);
}

/** Somebody makes so many choices with the mouse, one after the other, each when the last one is on the screen. */
export async function clicks(page: Page, wanted: number, report: (done: number) => void): Promise<Click[]> {
  let made: Click[] = [];
  for (let look = 0; made.length < wanted && look < wanted * LOOKS_EACH; look++) {
    await clickSomething(page, look);
    // Some clicks only lead to the next question. What is chosen is sent before the click is over.
    await page
      .waitForFunction('!measured.isUnderWay()', undefined, { timeout: PATIENCE_MS, polling: 20 })
      .catch(() => {});
    made = await page.evaluate('measured.clicks');
    report(Math.min(made.length, wanted));
  }
  return made.slice(0, wanted);
}

/** Decides whatever has to be decided before a game begins: until the village lies there and waits for somebody's turn. */
export async function playToVillage(page: Page): Promise<void> {
  const village = page.locator('.tray[data-asked]');
  const isThere = async (): Promise<boolean> =>
    (await village.count()) > 0 && (await page.locator(RITE).count()) === 0;
  for (let look = 0; look < LOOKS_EACH ** 2; look++) {
    if (await isThere()) {
      await page.waitForTimeout(CALM_MS);
      if (await isThere()) return;
    }
    await clickSomething(page, look);
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Trouble('The game before which the village lies did not begin.');
}

/** Ceremonies take as long as somebody likes to look at them; then one of all that can be chosen, in turns. */
async function clickSomething(page: Page, look: number): Promise<void> {
  await page.locator(`${OFFERED}, ${RITE}`).first().waitFor({ state: 'attached', timeout: BOTS_MS });
  while ((await page.locator(RITE).count()) > 0) await page.keyboard.press('Escape');
  const offers = page.locator(OFFERED);
  const count = await offers.count();
  if (count === 0) return;
  await offers
    .nth((7 * look) % count)
    .click({ force: true, timeout: PATIENCE_MS })
    // What the last choice brought may have taken it off the screen.
    .catch(() => {});
}
