// Builds the app into packages/web/dist, if anything it is made of has changed since. Run as a program, or called before a server starts.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const web = join(import.meta.dirname, '..');
const packages = join(web, '..');
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

/** Whether there was anything to build. Whoever builds at the same time does so beside us; the last one's work stays. */
export async function buildApp(say: (line: string) => void = () => {}): Promise<boolean> {
  const made = fingerprint();
  if (isBuilt(made)) return false;
  say('Building the app, a few seconds…');
  const fresh = `${DIST}-${process.pid}`;
  try {
    await asForPlayers(() =>
      build({
        configFile: join(web, 'vite.config.ts'),
        logLevel: 'error',
        build: { outDir: fresh, emptyOutDir: true },
      }),
    );
    for (const file of globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: fresh }))
      compress(join(fresh, file));
    writeFileSync(join(fresh, STAMP), made);
    rmSync(DIST, { recursive: true, force: true });
    renameSync(fresh, DIST);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
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

if (process.argv[1] === import.meta.filename) await buildApp((line) => process.stderr.write(`${line}\n`));
