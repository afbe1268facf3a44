import type { Page } from 'playwright-core';

/** What can be chosen now with a mouse: on the village, among the cards, by a button, or between games. */
const THINGS = '.thing-possible, [data-mark=possible]';
const BUTTONS =
  '.tray-buttons .gold, .between .option:not([disabled]), .between .button-gold:not([disabled])';

/** Somebody who plays what the screen offers, by mouse, without knowing any rules. */
export class ScreenPlayer {
  readonly #page: Page;
  #turns = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** How many choices were made so far. */
  get choices(): number {
    return this.#turns;
  }

  /** The game that is played, as the title says. */
  async game(): Promise<number> {
    const text = (await this.#page.locator('.village-title span').textContent()) ?? '';
    return Number(/\d+/.exec(text)?.[0] ?? 0);
  }

  /** Whether the screen asks for something. */
  async isAsked(): Promise<boolean> {
    // Whatever is celebrated, this player has seen it before.
    if ((await this.#page.locator('.rite').count()) > 0) await this.#page.keyboard.press('Escape');
    return (await this.#page.locator(`${THINGS}, ${BUTTONS}`).count()) > 0;
  }

  /** Makes one choice with the mouse; the `n`th of what is offered, counted round. */
  async choose(n: number): Promise<void> {
    this.#turns++;
    await skipMoments(this.#page);
    const objects = this.#page.locator(THINGS);
    const buttons = this.#page.locator(BUTTONS);
    const [many, said] = [await objects.count(), await buttons.count()];
    if (many + said === 0) return;
    const which = n % (many + said);
    const target = which < many ? objects.nth(which) : buttons.nth(which - many);
    // It may have been taken off the screen by what others did meanwhile: then the next look finds what is there.
    await target.click({ force: true, timeout: 2000 }).catch(() => {});
  }

  /** Plays on until something is so. */
  async until(isSo: () => Promise<boolean>, most: number): Promise<void> {
    for (let i = 0; i < most; i++) {
      if (await isSo()) return;
      if (await this.isAsked()) await this.choose(7 * i + 3);
      await this.#page.waitForTimeout(60);
    }
    throw new Error(`still not so after ${most} looks and ${this.#turns} choices`);
  }
}

/** Ceremonies are for people: whoever is in a hurry skips them. */
export async function skipMoments(page: Page): Promise<void> {
  const stage = page.locator('.rite');
  for (let i = 0; i < 30 && (await stage.count()) > 0; i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(30);
  }
}
