import type { BrowserContext, Page } from 'playwright-core';
import { settled } from '../glance.ts';
import { LINES } from '../guests.ts';
import { type Language, type Look, type Person, type Screen, SIZES, TOUCHED } from './screen.ts';
import type { World } from './world.ts';

const PEOPLE: readonly Person[] = ['stranger', 'player', 'watcher'];

/** A page with nothing on it that could be left behind. */
const ELSEWHERE = { hash: 'credits', ready: '.credits' };

/** Opens these screens one after the other, as everybody who looks at them, and shows each; in a language of its own, where that is wanted. */
export async function walk(
  world: World,
  screens: readonly Screen[],
  look: Look,
  see: (page: Page, screen: Screen) => Promise<void>,
  languageOf: (screen: Screen) => Language = () => look.language,
): Promise<void> {
  for (const as of PEOPLE) {
    const theirs = screens.filter((screen) => screen.as === as && isSeenAt(screen, look));
    if (theirs.length === 0) continue;
    const context = await browserOf(world, as, look);
    const page = await context.newPage();
    let isFresh = true;
    for (const screen of theirs) {
      const language = languageOf(screen);
      try {
        await open(page, world, screen, language, isFresh);
        await see(page, screen);
      } catch (error) {
        throw new Error(`${screen.name} (${language}, ${look.size}) was not to be seen`, { cause: error });
      }
      // One of them is without a line.
      await context.setOffline(false);
      isFresh = screen.isLasting === true;
    }
    await context.close();
  }
}

export function isSeenAt(screen: Screen, { size }: Pick<Look, 'size'>): boolean {
  return screen.sizes === undefined || screen.sizes.includes(size);
}

/** The same person as elsewhere, with another device in their hand. */
async function browserOf(world: World, as: Person, { size }: Look): Promise<BrowserContext> {
  const isTouched = TOUCHED.has(size);
  const context = await world.house.audience({
    storageState: await world.person(as).storageState(),
    viewport: SIZES[size],
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  // Lines to the server that can be cut.
  await context.addInitScript(LINES);
  return context;
}

/** Nothing of the screen before is left on another page of the app; one is loaded anew only where that would not do. */
async function open(
  page: Page,
  world: World,
  screen: Screen,
  language: Language,
  isFresh: boolean,
): Promise<void> {
  const hash = typeof screen.hash === 'string' ? screen.hash : await screen.hash(world);
  if (isFresh) {
    await page.goto('about:blank');
    await page.goto(`/#/${ELSEWHERE.hash}`);
    await page.locator(ELSEWHERE.ready).waitFor();
  } else if (placeIn(hash) === placeIn(page.url().split('#/')[1] ?? '')) {
    await go(page, ELSEWHERE.hash);
    await page.locator(ELSEWHERE.ready).waitFor();
  }
  await speak(page, screen, language);
  await screen.before?.(page, hash);
  await go(page, hash);
  await page.locator(screen.ready).first().waitFor();
  await screen.then?.(page, world);
  await settled(page);
}

/** The page of an address, or the table: whatever else is opened there lies on the same one. */
function placeIn(hash: string): string {
  return hash.split('/').slice(0, 2).join('/');
}

async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((where) => {
    location.hash = where;
  }, `#/${hash}`);
}

/** As if the settings had been changed in another window: every page hears of it. */
async function speak(page: Page, { hints = false }: Screen, language: Language): Promise<void> {
  const settings = { language, speed: 0, sound: false, hints };
  await page.evaluate((kept) => {
    localStorage.setItem('charterstone', kept);
    dispatchEvent(new StorageEvent('storage', { key: 'charterstone' }));
  }, JSON.stringify(settings));
  await page.locator(`html[lang=${language}]`).waitFor();
}
