import type { Page } from 'playwright-core';
import { settled, sightOf } from '../glance.ts';

const MOST_STAGES = 20;

/** Looks at what was missed at a table, up to a certain moment. */
export async function showMissed(page: Page, stage: string): Promise<void> {
  // The last moments of a campaign come by themselves.
  await page.locator('.rite-slip .button, .rite').first().waitFor();
  const slip = page.locator('.rite-slip .button').first();
  if (await slip.isVisible()) await slip.click();
  for (let i = 0; i < MOST_STAGES; i++) {
    await page.locator('.rite').first().waitFor();
    await settled(page);
    if ((await page.locator(stage).count()) > 0) return;
    const { shown } = await sightOf(page);
    await page.keyboard.press('Escape');
    await sightOf(page, shown);
  }
  throw new Error(`${stage} never came`);
}
