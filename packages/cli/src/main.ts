/** The command-line program `charterstone`: one file per command in commands/. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { ENGINE_FLAGS } from './engine-flags.ts';
import { endWithReader } from './readers.ts';

// Before anything else is read.
for (const flag of ENGINE_FLAGS) setFlagsFromString(flag);

// The sources are TypeScript: what Node makes of them is kept, and a command starts three times as fast.
const kept = fileURLToPath(new URL('../../../node_modules/.cache/charterstone', import.meta.url));
enableCompileCache(kept);
// Threads look for it here.
process.env['NODE_COMPILE_CACHE'] ??= kept;

const { start, complaintOf } = await import('./program.ts');

/** A bug shows where it happened. */
function complain(error: unknown): void {
  const complaint = complaintOf(error);
  if (complaint === undefined) console.error('This is a bug in the program, please report it:\n', error);
  else console.error(complaint.line);
  process.exitCode = complaint?.code ?? 70;
}

endWithReader();
await start(process.argv.slice(2)).catch(complain);
