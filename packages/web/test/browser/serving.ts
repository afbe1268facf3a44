import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDS_WITH_US } from '@charterstone/testkit';

/** The variable that names a server which all test files share. */
export const SHARED_SERVER = 'CHARTERSTONE_TEST_SERVER';

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');

/** A server as `npm start` runs it, with a folder of its own. */
export class Serving {
  readonly #folder = mkdtempSync(join(tmpdir(), 'charterstone-browser-'));
  readonly #port: number;
  #server: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  /** It has begun to start; `isReady` waits for it. */
  static async begin(): Promise<Serving> {
    const serving = new Serving(await freePort());
    serving.#spawn();
    return serving;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#spawn();
    await this.isReady();
  }

  async isReady(): Promise<void> {
    while (!(await answers(this.url))) {
      if (this.#server?.exitCode !== null) throw new Error('the server has ended');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  #spawn(): void {
    const server = spawn(process.execPath, [...ENDS_WITH_US, MAIN, 'serve'], {
      cwd: this.#folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        // That the rules are packed, as the launcher says.
        NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'error',
        REQUESTS_PER_MINUTE: '100000',
        SOCKETS_PER_ADDRESS: '1000',
      },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    server.stderr.pipe(process.stderr, { end: false });
    this.#server = server;
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    if (this.#server === undefined || this.#server.exitCode !== null || this.#server.signalCode !== null)
      return;
    const gone = once(this.#server, 'exit');
    this.#server.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Whether a server is there and ready. */
export function answers(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
