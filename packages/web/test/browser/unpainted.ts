import type { Page } from 'playwright-core';

/**
 * For an init script: everything is there, in its place and to be pressed, but it is not painted. Without a graphics card painting a village is
 * a third of a browser's work, and whoever only plays looks at no pixel.
 */
export const UNPAINTED = `(() => {
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(unpainted);
})()`;

/** From now on until it is loaded anew the page is painted, for somebody who wants a picture of it. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
  });
}
