// `npm run prove` tries all that we promise in the numbers that take hours; `-- --minutes 60` shares an hour among them.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { again } from './again.ts';
import { readOptions, usage } from './options.ts';
import { PLEDGES } from './pledges.ts';
import { prove } from './prove.ts';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/charterstone', import.meta.url)));
// What the proofs start finds what Node made of the sources, too.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../../node_modules/.cache/charterstone', import.meta.url),
);

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage(PLEDGES)}\n`);
    return 0;
  }
  const options = readOptions(args, PLEDGES);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\nnpm run prove -- --help says more.\n`);
    return 2;
  }
  return options.again === undefined ? prove(options) : again(options, options.again);
}

process.exit(await main(process.argv.slice(2)));
