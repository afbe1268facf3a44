// `npm start`: the app is built where it is new, then the server starts, which serves it.
import { join } from 'node:path';
import { goOnUnread } from '../packages/cli/src/readers.ts';
import { buildOrEnd } from '../packages/web/scripts/build.ts';

goOnUnread();
await buildOrEnd();
const main = join(import.meta.dirname, '../packages/cli/src/main.ts');
process.argv.splice(1, 1, main, 'serve');
await import(main);
