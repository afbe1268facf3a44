import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CHROMIUM_FLAGS, chromiumPath } from '@charterstone/testkit';
import WebSocket from 'ws';
import { z } from 'zod';

/** Where this machine has a Chromium, if it has one. */
export const CHROMIUM = chromiumPath();

const message = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(z.object({ message: z.string() })),
});
type Result = Readonly<Record<string, unknown>>;
type Waiting = {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
};

/** A real browser, driven by its own protocol for developers. */
export class Chromium {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #folder: string;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  private constructor(process: ChildProcess, socket: WebSocket, folder: string) {
    this.#process = process;
    this.#socket = socket;
    this.#folder = folder;
    socket.on('message', (data) => this.#heard(String(data)));
    socket.on('close', () => this.#fail('the browser is gone'));
  }

  static async start(program: string): Promise<Chromium> {
    const folder = mkdtempSync(join(tmpdir(), 'charterstone-browser-'));
    const child = spawn(
      program,
      [
        '--headless',
        ...CHROMIUM_FLAGS,
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    try {
      const socket = new WebSocket(await addressOf(child));
      await once(socket, 'open');
      return new Chromium(child, socket, folder);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(
        JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }),
      );
    });
  }

  async close(): Promise<void> {
    const left = once(this.#process, 'exit');
    await this.send('Browser.close').catch(() => {});
    await left;
    this.#socket.terminate();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #heard(text: string): void {
    const { id, result = {}, error } = message.parse(JSON.parse(text));
    const asker = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (error === undefined) asker?.resolve(result);
    else asker?.reject(new Error(error.message));
  }

  #fail(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('the browser says where it listens');
  for await (const line of createInterface({ input: child.stderr })) {
    const found = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (found === undefined) continue;
    // Whatever else it says is not read, but must not fill its pipe either.
    child.stderr.resume();
    return found;
  }
  throw new Error('the browser did not start');
}

const evaluated = z.object({
  result: z.object({ value: z.optional(z.unknown()) }),
  exceptionDetails: z.optional(
    z.looseObject({ exception: z.optional(z.looseObject({ description: z.optional(z.string()) })) }),
  ),
});

/** A page with an authenticator of its own, whose owner always says yes. */
export class Page {
  readonly #browser: Chromium;
  readonly #session: string;
  readonly #context: string;

  private constructor(browser: Chromium, session: string, context: string) {
    this.#browser = browser;
    this.#session = session;
    this.#context = context;
  }

  static async open(browser: Chromium, url: string): Promise<Page> {
    const context = String((await browser.send('Target.createBrowserContext'))['browserContextId']);
    const target = await browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: context,
    });
    const attached = await browser.send('Target.attachToTarget', { ...target, flatten: true });
    const page = new Page(browser, String(attached['sessionId']), context);
    await page.#send('WebAuthn.enable');
    await page.#send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goTo(url);
    return page;
  }

  async goTo(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
    // The old page answers until the new one is there.
    while ((await this.run('document.readyState + location.origin')) !== `complete${new URL(url).origin}`)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** The value of an expression in the page, once it has one. */
  async run(expression: string): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = evaluated.parse(await this.#send('Runtime.evaluate', params));
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? 'it threw');
    return result.value;
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.disposeBrowserContext', { browserContextId: this.#context });
  }

  #send(method: string, params: object = {}): Promise<Result> {
    return this.#browser.send(method, params, this.#session);
  }
}
