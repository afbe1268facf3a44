// Builds the app into packages/web/dist, if anything it is made of has changed since. Run as a program, also before a server starts (`beside.ts`), or called by tests.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const web = join(import.meta.dirname, '..');
const packages = join(web, '..');
const root = join(packages, '..');
export const DIST = join(web, 'dist');
const STAMP = '.made-of';

/** Everything that goes into the app, by content: times of files lie after a clone. */
const SOURCES = [
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
  'web/public/**/*',
  'web/scripts/*.ts',
  'web/src/**/*.{ts,tsx,css}',
  'rules/src/**/*.ts',
  'words/src/**/*.ts',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: packages }).sort())
    if (!file.includes('.test.')) hash.update(file).update(readSource(file));
  return hash.digest('hex');
}

function readSource(file: string): Buffer {
  try {
    return readFileSync(join(packages, file));
  } catch {
    // A folder, or gone since it was listed.
    return Buffer.alloc(0);
  }
}

function isBuilt(made: string): boolean {
  try {
    return readFileSync(join(DIST, STAMP), 'utf8') === made;
  } catch {
    return false;
  }
}

/** Whether there is nothing to build. */
export function isAppBuilt(): boolean {
  return isBuilt(fingerprint());
}

/** Whether there was anything to build. Whoever builds at the same time does so beside us; the last one's work stays. */
export async function buildApp(say: (line: string) => void = () => {}): Promise<boolean> {
  const made = fingerprint();
  if (isBuilt(made)) return false;
  refuseUnwritable();
  say('Building the app, a few seconds…');
  removeLeftovers();
  const fresh = `${DIST}-${process.pid}`;
  const heed = whenAsked(() => rmSync(fresh, { recursive: true, force: true }));
  try {
    // Most starts find the app built, and need nothing of it.
    const { build } = await import('vite');
    await asForPlayers(() =>
      build({
        configFile: join(web, 'vite.config.ts'),
        logLevel: 'error',
        build: { outDir: fresh, emptyOutDir: true },
      }),
    );
    for (const file of globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: fresh })) {
      compress(join(fresh, file));
      // Whoever asks us to stop is heard between one file and the next.
      await others();
    }
    writeFileSync(join(fresh, STAMP), made);
    rmSync(DIST, { recursive: true, force: true });
    renameSync(fresh, DIST);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    await others();
    heed.over();
  }
  return true;
}

/** What whoever starts us can put right: one line, and no stack. */
class NotBuilt extends Error {}

/** An app of another make than the server would misread it, so that an older one is no way out. */
function refuseUnwritable(): void {
  const needed = [web, DIST, join(root, 'node_modules/.vite-temp')];
  const closed = needed.find((folder) => existsSync(folder) && !isWritable(folder));
  if (closed === undefined) return;
  throw new NotBuilt(
    `The app has to be built, and this user may not write to ${closed}: run \`npm run build\` in ${root} as its owner, then start again.`,
  );
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What builds left that were killed, or lost their power. */
function removeLeftovers(): void {
  for (const left of globSync('dist-*', { cwd: web })) {
    if (isRunning(Number(left.slice('dist-'.length)))) continue;
    try {
      rmSync(join(web, left), { recursive: true, force: true });
    } catch {
      // Somebody else's, who can remove it.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Cleans up when somebody ends this process, which then ends as it would have. */
function whenAsked(cleanUp: () => void): { readonly over: () => void } {
  const over = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    over();
    cleanUp();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return { over };
}

/** Whoever builds it, a test for instance, the app is the one that people get: libraries look at NODE_ENV. */
async function asForPlayers(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** Compressed once, as small as it gets, instead of for everybody who comes. */
function compress(file: string): void {
  const text = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/** For programs: what can be put right is told in a line, and ends them. */
async function buildOrEnd(): Promise<void> {
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    await buildApp(say);
  } catch (error) {
    if (!(error instanceof NotBuilt)) throw error;
    say(error.message);
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) await buildOrEnd();
