import type { Page } from 'playwright-core';
import type { World } from './world.ts';

export const LANGUAGES = ['en', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  /** Low and broad: the cards of the mat lie in one row there. */
  laptop: { width: 1366, height: 768 },
  /** A small desktop, or a tablet on its side: the cards in one's hand are slips there. */
  small: { width: 1024, height: 768 },
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  /** Half of a desktop: what is left of it at a zoom of 200 %. */
  zoomed: { width: 720, height: 450 },
} as const;
export type Size = keyof typeof SIZES;

/** Sizes that are touched, not pointed at. */
export const TOUCHED: ReadonlySet<Size> = new Set(['phone', 'tablet']);

/** How somebody looks at a screen. */
export type Look = { readonly language: Language; readonly size: Size };

/** Who looks: somebody who was never here, somebody with tables, somebody who only watches one. */
export type Person = 'stranger' | 'player' | 'watcher';

/** One thing to see in the app. The same list is checked for flaws, and photographed. */
export type Screen = {
  /** Also the name of its picture. */
  readonly name: string;
  readonly as: Person;
  /** Its address behind the `#/`; tables that it needs are made on the way. */
  readonly hash: string | ((world: World) => Promise<string>);
  /** What to do before one goes there. */
  readonly before?: (page: Page, hash: string) => Promise<void>;
  /** What has to be there before one looks. */
  readonly ready: string;
  /** What to do then. */
  readonly then?: (page: Page, world: World) => Promise<void>;
  /** What is new here: the rest is the same as on another screen, and is looked at there. */
  readonly within?: string;
  /** Where it is to be seen, if not everywhere. */
  readonly sizes?: readonly Size[];
  /** With the hints of a first game, which lie on the village. */
  readonly hints?: boolean;
  /** Something of it is still there on whatever is opened next: that begins with a new page. */
  readonly isLasting?: boolean;
};

/** Clicks or taps, as one does here; a tap on what lies beneath something else is a tap on that. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
}

/** What is done from the row of buttons of a table, or on a small screen from the menu behind one of them. */
export async function fromMenu(page: Page, action: string): Promise<void> {
  const button = page.locator(`.table-menu-row [data-action=${action}]`);
  const more = page.locator('.table-menu > button');
  await button.or(more).first().waitFor();
  if ((await button.count()) === 0) {
    await more.click();
    await page.locator(`.more-menu [data-key=${action}]`).click();
  } else await button.click();
}
