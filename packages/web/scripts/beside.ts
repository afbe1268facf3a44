// Builds the app, where it is new, in a process that ends: whoever goes on as a server keeps nothing of what builds, whose native threads stay.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isAppBuilt } from './build.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends this process where there is no app then, or somebody asked it to stop meanwhile. */
export async function buildBesideOrEnd(): Promise<void> {
  if (isAppBuilt()) return;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  let asked: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals): void => {
    asked = signal;
    // A terminal sends Ctrl-C to the child as well.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const { code, signal } = await ended(child);
  for (const each of SIGNALS) process.off(each, passOn);
  const why = asked ?? signal;
  if (why !== undefined) await endBy(why);
  if (code !== 0) process.exit(code);
}

type Ended = { readonly code: number | undefined; readonly signal: NodeJS.Signals | undefined };

function ended(child: ReturnType<typeof spawn>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code: code ?? undefined, signal: signal ?? undefined }));
  });
}

/** So that whoever started us, too, sees why it ended. */
async function endBy(signal: NodeJS.Signals): Promise<never> {
  process.kill(process.pid, signal);
  return new Promise<never>(() => {});
}
