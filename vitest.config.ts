import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;
const playouts = 'packages/**/*.playout.test.ts';

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
          exclude: [playouts],
        },
      },
      {
        extends: true,
        test: { name: 'playouts', include: [playouts], testTimeout: 10 * MINUTE },
      },
    ],
  },
});
