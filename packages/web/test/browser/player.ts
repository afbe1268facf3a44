import type { Page } from 'playwright-core';
import { backToVillage, OFFERS, placeOfOffer, type Sight, settled, sightOf, spotOf } from './glance.ts';

const MOST_MOMENTS = 60;
const MOST_LOOKS = 60;
/** A table on which nothing changes for so many looks, a second each, is stuck. */
const MOST_IN_VAIN = 120;

/** What to choose at the `i`th look, by no pattern: in equal steps somebody could point at one charter after the other for ever and never take one. */
export function anyOf(i: number): number {
  return Math.imul(i + 1, 0x9e3779b1) >>> 11;
}

/** Somebody who plays what the screen offers, by mouse, without knowing any rules. */
export class ScreenPlayer {
  readonly #page: Page;
  readonly #awaited: string | undefined;
  #turns = 0;
  #last = '';

  /** `awaited` is a moment that is not skipped. */
  constructor(page: Page, awaited?: string) {
    this.#page = page;
    this.#awaited = awaited;
  }

  /** How many choices were made so far. */
  get choices(): number {
    return this.#turns;
  }

  /** The game that is played, as the title says. */
  async game(): Promise<number> {
    return (await sightOf(this.#page)).game;
  }

  /** What is there; where nothing has changed since the last look, a moment is spent on waiting for it. */
  async look(patience?: number): Promise<Sight> {
    const sight = await sightOf(this.#page, this.#last, patience);
    this.#last = sight.shown;
    return sight;
  }

  /** Whether the screen asks for something. */
  async isAsked(): Promise<boolean> {
    const { isCelebrated, offers } = await this.#atTable();
    return offers > 0 && !isCelebrated;
  }

  /** Makes one choice with the mouse; the `n`th of what is offered, counted round. It is over when it is to be seen. */
  async choose(n: number): Promise<void> {
    const { isCelebrated, offers, shown } = await this.#atTable();
    if (offers === 0 || isCelebrated) return;
    this.#turns++;
    const place = await placeOfOffer(this.#page, n);
    if (place !== undefined) await this.#page.mouse.click(place.x, place.y);
    else
      await this.#page
        .locator(OFFERS)
        .nth(n % offers)
        .click({ force: true, timeout: 2000 })
        // It may have been taken off the screen by what others did meanwhile: then the next look finds what is there.
        .catch(() => {});
    await sightOf(this.#page, shown);
  }

  /** Ceremonies are skipped. Whoever clicks that wildly comes upon other pages of the table, and goes back. */
  async #atTable(): Promise<Sight> {
    const sight = await skipMoments(this.#page, this.#awaited);
    if (!sight.isElsewhere) return sight;
    await backToVillage(this.#page);
    return sightOf(this.#page, sight.shown);
  }

  /** Plays on until something is so. */
  async until(isSo: () => Promise<boolean>, most: number): Promise<void> {
    let [seen, inVain] = ['', 0];
    for (let i = 0; i < most; i++) {
      if (await isSo()) return;
      if (await this.isAsked()) await this.choose(anyOf(i));
      else await this.look();
      const { shown } = await sightOf(this.#page);
      inVain = shown === seen ? inVain + 1 : 0;
      seen = shown;
      if (inVain > MOST_IN_VAIN)
        throw new Error(`nothing changes any more: ${shown}\n${await wordsOn(this.#page)}`);
    }
    throw new Error(`still not so after ${most} looks and ${this.#turns} choices`);
  }
}

/** All that can be read there: whoever mends what failed wants to know it. */
function wordsOn(page: Page): Promise<string> {
  return page.locator('body').innerText();
}

/** Ceremonies are for people: whoever is in a hurry skips them, but for the one that is awaited. What is to be seen then. */
export async function skipMoments(page: Page, awaited?: string): Promise<Sight> {
  let sight = await sightOf(page);
  for (let i = 0; i < MOST_MOMENTS && sight.isCelebrated; i++) {
    if (awaited !== undefined) {
      await settled(page);
      if ((await page.locator(awaited).count()) > 0) return sight;
    }
    await page.keyboard.press('Escape');
    sight = await sightOf(page, sight.shown);
  }
  return sight;
}

/**
 * Presses something of the village where nothing lies above it, as somebody would who sees it. What others do may put a ceremony before it at any
 * time: visitors skip that (`BrowserHouse.visitor`), and Playwright presses only what is really there.
 */
export async function pressThing(page: Page, thing: string): Promise<void> {
  const found = page.locator(thing).first();
  for (let i = 0; i < MOST_LOOKS; i++) {
    const { shown } = await skipMoments(page);
    await found.waitFor();
    const position = await found.evaluate(spotOf);
    // Playwright clicks nothing that says it can't be used; a mouse does, and is told why.
    const isAbove =
      position !== undefined &&
      (await found.hover({ position, timeout: 3000 }).then(
        () => true,
        // Something came before that very spot meanwhile.
        () => false,
      ));
    if (isAbove) {
      await page.mouse.down();
      return page.mouse.up();
    }
    await sightOf(page, shown);
  }
  throw new Error(`${thing} is covered all the time`);
}

/** Escape closes a dialog in which the focus is: it may not have come in yet, or what had it may be gone. Then it is pressed again. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('.dialog');
  for (let i = 0; i < MOST_LOOKS && (await dialog.count()) > 0; i++) {
    // It may go in this very moment.
    await dialog.press('Escape', { timeout: 2000 }).catch(() => {});
    await dialog.waitFor({ state: 'detached', timeout: 2000 }).catch(() => {});
  }
  await dialog.waitFor({ state: 'detached' });
}
