import type { ElementHandle, Page } from 'playwright-core';
import { OFFERS, sightOf } from './glance.ts';
import { skipMoments } from './player.ts';

const MOST_ARROWS = 60;
const MOST_TRIES = 12;
/** How long the server may take: it has to say so first. */
const PATIENCE_MS = 10_000;
/** Whoever is nowhere for so long is lost, on the busiest machine as well. */
const MOST_LOST_MS = 60_000;

/** Somebody without a mouse: Tab, arrows, Enter and Escape. They see where the focus is, as everybody does. */
export class KeyPlayer {
  readonly #page: Page;
  /** When the focus was nowhere. */
  readonly lost: string[] = [];
  /** What was offered all the time and could not be come to. */
  readonly unreached: string[] = [];
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
    return target === undefined ? false : this.take(target);
  }

  /** Goes to something that is offered and takes it; whether it could be reached. */
  async take(target: ElementHandle<Element> | null): Promise<boolean> {
    if (target === null) return false;
    // Twice: what a slow page says late may have come in between.
    if (!(await this.#goTo(target)) && !(await this.#goTo(target))) {
      const isStillThere = await target.evaluate(isOffered, OFFERS);
      if (isStillThere) this.unreached.push(await target.evaluate(whereabouts));
      return false;
    }
    const { shown } = await sightOf(this.#page);
    await this.press('Enter');
    this.choices++;
    await sightOf(this.#page, shown, PATIENCE_MS);
    return true;
  }

  /** Whether one has come there. */
  async #goTo(target: ElementHandle<Element>): Promise<boolean> {
    const isThing = await target.evaluate((one) => one instanceof SVGElement);
    if (isThing) {
      const entrance = await this.#page.locator('.board [data-object][tabindex="0"]').first().elementHandle();
      if (entrance !== null) await this.#tabTo(entrance);
      await this.#arrowTo(target);
    } else await this.#tabTo(target);
    return target.evaluate((one) => one === document.activeElement);
  }

  /** Towards it; whoever comes by the same place again goes on from there another way. */
  async #arrowTo(target: ElementHandle<Element>): Promise<void> {
    const visits = new Map<string, number>();
    for (let i = 0; i < MOST_ARROWS; i++) {
      const { here, arrows } = await target.evaluate(arrowsTo);
      const before = visits.get(here) ?? 0;
      const arrow = arrows[before % arrows.length];
      if (arrow === undefined) return;
      visits.set(here, before + 1);
      await this.press(arrow);
    }
  }

  /** So many times Tab, or back, as one sees that it takes; again where something came in between, such as what is said of what one passes. */
  async #tabTo(target: ElementHandle<Element>): Promise<void> {
    for (let i = 0; i < MOST_TRIES; i++) {
      const away = await target.evaluate(tabsTo);
      if (away === 0) return;
      // Nothing leads to what lies behind a ceremony.
      if (away === undefined) await skipMoments(this.#page);
      else await this.press(away > 0 ? 'Tab' : 'Shift+Tab', Math.abs(away));
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

/** Runs in the page: how far it is from where the focus is, in the order of Tab; undefined where Tab does not lead to it. */
function tabsTo(one: Element): number | undefined {
  const stops: readonly Element[] = [
    ...document.querySelectorAll<HTMLElement | SVGElement>('a[href], button, input, [tabindex]'),
  ]
    .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility())
    .filter((stop) => stop.closest('[inert], [aria-hidden=true]') === null);
  const here = document.activeElement ?? document.body;
  // The village itself is no stop: from there the next one is the first behind it.
  const passed = stops.filter(
    (stop) => stop === here || (stop.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  ).length;
  return stops.includes(one) ? stops.indexOf(one) - passed + 1 : undefined;
}

/** Runs in the page: where one is, and the arrows to try from there, those that lead nearer first; none where one has arrived. */
function arrowsTo(one: Element): { readonly here: string; readonly arrows: readonly string[] } {
  const { activeElement } = document;
  const here = activeElement?.getAttribute('data-object') ?? '';
  if (one === activeElement || activeElement === null) return { here, arrows: [] };
  const [from, to] = [activeElement.getBoundingClientRect(), one.getBoundingClientRect()];
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [[near = '', far = ''], [second = '', third = '']] =
    Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
  return { here, arrows: [near, second, third, far] };
}

/** Runs in the page: whether it can still be chosen, and no ceremony that began meanwhile stands before it. */
function isOffered(one: Element, offered: string): boolean {
  return one.isConnected && one.matches(offered) && document.querySelector('.rite') === null;
}

/** Runs in the page: what was to be reached, and where one is instead. */
function whereabouts(one: Element): string {
  const called = (what: Element | null): string =>
    what?.getAttribute('data-object') ??
    `${what?.tagName} ${what?.className} ${what?.textContent?.slice(0, 40)}`;
  return `${called(one)} from ${called(document.activeElement)}`;
}
