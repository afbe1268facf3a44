#!/usr/bin/env node
// What `npx charterstone` starts: it works in a fresh clone and on an older Node, because the launcher sets up first.
import { launch } from '../../../scripts/launch.mjs';

await launch('packages/cli/src/main.ts', process.argv.slice(2));
