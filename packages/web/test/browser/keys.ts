import type { Locator, Page } from 'playwright-core';
import { OFFERS, sightOf } from './glance.ts';
import { skipMoments } from './player.ts';

const MOST_ARROWS = 30;
/** How long the server may take: it has to say so first. */
const PATIENCE_MS = 10_000;
/** Whoever is nowhere for so long is lost, on the busiest machine as well. */
const MOST_LOST_MS = 60_000;

/** Somebody without a mouse: Tab, arrows, Enter and Escape. They see where the focus is, as everybody does. */
export class KeyPlayer {
  readonly #page: Page;
  /** When the focus was nowhere. */
  readonly lost: string[] = [];
  choices = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.#page.keyboard.press(key);
  }

  /** Waits for something to happen, for a moment. */
  async look(): Promise<void> {
    const { shown } = await sightOf(this.#page);
    await sightOf(this.#page, shown);
  }

  async isAsked(): Promise<boolean> {
    // Whatever is celebrated, this player has seen it before.
    return (await skipMoments(this.#page)).offers > 0;
  }

  /** Goes to the `n`th of what is offered, counted round, and takes it; whether it could be reached. */
  async choose(n: number): Promise<boolean> {
    const offers = this.#page.locator(OFFERS);
    const count = await offers.count();
    if (count === 0) return false;
    const which = n % count;
    // What others do meanwhile may take it away.
    const target = await offers
      .nth(which)
      .elementHandle({ timeout: PATIENCE_MS })
      .catch(() => undefined);
    if (target === undefined || target === null) return false;
    const isThing = await target.evaluate((one) => one instanceof SVGElement);
    if (isThing) await this.#tabTo(this.#page.locator('.board [data-object][tabindex="0"]').first());
    else await this.#tabTo(offers.nth(which));
    for (let i = 0; isThing && i < MOST_ARROWS; i++) {
      const arrow = await target.evaluate(arrowTo, i);
      if (arrow === undefined) break;
      await this.press(arrow);
    }
    if (!(await target.evaluate((one) => one === document.activeElement))) return false;
    const { shown } = await sightOf(this.#page);
    await this.press('Enter');
    this.choices++;
    await sightOf(this.#page, shown, PATIENCE_MS);
    return true;
  }

  /** So many times Tab, or back, as one sees that it takes; a try or two more where something came in between. */
  async #tabTo(target: Locator): Promise<void> {
    for (let i = 0; i < 3; i++) {
      const away = await target.evaluate(tabsTo, undefined, { timeout: PATIENCE_MS }).catch(() => 0);
      if (away === 0) return;
      await this.press(away > 0 ? 'Tab' : 'Shift+Tab', Math.abs(away));
    }
  }

  /** Nobody may be left nowhere: what was pressed may be gone, but something has the focus. */
  async note(what: string): Promise<void> {
    const isSomewhere = (): Promise<boolean> =>
      this.#page.evaluate('document.activeElement !== document.body');
    for (const end = Date.now() + MOST_LOST_MS; Date.now() < end; ) {
      if (await isSomewhere()) return;
      await this.#page.waitForTimeout(20);
    }
    this.lost.push(what);
  }
}

/** Runs in the page: how far it is from where the focus is, in the order of Tab. */
function tabsTo(one: Element): number {
  const stops: readonly Element[] = [
    ...document.querySelectorAll<HTMLElement | SVGElement>('a[href], button, input, [tabindex]'),
  ]
    .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility())
    .filter((stop) => stop.closest('[inert], [aria-hidden=true]') === null);
  return stops.indexOf(one) - stops.indexOf(document.activeElement ?? document.body);
}

/** Runs in the page: the arrow that leads nearer; now and then the other one, where something lies in the way. Nothing where one is there. */
function arrowTo(one: Element, step: number): string | undefined {
  const { activeElement } = document;
  if (one === activeElement || activeElement === null) return undefined;
  const [here, there] = [activeElement.getBoundingClientRect(), one.getBoundingClientRect()];
  const dx = there.x + there.width / 2 - here.x - here.width / 2;
  const dy = there.y + there.height / 2 - here.y - here.height / 2;
  const isAcross = Math.abs(dx) > Math.abs(dy) !== (step % 5 === 4);
  if (isAcross) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}
