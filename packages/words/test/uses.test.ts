import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGES } from '../src/index.ts';

/**
 * Words that nobody says grow old unread. A message is used where its key is written out in some room, or where a key is
 * put together (`score.${category}`) in a file that names its last part: as a string, or as a key of its own. The names, levels and
 * judgements of bots are put together with a dash (`bot-${name}`), and named by the bots themselves.
 */

const rooms = join(import.meta.dirname, '..', '..');
/** Where the messages are declared and written, which is no use of them. */
const DECLARED =
  /words[/\\]src[/\\]((common|terminal|book|company|server)Messages|hints[/\\]messages|(en|de|pl)[/\\](common|terminal|hints|book|company|server))\.ts$/;

const sources = readdirSync(rooms)
  .map((room) => join(rooms, room, 'src'))
  .flatMap((folder) => filesIn(folder))
  .filter((file) => /\.tsx?$/.test(file) && !DECLARED.test(file))
  .map((file) => readFileSync(file, 'utf8'));

/** Whatever stands between two single quotation marks and could be a key, or the last part of one. */
const quoted = new Set(
  sources.flatMap((source) => [...source.matchAll(/'(?=([\w.-]+)')/g)].map(([, word]) => word)),
);

/** The sources in which something is put together that begins so, by how it begins: many keys begin alike. */
const begun = new Map<string, readonly string[]>();
function sourcesWith(beginning: string): readonly string[] {
  const known = begun.get(beginning) ?? sources.filter((source) => source.includes(`\`${beginning}\${`));
  begun.set(beginning, known);
  return known;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

function isUsed(key: string): boolean {
  if (quoted.has(key)) return true;
  const [topic = '', last = ''] = key.split('.');
  const [family = '', ...member] = key.split('-');
  if (sourcesWith(`${family}-`).length > 0) return quoted.has(member.join('-'));
  const named = new RegExp(`'${last}'|^\\s*${last}:`, 'm');
  return sourcesWith(`${topic}.`).some((source) => named.test(source));
}

test('every message is said somewhere', () => {
  expect(Object.keys(MESSAGES).filter((key) => !isUsed(key))).toEqual([]);
});

test('every key is made of what is looked for between quotation marks', () => {
  expect(Object.keys(MESSAGES).filter((key) => !/^[\w.-]+$/.test(key))).toEqual([]);
});

test('a message that nobody says is found', () => {
  expect(isUsed('table.nobodyEverSaysThis')).toBe(false);
  expect(isUsed('score.nobodyEverSaysThis')).toBe(false);
  expect(isUsed('term-nobodyEverSaysThis')).toBe(false);
  expect(isUsed('score.glory')).toBe(true);
  expect(isUsed('term-building-ahead')).toBe(true);
});
