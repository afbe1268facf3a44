import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;
const playouts = 'packages/**/*.playout.test.ts';
/** Tests with real servers, databases, processes and browsers. */
const server = 'packages/server/test/**/*.test.ts';

/** Node loads the sources as they are: vite's wrapped exports would make the rules three times slower. */
const sources = [/packages\/[a-z]+\/src\//];

export default defineConfig({
  test: {
    // Vitest would leave one core to itself and use a single worker where there are two.
    maxWorkers: '100%',
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [playouts, server],
          // Specs are pure and share nothing: loading the rules once a worker saves two thirds of the time.
          isolate: false,
          // No test asserts a time: this only ends what hangs, also on a busy machine.
          testTimeout: MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [server],
          globalSetup: 'packages/server/test/sharedPostgres.ts',
          // Files share nothing but the machine; native parts and threads end with their process.
          pool: 'forks',
          testTimeout: 3 * MINUTE,
          hookTimeout: MINUTE,
          server: { deps: { external: sources } },
        },
      },
      {
        extends: true,
        test: {
          name: 'playouts',
          include: [playouts],
          testTimeout: 10 * MINUTE,
          server: { deps: { external: sources } },
        },
      },
    ],
  },
});
