import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BOX_FILES } from './schema.ts';

const LANGUAGES = ['en', 'de', 'pl'];
/** What `new-box` and `balance` put or look for beside the box itself. */
const BESIDE = ['balance.json'];
const KNOWN: readonly string[] = [
  ...BOX_FILES.filter((name) => name !== 'text').map((name) => `${name}.json`),
  ...LANGUAGES.map((language) => `text/${language}.json`),
  ...BESIDE,
];
/** Every file in these is read. */
const FOLDERS: readonly string[] = ['cards', ...LANGUAGES.map((language) => `text/${language}`)];
/** What an editor reads, and nobody else. */
const PASSED_OVER = ['schema', 'node_modules'];
/** So deep nothing of a box lies. */
const DEEPEST = 3;

/** What looks like a part of a box, and is written as JSON in one way or another. */
const JSON_LIKE = /\.(json[c5]?|jsn|json\.txt)$/i;

/**
 * Files that nobody reads, although they look as if somebody should: whoever misspells a name would search long for what became of it. Pages,
 * pictures, hidden files and whatever else is no JSON may lie in the folder of a box.
 */
export function strangersIn(folder: string): readonly string[] {
  return filesIn(folder, '').filter((file) => JSON_LIKE.test(file) && !isRead(file));
}

/** A known file that is called almost like this one. */
export function meantBy(file: string): string | undefined {
  const plain = (name: string): string =>
    name
      .toLowerCase()
      .replace(JSON_LIKE, '')
      .replaceAll(/[^a-z/]/g, '');
  const wanted = plain(file);
  const [nearest] = KNOWN.map((name) => ({ name, far: distance(plain(name), wanted) })).sort(
    (one, other) => one.far - other.far,
  );
  return nearest !== undefined && nearest.far <= 2 ? nearest.name : undefined;
}

function isRead(file: string): boolean {
  if (KNOWN.includes(file)) return true;
  const at = file.lastIndexOf('/');
  return FOLDERS.includes(file.slice(0, Math.max(0, at))) && file.endsWith('.json');
}

function filesIn(folder: string, within: string, depth = 1): string[] {
  const isWanted = ({ name }: Dirent): boolean =>
    !name.startsWith('.') && !(within === '' && PASSED_OVER.includes(name));
  const place = join(folder, within);
  if (depth > DEEPEST || !existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter(isWanted)
    .flatMap((entry) => {
      const path = within === '' ? entry.name : `${within}/${entry.name}`;
      return entry.isDirectory() ? filesIn(folder, path, depth + 1) : [path];
    })
    .sort();
}

/** How many signs have to be put in, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, sign] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, beside] of [...other].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (sign === beside ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
