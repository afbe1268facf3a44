// Spoilers: some of the screens are of late games.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserHouse, NO_BROWSER } from '../house.ts';
import { flawsOf } from './flaws.ts';
import { LANGUAGES, type Language, type Look, type Screen, type Size } from './screen.ts';
import { isSeenAt, walk } from './walk.ts';
import { World } from './world.ts';

const MINUTE = 60_000;

/**
 * Every screen in every way takes a quarter of an hour: LOOK=all does it, and is run before a release. `npm test` looks at each of them once,
 * and `npm test -- more`, which says LOOK=more, at the sizes between: in one language after the other, and in each of them at one size after the other.
 */
const MANNER = process.env['LOOK'];
const isThorough = MANNER === 'all';

const EVERY_SIZE = ['phone', 'desktop', 'tablet', 'laptop', 'small'] as const;
const IN_TURN: readonly Size[] = MANNER === 'more' ? ['tablet', 'laptop', 'small'] : ['phone', 'desktop'];

/** The size at which this screen is looked at; one that is never seen in the usual ones in another. */
function sizeOf(screen: Screen, n: number): Size | undefined {
  const seenAt = (sizes: readonly Size[]): readonly Size[] =>
    sizes.filter((size) => isSeenAt(screen, { size }));
  const [usual, other] = [seenAt(IN_TURN), seenAt(EVERY_SIZE)];
  const sizes = usual.length > 0 ? usual : other;
  return sizes[Math.floor(n / LANGUAGES.length) % sizes.length];
}

function languageOf(n: number): Language {
  return LANGUAGES[n % LANGUAGES.length] ?? 'en';
}

function looksAt(screens: readonly Screen[]): readonly Look[] {
  if (!isThorough) {
    const wanted = new Set(screens.map(sizeOf));
    return EVERY_SIZE.filter((size) => wanted.has(size)).map((size) => ({ language: 'en', size }));
  }
  return [
    ...LANGUAGES.flatMap((language) => EVERY_SIZE.map((size) => ({ language, size }) as const)),
    // At a zoom of 200 % German has the longest words.
    { language: 'de', size: 'zoomed' },
  ];
}

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

    test.for(looksAt(screens))(
      isThorough ? 'nobody stumbles, $language, $size' : 'nobody stumbles, $size',
      { timeout: 20 * MINUTE },
      async (look) => {
        const found: string[] = [];
        await walk(
          world,
          screens.filter((screen, n) => isThorough || sizeOf(screen, n) === look.size),
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
