// Lays the rules into one file, packages/rules/dist/rules.js. They are hundreds of small functions in many small files: of a name from another
// file Node asks at every call what it stands for, of one from the same file it knows. In one file they play a third more choices a second.
// The sources stay what is edited, checked and unit-tested; whoever runs the program runs them packed, under the condition below.
// Plain JavaScript for Node 18, like the set-up; the packing itself needs our own Node.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** With this condition `@charterstone/rules` is the packed file (packages/rules/package.json). */
export const PACKED = 'charterstone-packed';

const rules = fileURLToPath(new URL('../packages/rules', import.meta.url));
const sources = join(rules, 'src');
const packed = join(rules, 'dist');
const stamp = join(packed, 'packed-from.txt');

/** Comparing contents is safe where the times of files lie. */
export function isPacked() {
  try {
    return readFileSync(stamp, 'utf8') === sourcesHash();
  } catch {
    return false;
  }
}

/** Of the sources, and of how they are packed. */
function sourcesHash() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const file of filesIn(sources)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Packs what is new. The stamp comes last: what is half written counts as not there. */
export async function packRules() {
  if (isPacked()) return;
  const hash = sourcesHash();
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: { index: join(sources, 'index.ts'), internal: join(sources, 'internal.ts') },
    platform: 'neutral',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'rules' }] },
    minifyInternalExports: false,
  });
  await bundle.close();
  rmSync(stamp, { force: true });
  mkdirSync(packed, { recursive: true });
  for (const { fileName, code } of output) write(join(packed, fileName), code);
  write(stamp, hash);
}

/** All or nothing, so that nobody reads half a file. */
function write(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await packRules();
