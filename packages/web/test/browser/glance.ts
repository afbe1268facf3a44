import type { Page } from 'playwright-core';

/** What can be chosen now: on the village, among the cards, by a button, or between games. */
export const OFFERS = [
  '.thing-possible',
  'button[data-mark=possible]:not([disabled])',
  // Where everything is over, a link leads away from here.
  '.tray-buttons button.gold',
  '.between .option:not([disabled])',
  '.between .button-gold:not([disabled])',
].join();

/** What somebody sees at a glance who wants to play on. */
export type Sight = {
  /** Another one as soon as anything is asked, answered or celebrated. */
  readonly shown: string;
  readonly isCelebrated: boolean;
  /** A device goes from hand to hand. */
  readonly isCurtained: boolean;
  /** The campaign is over: everything leads away from the table. */
  readonly isAtEnd: boolean;
  /** Another page of the table lies before it: what was clicked had just made room for a link. */
  readonly isElsewhere: boolean;
  /** How much can be chosen. */
  readonly offers: number;
  /** The step of the table. */
  readonly seq: number;
  /** The game that is played, as the title says. */
  readonly game: number;
};

const NOTHING: Sight = {
  shown: '',
  isCelebrated: false,
  isCurtained: false,
  isAtEnd: false,
  isElsewhere: false,
  offers: 0,
  seq: 0,
  game: 0,
};

/** One look at a page; where it still shows what was seen before, it is waited for something else, if it comes. */
export async function sightOf(page: Page, since = '', patience = 1000): Promise<Sight> {
  // A page that is being loaded anew shows nothing.
  return page.evaluate(seen, { offered: OFFERS, since, patience }).catch(() => NOTHING);
}

/** Runs in the page. */
async function seen(wanted: {
  readonly offered: string;
  readonly since: string;
  readonly patience: number;
}): Promise<Sight> {
  const textOf = (what: string): string => document.querySelector(what)?.textContent ?? '';
  const countOf = (what: string): number => document.querySelectorAll(what).length;
  const look = (): Sight => {
    const seq = document.querySelector<HTMLElement>('.village')?.dataset['seq'] ?? '';
    const offers = countOf(wanted.offered);
    const stage = document.querySelector('.rite');
    const words = [
      stage?.getAttribute('aria-label'),
      stage?.textContent,
      textOf('.tray'),
      textOf('.between'),
    ];
    return {
      shown: [location.hash, seq, offers, countOf('.thing-chosen, [data-mark=chosen]'), ...words].join('|'),
      isCelebrated: stage !== null,
      isCurtained: countOf('.curtain button') > 0,
      isAtEnd: countOf('.at-the-end') > 0,
      isElsewhere: /^#\/table\/[^/]+\/./.test(location.hash),
      offers,
      seq: Number(seq),
      game: Number(/\d+/.exec(textOf('.village-title span'))?.[0] ?? 0),
    };
  };
  if (look().shown === wanted.since)
    await new Promise<void>((resolve) => {
      // A step changes hundreds of things one after the other; it is looked at once a frame.
      let frame = 0;
      const observer = new MutationObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          if (look().shown !== wanted.since) end();
        });
      });
      const timer = setTimeout(() => end(), wanted.patience);
      const end = (): void => {
        observer.disconnect();
        clearTimeout(timer);
        resolve();
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  return look();
}

/** Back to the village from another page of the table. */
export async function backToVillage(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = location.hash.split('/').slice(0, 3).join('/');
  });
}

/** Where to press for the `n`th of what is offered, counted round: the first from there on that nothing lies above. */
export async function placeOfOffer(
  page: Page,
  n: number,
): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return page.evaluate(placed, { offered: OFFERS, n }).catch(() => undefined);
}

/** Runs in the page. */
function placed(wanted: {
  readonly offered: string;
  readonly n: number;
}): { readonly x: number; readonly y: number } | undefined {
  const offers = [...document.querySelectorAll(wanted.offered)];
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[(wanted.n + i) % offers.length];
    if (offer === undefined) continue;
    // A page is scrolled; the village stands where it stands.
    if (!(offer instanceof SVGElement)) offer.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = offer.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && offer.contains(hit)) return { x, y };
  }
  return undefined;
}

/** Runs in the page: where something can be pressed, counted from its own corner. A house has corners, and its neighbours' trees stand before some of them. */
export function spotOf(thing: Element): { readonly x: number; readonly y: number } | undefined {
  const AT = [0.5, 0.35, 0.65, 0.2, 0.8];
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const down of AT)
    for (const along of AT) {
      const [x, y] = [along * width, down * height];
      const hit = document.elementFromPoint(left + x, top + y);
      if (hit !== null && thing.contains(hit)) return { x, y };
    }
  return undefined;
}

/** Nothing changes any more, as far as one can tell by waiting a little. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`(${QUIET})()`);
}

/** Runs in the page. */
const QUIET = `async () => {
  await document.fonts.ready;
  await new Promise((resolve) => {
    const [QUIET_MS, MOST_MS] = [60, 3000];
    const last = setTimeout(() => end(), MOST_MS);
    let timer = setTimeout(() => end(), QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => end(), QUIET_MS);
    });
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(last);
      resolve();
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}`;
