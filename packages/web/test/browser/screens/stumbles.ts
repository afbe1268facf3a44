// Spoilers: some of the screens are of late games.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserHouse, NO_BROWSER } from '../house.ts';
import { flawsOf } from './flaws.ts';
import { SCREENS } from './index.ts';
import { LANGUAGES, type Look, type Screen } from './screen.ts';
import { walk } from './walk.ts';
import { World } from './world.ts';

const MINUTE = 60_000;

/** Everything in every way takes a quarter of an hour: LOOK=all does it, and is run before a release. */
const isThorough = process.env['LOOK'] === 'all';

/** `npm test` looks at a third of the screens on a phone and at another third on a desktop. */
const SHARES = 3;

export function isOfShare(n: number, share: number): boolean {
  return Math.floor(n / LANGUAGES.length) % SHARES === share;
}

/** In which language a screen is looked at, unless in all: one after the other. */
export function inTurn(shift: number): (n: number, look: Look) => boolean {
  return (n, { language }) => LANGUAGES[(n + shift) % LANGUAGES.length] === language;
}

/** Looks at the screens that `isChosen` picks, and finds what somebody would stumble over. */
export function describeStumbles(
  looks: readonly Look[],
  isChosen: (screen: Screen, n: number, look: Look) => boolean,
): void {
  describe.skipIf(NO_BROWSER)('every screen (needs Chromium: apt install chromium)', () => {
    let house: BrowserHouse;
    let world: World;
    beforeAll(async () => {
      house = await BrowserHouse.open();
      world = await World.open(house);
    }, 2 * MINUTE);
    afterAll(() => house?.close());

    test.for(looks)('nobody stumbles, $language, $size', { timeout: 10 * MINUTE }, async (look) => {
      const found: string[] = [];
      const screens = SCREENS.filter((screen, n) => isThorough || isChosen(screen, n, look));
      await walk(world, screens, look, async (page, screen) => {
        const flaws = await flawsOf(page, screen, look.size);
        found.push(...flaws.map((flaw) => `${screen.name}: ${flaw}`));
      });
      expect(found).toEqual([]);
    });
  });
}
