import { existsSync } from 'node:fs';
import { CHROMIUM_FLAGS, chromiumPath, headlessPath } from '@charterstone/testkit';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { answers, Serving, SHARED_SERVER } from './serving.ts';
import { UNPAINTED } from './unpainted.ts';

/** Without a window, or all of it: what comes from the system around a page, such as its notices, only the whole has. */
export type Kind = 'headless' | 'whole';

/** Playwright's own is taken where it was installed and the system has none. */
function pathOf(kind: Kind): string | undefined {
  const own = chromium.executablePath();
  const installed = existsSync(own) ? own : undefined;
  return (kind === 'whole' ? chromiumPath() : headlessPath()) ?? installed;
}

export const NO_BROWSER = pathOf('whole') === undefined;

/** For whatever is waited for: a busy machine takes its time. */
const PATIENCE_MS = 120_000;

/** This machine, as another one in the house calls it: no address that a browser trusts without HTTPS. */
export const NEIGHBOUR = 'village.test';

/** The browsers of this process: whoever visits has cookies and settings of their own in one. */
const browsers = new Map<Kind, Promise<Browser>>();
/** How many houses stand before them. */
let houses = 0;

function launched(kind: Kind): Promise<Browser> {
  const executablePath = pathOf(kind);
  const browser =
    browsers.get(kind) ??
    chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${NEIGHBOUR} 127.0.0.1`],
    });
  browsers.set(kind, browser);
  return browser;
}

/** For an init script: a browser without service workers, as some are. */
const KEEPS_NOTHING = 'delete Navigator.prototype.serviceWorker';

/** What a browser may be told of its device and its owner. */
export type Visit = NonNullable<Parameters<Browser['newContext']>[0]>;

/** A server as `npm start` runs it, and a browser before it. */
export class BrowserHouse {
  readonly #browser: Browser;
  readonly #visitors: BrowserContext[] = [];
  /** Its own server; undefined where it is one that others visit too. */
  readonly #own: Serving | undefined;
  readonly url: string;

  private constructor(known: Browser, url: string, own?: Serving) {
    this.#browser = known;
    this.url = url;
    this.#own = own;
    houses++;
  }

  /** A house with a server of its own, which may be killed. */
  static async open(kind: Kind = 'headless'): Promise<BrowserHouse> {
    const own = await Serving.begin();
    const known = await launched(kind);
    await own.isReady();
    return new BrowserHouse(known, own.url, own);
  }

  /** A house before the server that all test files share: nobody knows of anybody else there. */
  static async shared(): Promise<BrowserHouse> {
    const url = process.env[SHARED_SERVER];
    if (url === undefined) return BrowserHouse.open();
    const known = await launched('headless');
    while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 50));
    return new BrowserHouse(known, url);
  }

  /**
   * Somebody with a browser of their own, in a hurry: what others do may put a ceremony before the table at any time, and it is skipped whenever
   * it stands before what is pressed or waited for.
   */
  async visitor(options: Visit = {}): Promise<BrowserContext> {
    const context = await this.audience(options);
    // A page may be closed again before it knows.
    context.on('page', (page) => void hurry(page).catch(() => {}));
    return context;
  }

  /**
   * The same, but they see ceremonies to their end. Cookies and settings are theirs alone. Nothing moves, and nothing is painted before
   * somebody says so (`paint`): without a graphics card that is a core's work.
   */
  async audience(options: Visit = {}): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      locale: 'en',
      baseURL: this.url,
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    // Where things move they are painted on their way.
    if (options.reducedMotion === undefined || options.reducedMotion === 'reduce')
      await context.addInitScript(UNPAINTED);
    // What keeps the app on a device fetches all of it once more: only those do that who say so.
    if (options.serviceWorkers !== 'allow') await context.addInitScript(KEEPS_NOTHING);
    this.#visitors.push(context);
    return context;
  }

  async startServer(): Promise<void> {
    await this.#alone().start();
  }

  /** As a machine that loses its power. */
  async killServer(): Promise<void> {
    await this.#alone().kill();
  }

  #alone(): Serving {
    if (this.#own === undefined) throw new Error('others visit this server too');
    return this.#own;
  }

  /** Whoever has not gone yet goes; the browser stays for the next test file, where there may be one. */
  async close(): Promise<void> {
    for (const visitor of this.#visitors) await visitor.close();
    await this.#own?.end();
    houses--;
    if (houses > 0 || process.env[SHARED_SERVER] !== undefined) return;
    for (const [kind, browser] of browsers) {
      browsers.delete(kind);
      await (await browser).close();
    }
  }
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 360, height: 640 } as const;

/** Escape is no click: whoever counts those may hurry as well. While the next ceremony begins there are two. */
async function hurry(page: Page): Promise<void> {
  // It may be closed meanwhile.
  const skip = (): Promise<void> => page.keyboard.press('Escape').catch(() => {});
  await page.addLocatorHandler(page.locator('.rite').first(), skip, { noWaitAfter: true });
}

/** What a page complains of in its console, and what it fails to load: there should be nothing. */
export function complaintsOf(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}
