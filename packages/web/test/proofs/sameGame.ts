import { join } from 'node:path';
import { type Asked, allHappened, EVERY_SEATING, ofSeats, type Tally, tally } from '@charterstone/testkit';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { demand } from '../../../server/test/proofs/measure.ts';
import { campaign } from '../../../testkit/test/campaigns/journeys.ts';
import type { BrowserHouse } from '../browser/house.ts';
import { hashesAlong } from './rulesInPage.ts';

/** The table is compared after every so many choices. */
const EVERY = 20;
const NAME = 'rulesInPage';

/** The rules and the box as one script for a page. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'rulesInPage.ts'), formats: ['iife'], name: NAME },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const one of outputs)
    if ('output' in one) for (const part of one.output) if (part.type === 'chunk') return part.code;
  throw new Error('nothing was built');
}

async function pageWithRules(house: Pick<BrowserHouse, 'visitor'>): Promise<Page> {
  const context = await house.visitor();
  const page = await context.newPage();
  await page.addScriptTag({ content: await script() });
  return page;
}

/**
 * Same input, same game in a browser: so many campaigns from the `first` of a series on are played in Chromium from their first line, and the tables
 * on the way are those that come out here.
 */
export async function sameGame(
  house: Pick<BrowserHouse, 'visitor'>,
  { count, seed, progress, first = 0 }: Asked & { readonly first?: number },
): Promise<Tally> {
  const counts = tally();
  const page = await pageWithRules(house);
  try {
    for (let n = 0; n < count; n++) {
      const { setting, lines } = campaign(first + n, `chromium-${seed}`);
      const here = hashesAlong(setting, lines, EVERY);
      const there: unknown = await page.evaluate(
        ([name, ...journal]) => Reflect.get(globalThis, name).hashesAlong(...journal),
        [NAME, setting, lines, EVERY] as const,
      );
      demand(
        JSON.stringify(there) === JSON.stringify(here),
        () => `${setting.seats} seats, seed ${setting.seed}: Chromium comes to other tables`,
      );
      demand(here.at(-1)?.startsWith('line') === false, () => `${setting.seed}: ${here.at(-1)}`);
      counts.add('tables compared', here.length);
      counts.add('choices', lines.length);
      counts.add(ofSeats(setting.seats));
      progress?.(n + 1);
    }
  } finally {
    await page.context().close();
  }
  allHappened(counts, EVERY_SEATING);
  return counts;
}
