/** The command-line program `charterstone`: one file per command in commands/. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

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

// Whoever reads our output may stop early (`| head`): no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await start(process.argv.slice(2)).catch(complain);
