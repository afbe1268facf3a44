import { CHROMIUM_FLAGS, chromiumPath } from '@charterstone/testkit';
import { type Browser, chromium } from 'playwright-core';

/** The system's own; where it has none, Playwright's, if that was installed. */
export function openBrowser(): Promise<Browser> {
  const found = chromiumPath();
  return chromium.launch({
    ...(found === undefined ? {} : { executablePath: found }),
    args: [...CHROMIUM_FLAGS],
  });
}
