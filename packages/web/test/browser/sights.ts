import type { Page } from 'playwright-core';

/** By kind, in the order in which it lies there. */
export type Sights = Readonly<Record<string, readonly (string | null)[]>>;

/** What somebody sees of a village: every thing on it with its name and where it stands, all that is written, and everybody's goods. */
export function sights(page: Page, screen: '.village' | '.replay'): Promise<Sights> {
  return page.evaluate((within) => {
    const all = (what: string): Element[] => [...document.querySelectorAll(`${within} ${what}`)];
    return {
      things: all('.board-village [data-object]').map((thing) => thing.getAttribute('data-object')),
      written: all('.board-village text').map((text) => text.textContent),
      pieces: all('.board-village [data-piece]').map((piece) => piece.outerHTML),
      players: all('.players .player').map((player) => player.textContent),
      mat: all('.mats .card').map((card) => card.getAttribute('aria-label')),
    };
  }, screen);
}
