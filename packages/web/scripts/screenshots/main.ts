// `npm run screenshots` photographs every screen of the app (test/browser/screens) in every language and size, into `screens/`, and writes
// a page to look through them. `-- --only NAME --lang en --size phone` for some of them; `-- --readme` renews the pictures of the README.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { BrowserHouse, NO_BROWSER } from '../../test/browser/house.ts';
import { SCREENS } from '../../test/browser/screens/index.ts';
import { LANGUAGES, type Look, type Screen } from '../../test/browser/screens/screen.ts';
import { isSeenAt, walk } from '../../test/browser/screens/walk.ts';
import { World } from '../../test/browser/screens/world.ts';
import { paint } from '../../test/browser/unpainted.ts';
import { buildApp } from '../build.ts';
import { galleryOf, picturesIn } from './gallery.ts';
import { photographReadme } from './readme.ts';

const FOLDER = join(import.meta.dirname, '../../../../screens');
const PHOTOGRAPHED = ['desktop', 'phone', 'tablet'] as const;
/** While one page waits for the server, another one draws. */
const AT_ONCE = 2;

const USAGE = `npm run screenshots -- [--only NAME]... [--lang ${LANGUAGES.join('|')}]... [--size ${PHOTOGRAPHED.join('|')}]...

A NAME is that of a screen or its beginning, such as "table" or "home-first".

npm run screenshots -- --readme

renews the pictures of the README, in docs/pictures.`;

type Wanted = { readonly screens: readonly Screen[]; readonly looks: readonly Look[] };

/** What was asked for; a sentence where there is no such thing. */
function wantedIn(args: readonly string[]): Wanted | string {
  try {
    return foundFor(args);
  } catch (error) {
    // A word that there is not.
    return error instanceof Error ? error.message : String(error);
  }
}

function foundFor(args: readonly string[]): Wanted | string {
  const many = { type: 'string', multiple: true, default: [] as string[] } as const;
  const options = { only: many, lang: many, size: many };
  const { only, lang, size } = parseArgs({ args: [...args], options }).values;
  const strange =
    lang.find((word) => !LANGUAGES.some((one) => one === word)) ??
    size.find((word) => !PHOTOGRAPHED.some((one) => one === word));
  if (strange !== undefined) return `There is no "${strange}".`;
  const screens = SCREENS.filter(
    ({ name }) => only.length === 0 || only.some((one) => name === one || name.startsWith(`${one}-`)),
  );
  if (screens.length === 0)
    return `No screen is called ${only.join(' or ')}; there are ${SCREENS.map(({ name }) => name).join(', ')}.`;
  const looks = LANGUAGES.flatMap((language) => PHOTOGRAPHED.map((one) => ({ language, size: one }))).filter(
    (look) =>
      (lang.length === 0 || lang.includes(look.language)) && (size.length === 0 || size.includes(look.size)),
  );
  return { screens, looks };
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** With a server of its own, and everybody who looks. */
async function inHouse<T>(work: (world: World) => Promise<T>): Promise<T> {
  const house = await BrowserHouse.open();
  process.once('SIGINT', () => void house.close().finally(() => process.exit(130)));
  try {
    return await work(await World.open(house));
  } finally {
    await house.close();
  }
}

async function photograph(world: World, { screens, looks }: Wanted): Promise<number> {
  const total = looks.reduce((sum, look) => sum + screens.filter((one) => isSeenAt(one, look)).length, 0);
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage} %  {value} of {total} pictures  {eta_formatted} left  {what}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    clearOnComplete: true,
  });
  try {
    if (process.stderr.isTTY) bar.start(total, 0, { what: '' });
    const left = [...looks];
    const work = async (): Promise<void> => {
      for (let look = left.shift(); look !== undefined; look = left.shift()) {
        const folder = join(FOLDER, look.language, look.size);
        mkdirSync(folder, { recursive: true });
        await walk(world, screens, look, async (page, { name }) => {
          await paint(page);
          await page.screenshot({ path: join(folder, `${name}.png`) });
          if (process.stderr.isTTY) bar.increment({ what: name });
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    bar.stop();
  }
  return total;
}

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    say(USAGE);
    return 0;
  }
  const isReadme = process.argv.includes('--readme');
  const wanted = wantedIn(process.argv.slice(2).filter((word) => word !== '--readme'));
  if (typeof wanted === 'string') {
    say(`${wanted}\n\n${USAGE}`);
    return 2;
  }
  if (NO_BROWSER) {
    say(
      'There is no Chromium here to look with: `apt install chromium`, or `npx playwright-core install chromium`.',
    );
    return 1;
  }
  await buildApp(say);
  if (isReadme) {
    say(`${await inHouse(photographReadme)} pictures in docs/pictures.`);
    return 0;
  }
  const count = await inHouse((world) => photograph(world, wanted));
  const index = join(FOLDER, 'index.html');
  writeFileSync(index, galleryOf(picturesIn(FOLDER)));
  say(`${count} pictures; ${index} shows them.`);
  return 0;
}

process.exitCode = await main();
