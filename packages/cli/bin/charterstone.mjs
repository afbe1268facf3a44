#!/usr/bin/env node
// What `npx charterstone` starts: it works in a fresh clone and on an older Node, because the launcher sets up first. The container image
// is set up, has the right Node, and no launcher.
import { existsSync } from 'node:fs';

const launcher = new URL('../../../scripts/launch.mjs', import.meta.url);
if (existsSync(launcher)) {
  const { launch } = await import(launcher.href);
  await launch('packages/cli/src/main.ts', process.argv.slice(2));
} else await import('../src/main.ts');
