import type { Page } from 'playwright-core';
import { press, type Screen } from './screen.ts';

/** As a browser says that the app could be installed. */
const OFFERED = `{
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => ({ outcome: 'dismissed' });
  dispatchEvent(offer);
}`;

async function newer(page: Page): Promise<void> {
  const isPage = (url: URL): boolean => url.pathname === '/';
  await page.route(isPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/newer.js"></script>' }),
  );
  await page.evaluate(`dispatchEvent(new Event('vite:preloadError'))`);
  await page.locator('.new-version').waitFor();
  await page.unroute(isPage);
}

/** What a device is offered. */
export const DEVICE: readonly Screen[] = [
  {
    name: 'home-install',
    as: 'stranger',
    hash: '',
    ready: '.home',
    isLasting: true,
    then: async (page) => {
      await page.evaluate(OFFERED);
      await newer(page);
    },
  },
  {
    name: 'settings-sound',
    as: 'stranger',
    hash: 'settings',
    ready: '.sound-taste',
    isLasting: true,
    then: async (page) => {
      await page.evaluate(OFFERED);
      await press(page, '.sound-taste .toggle-switch');
      await page.locator('.sound-row').waitFor();
    },
  },
];
