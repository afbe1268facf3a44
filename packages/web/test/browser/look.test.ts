// Spoilers: some of the screens are of late games.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { flawsOf } from './screens/flaws.ts';
import { SCREENS } from './screens/index.ts';
import { LANGUAGES, type Look, type Screen } from './screens/screen.ts';
import { walk } from './screens/walk.ts';
import { World } from './screens/world.ts';

const MINUTE = 60_000;
/** The longest words are German: where room is scarce, nothing else is looked at. */
const LOOKS: readonly Look[] = [
  ...LANGUAGES.flatMap((language) => [
    { language, size: 'desktop' } as const,
    { language, size: 'phone' } as const,
  ]),
  { language: 'de', size: 'zoomed' },
];

/** Every screen is looked at in every size, in one language or another; `npm run screenshots` has all of them in all. */
function isLookedAt({ within }: Screen, n: number, { language, size }: Look): boolean {
  // Dialogs and slips have the same room as on a phone.
  if (size === 'zoomed') return within === undefined;
  const shift = size === 'phone' ? 1 : 0;
  return LANGUAGES[(n + shift) % LANGUAGES.length] === language;
}

describe.skipIf(NO_BROWSER)('every screen (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  let world: World;
  beforeAll(async () => {
    house = await BrowserHouse.open();
    world = await World.open(house);
  }, 2 * MINUTE);
  afterAll(() => house?.close());

  test.for(LOOKS)('nobody stumbles, $language, $size', { timeout: 5 * MINUTE }, async (look) => {
    const found: string[] = [];
    const screens = SCREENS.filter((screen, n) => isLookedAt(screen, n, look));
    await walk(world, screens, look, async (page, screen) => {
      const flaws = await flawsOf(page, screen, look.size);
      found.push(...flaws.map((flaw) => `${screen.name}: ${flaw}`));
    });
    expect(found).toEqual([]);
  });
});
