import { buildApp } from '../../../scripts/build.ts';
import { BrowserHouse, NO_BROWSER } from '../../browser/house.ts';

/** Why there is nothing to look with; undefined when there is. */
export function whyNoBrowser(): string | undefined {
  return NO_BROWSER ? 'there is no Chromium here (apt install chromium)' : undefined;
}

/** What is done before the app as it is now, on a server of its own. */
export async function inHouse<T>(work: (house: BrowserHouse) => Promise<T>): Promise<T> {
  await buildApp();
  const house = await BrowserHouse.open();
  try {
    return await work(house);
  } finally {
    await house.close();
  }
}
