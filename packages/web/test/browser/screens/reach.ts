import type { Page } from 'playwright-core';
import { settled } from '../glance.ts';
import { SIZES, type Size } from './screen.ts';

/** Whatever the screen is looked at on: what is on a stage has to be reached on the smallest phone too, upright and on its side. */
const SHAPES = [SIZES.phone, { width: 740, height: 360 }] as const;

/** What nobody can read on a ceremony or between games, however they scroll. Nothing where neither is shown. */
export async function unreachableOn(page: Page, size: Size): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(`${STAGE} !== null`))) return [];
  const found: string[] = [];
  const own = SIZES[size];
  for (const shape of [own, ...SHAPES.filter((one) => one !== own)]) {
    await page.setViewportSize(shape);
    await settled(page);
    const lost = await page.evaluate<string[]>(`(${UNREACHABLE})()`);
    found.push(...lost.map((what) => `${what}, at ${shape.width} by ${shape.height}`));
  }
  await page.setViewportSize(own);
  return found;
}

/** A ceremony lies above everything else. */
const STAGE = `(document.querySelector('.rite') ?? document.querySelector('.between, .at-the-end'))`;

/**
 * Runs in the page. A text is lost where something cuts it that can't be scrolled, where it lies before the beginning of what can, and where it
 * is under the golden button when all is scrolled to its end, or under the buttons above when nothing is. What is only heard is not looked at; of
 * what says of itself that it shows so many lines only, the rest is elsewhere.
 */
const UNREACHABLE = `() => {
  const stage = ${STAGE};
  const isScrolled = (one) => /auto|scroll/.test(getComputedStyle(one).overflowY);
  const above = (one) => {
    const all = [];
    for (let up = one; up !== null && up !== stage.parentElement; up = up.parentElement) all.push(up);
    return all;
  };
  const texts = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const round = above(text.parentElement);
    const isHeard = round.some((one) => one.clientWidth === 1 && one.clientHeight === 1);
    if (text.data.trim() === '' || isHeard || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    texts.push({ text, round, lines: () => [...range.getClientRects()].filter(({ width }) => width > 1) });
  }
  const named = (text) => '"' + text.data.trim().slice(0, 40) + '"';
  const found = new Set();

  // Letters are a little lower than their line.
  const slack = (line) => line.height / 4;
  const cutBy = (line, round) => {
    let { top, bottom } = line;
    for (const one of round) {
      const { overflowY, webkitLineClamp } = getComputedStyle(one);
      if (overflowY === 'visible') continue;
      const box = one.getBoundingClientRect();
      if (webkitLineClamp !== 'none' && bottom > box.bottom) return undefined;
      if (isScrolled(one)) {
        if (top - box.top + one.scrollTop < -slack(line)) return one;
        ({ top, bottom } = box);
      } else if (top < box.top - slack(line) || bottom > box.bottom + slack(line)) return one;
    }
    return undefined;
  };
  for (const { text, round, lines } of texts)
    for (const line of lines()) {
      const by = cutBy(line, round);
      if (by !== undefined) found.add(named(text) + ' is cut by ' + by.className);
    }

  const seenOf = (line, round) => {
    let { left, top, right, bottom } = line;
    for (const one of round) {
      if (getComputedStyle(one).overflowY === 'visible') continue;
      const box = one.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const lookUnder = (covers) => {
    for (const cover of covers) {
      const box = cover.getBoundingClientRect();
      for (const { text, round, lines } of texts) {
        if (round.includes(cover) || cover.contains(text)) continue;
        for (const line of lines()) {
          const seen = seenOf(line, round);
          const across = Math.min(seen.right, box.right) - Math.max(seen.left, box.left);
          const along = Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top);
          if (across > 1 && along > slack(line)) found.add(named(text) + ' is under ' + cover.className);
        }
      }
    }
  };
  const scrolled = [stage, ...stage.querySelectorAll('.at-the-end-page')];
  for (const one of scrolled) one.scrollTop = 0;
  lookUnder(stage.querySelectorAll('.rite-bar .button'));
  for (const one of scrolled) one.scrollTop = one.scrollHeight;
  const feet = [...stage.querySelectorAll('*')].filter(
    (one) => /sticky|fixed/.test(getComputedStyle(one).position) && one.querySelector('.button-gold') !== null,
  );
  const beside = [...document.querySelectorAll('.sheet-button')].filter((one) => stage.matches('.between') && one.checkVisibility());
  lookUnder([...feet, ...beside]);
  for (const one of scrolled) one.scrollTop = 0;
  return [...found];
}`;
