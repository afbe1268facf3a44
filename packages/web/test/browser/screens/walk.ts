import type { BrowserContext, Page } from 'playwright-core';
import { LINES } from '../guests.ts';
import { type Look, type Person, type Screen, SIZES, TOUCHED } from './screen.ts';
import type { World } from './world.ts';

const PEOPLE: readonly Person[] = ['stranger', 'player', 'watcher'];

/** Opens these screens one after the other, as everybody who looks at them, and shows each. */
export async function walk(
  world: World,
  screens: readonly Screen[],
  look: Look,
  see: (page: Page, screen: Screen) => Promise<void>,
): Promise<void> {
  for (const as of PEOPLE) {
    const theirs = screens.filter((screen) => screen.as === as && isSeenAt(screen, look));
    if (theirs.length === 0) continue;
    const context = await browserOf(world, as, look);
    const page = await context.newPage();
    await page.goto('/#/credits');
    for (const screen of theirs) {
      try {
        await open(page, world, screen, look);
      } catch (error) {
        throw new Error(`${screen.name} (${look.language}, ${look.size}) did not open`, { cause: error });
      }
      await see(page, screen);
      // One of them is without a line.
      await context.setOffline(false);
    }
    await context.close();
  }
}

export function isSeenAt(screen: Screen, { size }: Look): boolean {
  return screen.sizes === undefined || screen.sizes.includes(size);
}

/** The same person as elsewhere, with another device in their hand. */
async function browserOf(world: World, as: Person, { size }: Look): Promise<BrowserContext> {
  const isTouched = TOUCHED.has(size);
  const context = await world.house.visitor({
    storageState: await world.person(as).storageState(),
    viewport: SIZES[size],
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion: 'reduce',
  });
  // Lines to the server that can be cut.
  await context.addInitScript(LINES);
  return context;
}

/** Each begins with a page that was never there: nothing of the one before is left. */
async function open(page: Page, world: World, screen: Screen, look: Look): Promise<void> {
  const { language } = look;
  const settings = { language, speed: 0, sound: false, hints: screen.hints === true };
  const hash = typeof screen.hash === 'string' ? screen.hash : await screen.hash(world);
  await page.evaluate((kept) => localStorage.setItem('charterstone', kept), JSON.stringify(settings));
  await page.goto('about:blank');
  await page.goto(`/#/${hash}`);
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.locator(screen.ready).first().waitFor();
  await screen.then?.(page, world);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
