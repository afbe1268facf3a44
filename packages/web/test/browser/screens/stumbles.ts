// Spoilers: some of the screens are of late games.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserHouse, NO_BROWSER } from '../house.ts';
import { flawsOf } from './flaws.ts';
import { LANGUAGES, type Language, type Look, type Screen } from './screen.ts';
import { isSeenAt, walk } from './walk.ts';
import { World } from './world.ts';

const MINUTE = 60_000;

/** Everything in every way takes a quarter of an hour: LOOK=all does it, and is run before a release. */
const isThorough = process.env['LOOK'] === 'all';

const IN_TURN = ['phone', 'desktop', 'tablet', 'laptop', 'small'] as const;

/** `npm test` looks at every screen once: in one language after the other, and in each of them at one size after the other. */
function isItsTurn(screen: Screen, n: number, { size }: Look): boolean {
  const sizes = IN_TURN.filter((one) => isSeenAt(screen, { size: one }));
  return sizes[Math.floor(n / LANGUAGES.length) % sizes.length] === size;
}

function languageOf(n: number): Language {
  return LANGUAGES[n % LANGUAGES.length] ?? 'en';
}

const LOOKS: readonly Look[] = isThorough
  ? [
      ...LANGUAGES.flatMap((language) => IN_TURN.map((size) => ({ language, size }) as const)),
      // At a zoom of 200 % German has the longest words.
      { language: 'de', size: 'zoomed' },
    ]
  : IN_TURN.map((size) => ({ language: 'en', size }));

/** Looks at these screens, and finds what somebody would stumble over. */
export function describeStumbles(screens: readonly Screen[]): void {
  describe.skipIf(NO_BROWSER)('every screen (needs Chromium: apt install chromium)', () => {
    let house: BrowserHouse;
    let world: World;
    beforeAll(async () => {
      house = await BrowserHouse.shared();
      world = await World.open(house);
    });
    afterAll(() => house?.close());

    test.for(LOOKS)(
      isThorough ? 'nobody stumbles, $language, $size' : 'nobody stumbles, $size',
      { timeout: 20 * MINUTE },
      async (look) => {
        const found: string[] = [];
        await walk(
          world,
          screens.filter((screen, n) => isThorough || isItsTurn(screen, n, look)),
          look,
          async (page, screen) => {
            const flaws = await flawsOf(page, screen, look.size);
            found.push(...flaws.map((flaw) => `${screen.name}: ${flaw}`));
          },
          (screen) => (isThorough ? look.language : languageOf(screens.indexOf(screen))),
        );
        expect(found).toEqual([]);
      },
    );
  });
}
