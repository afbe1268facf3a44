import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ENGINE_FLAGS } from './packages/cli/src/engine-flags.ts';
import { MORE, MORE_OF } from './scripts/more.ts';
import { PACKED } from './scripts/pack-rules.mjs';

const MINUTE = 60_000;
const playouts = 'packages/**/*.playout.test.ts';
/** Tests of what measures. */
const apart = 'packages/**/*.apart.test.ts';
/** Tests with real servers, databases, processes and browsers. */
const server = 'packages/server/test/**/*.test.ts';
/** Tests in a real browser, before a real server. */
const browser = 'packages/web/test/browser/**/*.test.ts';

/** What is there before the first file: a PostgreSQL for all of them; the app, and a server for it. */
const POSTGRES = 'packages/server/test/sharedPostgres.ts';
const BUILT = 'packages/web/test/browser/built.ts';

/** Node loads the sources as they are: vite's wrapped exports would make the rules three times slower. Only the app needs vite. */
const sources = [/packages\/((?!web\/)[a-z]+\/src|rules\/dist)\//];

/** `npm test` has the rules packed, as the program runs them; Vitest started by hand takes them from their sources. All in one way. */
const isPacked = process.env['NODE_OPTIONS']?.includes(PACKED) === true;

// What Node makes of the sources is kept, as the program does it and with its setting: for every process and thread that a test starts.
for (const flag of ENGINE_FLAGS) setFlagsFromString(flag);
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('node_modules/.cache/charterstone', import.meta.url),
);

// Whatever tests, and servers and browsers that they kill, leave behind is gone when they are done. Others (a database's own user) look in.
const left = mkdtempSync(join(tmpdir(), 'charterstone-tests-'));
chmodSync(left, 0o755);
process.env['TMPDIR'] = left;
process.once('exit', () => rmSync(left, { recursive: true, force: true, maxRetries: 5 }));

/** The longest of all: begun last, they would keep one core busy and the others waiting. */
const LONGEST = [
  'doors/load',
  'kills',
  'outages',
  'doors/floods',
  'tables/serve',
  'doors/badMessages',
  'doors/leaks',
  'exactlyOnce',
  'doors/hostile',
  'comesBack',
  'doors/imports',
  'people/passkeys',
  'everybodyLeaves',
  'backup/backup',
].map((name) => `packages/server/test/${name}.test.ts`);
/** The same in a browser. */
const LONGEST_SEEN = [
  'lookLater',
  'campaign',
  'look',
  'lookBack',
  'together',
  'oneDevice',
  'rites',
  'table',
  'menu',
  'seams',
  'home',
  'stories',
  'keys',
].map((name) => `packages/web/test/browser/${name}.test.ts`);

/** And of the playouts. */
const LONGEST_PLAYED = [
  'bots/test/rules',
  'testkit/test/campaigns/twins',
  'testkit/test/placings',
  'cli/test/coverage',
].map((name) => `packages/${name}.playout.test.ts`);

/** As Vitest does it, which knows nothing but the sizes of files where they have not run yet; the longest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const longest = [...LONGEST, ...LONGEST_SEEN, ...LONGEST_PLAYED];
      const found = longest.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  ...(isPacked && { ssr: { resolve: { conditions: [PACKED, 'module', 'node', 'development|production'] } } }),
  test: {
    // Vitest would leave one core to itself and use a single worker where there are two.
    maxWorkers: '100%',
    pool: 'threads',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [playouts, apart, server, browser, ...MORE],
          // Specs are pure and share nothing: loading the rules once a worker saves two thirds of the time.
          isolate: false,
          // No test asserts a time: this only ends what hangs, also on a busy machine.
          testTimeout: 10 * MINUTE,
          hookTimeout: 10 * MINUTE,
          server: { deps: { external: sources } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [server],
          exclude: [...MORE],
          env: { CHARTERSTONE_TEST_STORE: 'sqlite' },
          globalSetup: POSTGRES,
          // Native parts and threads end with their process.
          pool: 'forks',
          execArgv: [...ENGINE_FLAGS],
          // Files share nothing but the machine and the sources, which are loaded, and become fast, once a worker.
          isolate: false,
          // One more than there are cores, for while others wait: for a process to start, for a minute to be over.
          maxWorkers: availableParallelism() + 1,
          // Projects with as many workers as each other are one group; this one comes after them.
          sequence: { groupOrder: 1 },
          // Thirty starts of a server take minutes where others keep the machine busy: this only ends what hangs.
          testTimeout: 20 * MINUTE,
          hookTimeout: 10 * MINUTE,
          server: { deps: { external: sources } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          exclude: [...MORE],
          globalSetup: BUILT,
          pool: 'forks',
          execArgv: [...ENGINE_FLAGS],
          // Files share the machine, a server, and one Chromium a worker.
          isolate: false,
          // One more than there are cores, for while others wait: for a line that is lost, for a server that comes back.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 2 },
          testTimeout: 10 * MINUTE,
          hookTimeout: 10 * MINUTE,
          expect: { poll: { timeout: 2 * MINUTE } },
          server: { deps: { external: sources } },
        },
      },
      {
        extends: true,
        test: {
          name: 'playouts',
          include: [playouts],
          exclude: [...MORE],
          // As with the specs: the rules are loaded, and become fast, once a worker.
          isolate: false,
          testTimeout: 10 * MINUTE,
          hookTimeout: 10 * MINUTE,
          server: { deps: { external: sources } },
        },
      },
      {
        extends: true,
        test: {
          name: 'more',
          include: [...MORE, ...MORE_OF],
          env: { CHARTERSTONE_TEST_STORE: 'postgres', LOOK: 'more' },
          globalSetup: [POSTGRES, BUILT],
          pool: 'forks',
          execArgv: [...ENGINE_FLAGS],
          isolate: false,
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 3 },
          testTimeout: 20 * MINUTE,
          hookTimeout: 10 * MINUTE,
          expect: { poll: { timeout: 2 * MINUTE } },
          server: { deps: { external: sources } },
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: [apart],
          testTimeout: 10 * MINUTE,
          server: { deps: { external: sources } },
        },
      },
    ],
  },
});
