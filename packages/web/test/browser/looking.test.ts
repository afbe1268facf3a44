// Spoilers: what is seen here is the beginning of the campaign.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, bring, STILL } from './guests.ts';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { journalUntil } from './journals.ts';

describe.skipIf(NO_BROWSER)('looking at what lies on the table', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  test('a mouse can go over to what a building says, and leaves it behind by going elsewhere', async () => {
    const visitor = await house.visitor();
    await visitor.addInitScript(STILL);
    await arrive(visitor, 'Maria');
    const journal = journalUntil(
      { seats: 2, seed: 'looking', games: 1 },
      ({ seat, choices }) => seat === 1 && choices().some((choice) => choice.do === 'place'),
    );
    const table = await bring(visitor, 'Looking', journal);
    const page = await visitor.newPage();
    await page.goto(`/#/table/${table}`);
    const treasury = page.locator('[data-object="commons:treasury"]').first();
    await treasury.waitFor();
    const inspector = page.getByRole('region', { name: 'Treasury' });

    await treasury.hover({ force: true });
    await inspector.getByText('You pay').waitFor();
    await inspector.getByRole('heading').hover();
    // Longer than it would take to go away.
    await page.waitForTimeout(1500);
    expect(await inspector.count()).toBe(1);

    await page.locator('.tray-words').hover();
    await inspector.waitFor({ state: 'detached' });
    await visitor.close();
  });
});
