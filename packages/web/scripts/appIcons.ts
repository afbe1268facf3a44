/**
 * Draws the signs of the app with its own art, and has a browser make pictures of them: devices want PNG.
 *
 *     node packages/web/scripts/appIcons.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullIcon, plainIcon, shortcutIcon, tileIcon } from './appIcon.ts';
import { openBrowser } from './browser.ts';

const to = join(import.meta.dirname, '../public');
const PICTURES: Readonly<Record<string, readonly [size: number, svg: string]>> = {
  'icon-192': [192, tileIcon()],
  'icon-512': [512, tileIcon()],
  'maskable-192': [192, fullIcon()],
  'maskable-512': [512, fullIcon()],
  'apple-touch-icon': [180, fullIcon()],
  'monochrome-512': [512, plainIcon()],
  'badge-96': [96, plainIcon()],
  'go-on-96': [96, shortcutIcon('worker')],
  'new-96': [96, shortcutIcon('crate')],
};

mkdirSync(join(to, 'icons'), { recursive: true });
writeFileSync(join(to, 'icon.svg'), `${tileIcon()}\n`);

const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, [size, svg]] of Object.entries(PICTURES)) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(to, `icons/${name}.png`), omitBackground: true });
}
await browser.close();
