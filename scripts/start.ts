// `npm start`: the app is built where it is new, then the server starts, which serves it.
import { join } from 'node:path';
import { goOnUnread } from '../packages/cli/src/readers.ts';
import { buildBesideOrEnd } from '../packages/web/scripts/beside.ts';

goOnUnread();
await buildBesideOrEnd();
const main = join(import.meta.dirname, '../packages/cli/src/main.ts');
process.argv.splice(1, 1, main, 'serve');
await import(main);
