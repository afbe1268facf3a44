/**
 * Measures the letters of the typeface that names are written in on the board, in a browser, and writes them as a source of the app:
 * drawings are made without one.
 *
 *     node packages/web/scripts/letterWidths.ts && npm run format
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from './browser.ts';

const LETTERS =
  ' !"\'(),-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÉÓÖÜßäéóöüĄąĆćĘęŁłŃńŚśŹźŻż’„“”–';
const files = ['latin', 'latin-ext'].map((part) =>
  readFileSync(
    new URL(import.meta.resolve(`@fontsource/alegreya-sans/files/alegreya-sans-${part}-800-normal.woff2`)),
  ).toString('base64'),
);

const browser = await openBrowser();
const page = await browser.newPage();
const measured = await page.evaluate(
  // What runs in the page, as text: this file is not checked for a browser.
  `(async () => {
    const fonts = ${JSON.stringify(files)}.map((file, i) => new FontFace('face' + i, 'url(data:font/woff2;base64,' + file + ')'));
    for (const font of fonts) document.fonts.add(await font.load());
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = '1000px face0, face1';
    return [...${JSON.stringify(LETTERS)}].map((letter) => [letter, Math.round(pen.measureText(letter).width)]);
  })()`,
);
await browser.close();

const byWidth = new Map<number, string>();
for (const [letter, width] of measured as [string, number][])
  byWidth.set(width, (byWidth.get(width) ?? '') + letter);
const lines = [...byWidth]
  .sort(([a], [b]) => a - b)
  .map(([width, letters]) => `  [${width}, ${JSON.stringify(letters)}],`);
writeFileSync(
  new URL('../src/art/letterWidths.ts', import.meta.url),
  `// Written by packages/web/scripts/letterWidths.ts: Alegreya Sans 800, thousandths of its size.\nexport const LETTERS: readonly (readonly [width: number, letters: string])[] = [\n${lines.join('\n')}\n];\n`,
);
