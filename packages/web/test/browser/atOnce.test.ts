// Spoilers: some of the screens are of late games.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from './glance.ts';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { SCREENS } from './screens/index.ts';
import { walk } from './screens/walk.ts';
import { World } from './screens/world.ts';

/** A phone in both ways, and the screens of two laptops. */
const SIZES = [
  { width: 740, height: 360 },
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** What is read first on a screen. */
const FIRST: { readonly [screen: string]: readonly string[] } = {
  'rite-guidepost': ['.opening-head h2', '.post-words p'],
  'rite-goal': ['.opening-head h2', '.post-words p'],
  'rite-glue': ['.opening-head h2', '.glue-panel h3'],
  'rite-story': ['.opening-head h2', '.tale-words p'],
  'rite-islands': ['.opening-head h2', '.islands li:last-child span'],
  replay: ['.replay-title h1', '.replay-place', '.replay-speed'],
  'between-fork': ['.between-head h2', '.between-main p'],
  'closing-doors': ['.closing-head h2', '.closing-plaque'],
  'closing-podium': ['.closing-head h2', '.tally h3'],
  'closing-finale': ['.closing-head h2', '.tally h3'],
  'closing-finale-lost': ['.closing-head h2', '.tally h3'],
};

/** Runs in the page: which of these begin outside the screen or behind its buttons, what the Zeppelin flies behind, and a village too small to see. */
function flawsIn(selectors: readonly string[]): readonly string[] {
  const foot = document.querySelector('.opening-foot .button-gold, .closing-foot .button-gold');
  const bottom = foot?.getBoundingClientRect().top ?? innerHeight;
  const unseen = selectors.filter((selector) => {
    const found = document.querySelector(selector);
    if (found === null) return true;
    const { top } = found.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(found).fontSize) * 1.2;
    return top < 0 || top + line > bottom;
  });
  const texts = [...document.querySelectorAll('.closing-head > *')].map((one) => one.getBoundingClientRect());
  const crossed = [...document.querySelectorAll('.vista-float')].some((one) => {
    const flies = one.getBoundingClientRect();
    const isBehind = (text: DOMRect): boolean =>
      flies.width > 0 && flies.left < text.right && flies.right > text.left && flies.top < text.bottom;
    return texts.some(isBehind);
  });
  const village = document.querySelector('.replay-village')?.getBoundingClientRect();
  const isTiny = village !== undefined && village.height < 180;
  return [...unseen, ...(crossed ? ['the Zeppelin'] : []), ...(isTiny ? ['the village'] : [])];
}

async function look(page: Page, name: string): Promise<readonly string[]> {
  const flaws: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    const found = await page.evaluate(flawsIn, FIRST[name] ?? []);
    flaws.push(...found.map((flaw) => `${name}, ${size.width}x${size.height}: ${flaw}`));
  }
  await page.setViewportSize(SIZES[3]);
  return flaws;
}

describe.skipIf(NO_BROWSER)('what is seen at once (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  let world: World;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
    world = await World.open(house);
  });
  afterAll(() => house?.close());

  test('is the title and where the words begin, also on a phone that lies on its side; and no Zeppelin flies behind a title', async () => {
    const found: string[] = [];
    const screens = SCREENS.filter(({ name }) => FIRST[name] !== undefined);
    expect(screens.length).toBe(Object.keys(FIRST).length);
    await walk(world, screens, { language: 'de', size: 'desktop' }, async (page, { name }) => {
      found.push(...(await look(page, name)));
    });
    expect(found).toEqual([]);
  });
});
