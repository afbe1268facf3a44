import { CHROMIUM_FLAGS, chromiumPath } from '@charterstone/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { Trouble } from '../../trouble.ts';

/** Eleven games are played before a late village is there. */
const PREPARING_MS = 300_000;

export const WINDOW = { width: 1440, height: 900 };

/** A Chromium with a profile of its own, which Lighthouse can look into through `port`. */
export async function openBrowser(profile: string, port: number): Promise<BrowserContext> {
  const executablePath = chromiumPath();
  if (executablePath === undefined)
    throw new Trouble(
      'There is no Chromium on this machine: install one, or say where it is in CHROME_PATH.',
    );
  const { chromium } = await import('playwright-core');
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    viewport: WINDOW,
    locale: 'en',
  });
}

/** Somebody whom the server knows, and whose browser has nothing yet. */
export async function introduce(browser: BrowserContext, url: string): Promise<void> {
  await asked(browser, `${url}/api/session`, { name: 'Ada', language: 'en' });
}

/** The same, who from now on plays without animation and without hints. */
export async function settle(browser: BrowserContext, url: string): Promise<Page> {
  const page = browser.pages()[0] ?? (await browser.newPage());
  await page.addInitScript(
    `localStorage.setItem('charterstone', '{"language":"en","speed":0,"sound":false,"hints":false}')`,
  );
  await page.goto(url);
  return page;
}

export async function makeTable(browser: BrowserContext, url: string, some: object): Promise<string> {
  const { id } = await asked(browser, `${url}/api/tables`, { name: 'Measured', ...some });
  return `${url}/#/table/${id}`;
}

async function asked(
  browser: BrowserContext,
  address: string,
  data: object,
): Promise<{ readonly id: string }> {
  const answer = await browser.request.post(address, { data, timeout: PREPARING_MS });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** The village is there, and everything that belongs to it. */
export async function openTable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.village').waitFor();
  await page.waitForLoadState('networkidle');
}
