import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';

const DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Kilobytes of JavaScript, gzipped, that a browser which has nothing yet loads: for the first page, and until it shows a table. */
export async function downloads(
  browser: BrowserContext,
  home: string,
  table: string,
): Promise<{ readonly home: number; readonly table: number }> {
  const page = await browser.newPage();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !pathname.endsWith('/sw.js')) loaded.add(pathname);
  });
  await page.goto(home);
  await page.locator('.join').waitFor();
  await page.waitForLoadState('networkidle');
  const first = sizeOf(loaded);
  await page.goto(table);
  await page.locator('.village').waitFor();
  await page.waitForLoadState('networkidle');
  const all = sizeOf(loaded);
  await page.close();
  return { home: first, table: all };
}

function sizeOf(files: ReadonlySet<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(`${DIST}${file}`)).length;
  return Number((bytes / 1000).toFixed(1));
}
