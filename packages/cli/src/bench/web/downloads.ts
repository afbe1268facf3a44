import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';

const DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const LANGUAGES = ['en', 'de', 'pl'] as const;

export type Kilobytes = { readonly home: number; readonly table: number };

/**
 * Kilobytes of JavaScript, gzipped, that a browser which has nothing yet loads: for the first page, and until it shows a table; in the
 * language that takes most.
 */
export async function downloads(browser: BrowserContext, home: string, table: string): Promise<Kilobytes> {
  const all: Kilobytes[] = [];
  for (const language of LANGUAGES) all.push(await loadedIn(language, browser, home, table));
  return {
    home: Math.max(...all.map((one) => one.home)),
    table: Math.max(...all.map((one) => one.table)),
  };
}

async function loadedIn(
  language: string,
  browser: BrowserContext,
  home: string,
  table: string,
): Promise<Kilobytes> {
  const page = await browser.newPage();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !pathname.endsWith('/sw.js')) loaded.add(pathname);
  });
  await page.addInitScript(`localStorage.setItem('charterstone', '{"language":"${language}"}')`);
  await page.goto(home);
  await page.locator('.join').waitFor();
  await page.waitForLoadState('networkidle');
  const first = sizeOf(loaded);
  await page.goto(table);
  await page.locator('.village').waitFor();
  await page.waitForLoadState('networkidle');
  const all = sizeOf(loaded);
  await page.evaluate("localStorage.removeItem('charterstone')");
  await page.close();
  return { home: first, table: all };
}

function sizeOf(files: ReadonlySet<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(`${DIST}${file}`)).length;
  return Number((bytes / 1000).toFixed(1));
}
