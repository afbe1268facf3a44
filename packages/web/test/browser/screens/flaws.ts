import type { Page } from 'playwright-core';
import { graveIn } from '../axe.ts';
import { type Screen, type Size, TOUCHED } from './screen.ts';

/** What somebody would stumble over on a page, each with where it is. A whole village is looked at in menu.test.ts. */
export async function flawsOf(page: Page, { within }: Screen, size: Size): Promise<readonly string[]> {
  const grave = await graveIn(page, within === undefined ? {} : { within });
  const wide = await page.evaluate<number>(TOO_WIDE);
  const small = TOUCHED.has(size) ? await page.evaluate<string[]>(TOO_SMALL) : [];
  return [...grave, ...(wide > 0 ? [`${wide} px too wide`] : []), ...small];
}

/** Runs in the page: what a finger would miss. Links within a text are as high as the text; what can't be reached is not for fingers. */
const TOO_SMALL = `[...document.querySelectorAll('button, select, summary, a.button, input.field-input')]
  .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.disabled)
  .map((one) => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
  .map(({ one, box }) => one.tagName + ' ' + one.className + ' is ' + box.width + ' by ' + box.height)`;
const TOO_WIDE = 'document.documentElement.scrollWidth - innerWidth';
