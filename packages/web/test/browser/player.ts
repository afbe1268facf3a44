import type { Page } from 'playwright-core';

/** Somebody who plays what the screen offers, by mouse or by keys, without knowing any rules. */
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
    const offers = this.#page.locator('.thing-possible, [data-mark=possible], .tray-buttons .gold');
    return (await offers.count()) > 0;
  }

  /** Makes one choice with the mouse; the `n`th of what is offered, counted round. */
  async choose(n: number): Promise<void> {
    this.#turns++;
    const objects = this.#page.locator('.thing-possible, [data-mark=possible]');
    const buttons = this.#page.locator('.tray-buttons .gold');
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
