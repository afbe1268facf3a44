import type { Page } from 'playwright-core';
import { graveIn } from '../axe.ts';
import { unreachableOn } from './reach.ts';
import { type Screen, type Size, TOUCHED } from './screen.ts';

/** What somebody would stumble over on a page, each with where it is. A whole village is looked at in menu.test.ts. */
export async function flawsOf(page: Page, { within }: Screen, size: Size): Promise<readonly string[]> {
  const grave = await graveIn(page, within === undefined ? {} : { within });
  const wide = await page.evaluate<number>(TOO_WIDE);
  const unseen = within === undefined ? await page.evaluate<string[]>(UNSEEN_GOODS) : [];
  const small = TOUCHED.has(size) ? await page.evaluate<string[]>(TOO_SMALL) : [];
  const broken = await page.evaluate<string[]>(BROKEN);
  const covered = await page.evaluate<string[]>(COVERED);
  const unreachable = await unreachableOn(page, size);
  return [
    ...grave,
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...unseen,
    ...small,
    ...broken,
    ...covered,
    ...unreachable,
  ];
}

/** Runs in the page: what a finger would miss. Links within a text are as high as the text; what can't be reached is not for fingers. */
const TOO_SMALL = `[...document.querySelectorAll('button, select, summary, a.button, a.village-title, input.field-input')]
  .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.disabled)
  .map((one) => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
  .map(({ one, box }) => one.tagName + ' ' + one.className + ' is ' + box.width + ' by ' + box.height)`;
/** Runs in the page: at which widths somebody would not see what another has; as many sit at a table, as broad is the screen. */
const UNSEEN_GOODS = `[60, 75, 90, 105, 120, 140, 170, 190].flatMap((wide) => {
  // Behind another page of the table nobody is to be seen.
  const players = [...document.querySelectorAll('.village-head .player')].filter((one) => one.checkVisibility());
  for (const { style } of players) style.cssText += ';flex: none; inline-size: ' + wide + 'px';
  const hidden = players
    .map((player) => player.querySelector('.player-goods'))
    .filter((goods) => goods !== null && !(goods.checkVisibility() && goods.scrollWidth <= goods.clientWidth + 1));
  for (const { style } of players) for (const name of ['flex', 'inline-size']) style.removeProperty(name);
  return hidden.map((goods) => goods.innerText + ' is not seen where there are ' + wide + ' px for a player');
})`;
/** Runs in the page: names of cards of which a word begins on one line and ends on the next. */
const BROKEN = `[...document.querySelectorAll('.card-name, .paper-card-name, .card-option strong, .book-houses span, .book-faces li > span')]
  .filter((one) => one.checkVisibility() && one.firstChild?.nodeType === Node.TEXT_NODE)
  .flatMap(({ firstChild: text }) =>
    [...text.data.matchAll(/[^\\s-]+/g)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([word]) => 'the word ' + word + ' is broken'),
  )`;
/** Runs in the page: names of cards on which the price of constructing them lies. */
const COVERED = `[...document.querySelectorAll('.card:has(.build)')]
  .filter((card) => card.checkVisibility())
  .filter((card) => {
    const [name, price] = ['.card-name', '.build'].map((part) => card.querySelector(part).getBoundingClientRect());
    return price.height > 0 && price.top < name.bottom - 1 && price.bottom > name.top + 1;
  })
  .map((card) => 'a price lies on ' + card.querySelector('.card-name').textContent)`;
const TOO_WIDE = 'document.documentElement.scrollWidth - innerWidth';
