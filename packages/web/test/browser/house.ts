import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, chromiumPath } from '@charterstone/testkit';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Playwright's own is taken where it was installed and the system has none. */
const found = chromiumPath() ?? installed();
export const NO_BROWSER = found === undefined;

function installed(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');

/** A server as `npm start` runs it, and a browser before it. */
export class BrowserHouse {
  readonly #folder = mkdtempSync(join(tmpdir(), 'charterstone-browser-'));
  readonly #port: number;
  #server: ChildProcess | undefined;
  #browser: Browser | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  static async open(): Promise<BrowserHouse> {
    const house = new BrowserHouse(await freePort());
    await house.startServer();
    house.#browser = await chromium.launch({
      ...(found === undefined ? {} : { executablePath: found }),
      args: [...CHROMIUM_FLAGS],
    });
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Somebody with a browser of their own: cookies and settings are theirs alone. */
  async visitor(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
    if (this.#browser === undefined) throw new Error('there is no browser');
    return this.#browser.newContext({ locale: 'en', baseURL: this.url, viewport: DESKTOP, ...options });
  }

  async startServer(): Promise<void> {
    const child = spawn(process.execPath, [MAIN, 'serve'], {
      cwd: this.#folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'error',
        REQUESTS_PER_MINUTE: '100000',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#server = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error('the server has ended');
      const isReady = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** As a machine that loses its power. */
  async killServer(): Promise<void> {
    if (this.#server === undefined || this.#server.exitCode !== null) return;
    const gone = once(this.#server, 'exit');
    this.#server.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.killServer();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 360, height: 640 } as const;

/** What a page complains of in its console, and what it fails to load: there should be nothing. */
export function complaintsOf(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
