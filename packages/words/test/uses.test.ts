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
  /words[/\\]src[/\\](messages|bookMessages|companyMessages|serverMessages|hints[/\\]messages|(en|de|pl)[/\\](catalogue|hints|book|company|server))\.ts$/;

const sources = readdirSync(rooms)
  .map((room) => join(rooms, room, 'src'))
  .flatMap((folder) => filesIn(folder))
  .filter((file) => file.endsWith('.ts') && !DECLARED.test(file))
  .map((file) => readFileSync(file, 'utf8'));

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

function isUsed(key: string): boolean {
  const [topic = '', last = ''] = key.split('.');
  const [family = '', ...member] = key.split('-');
  if (sources.some((source) => source.includes(`\`${family}-\${`)))
    return sources.some((source) => source.includes(`'${member.join('-')}'`));
  return sources.some(
    (source) =>
      source.includes(`'${key}'`) ||
      (source.includes(`\`${topic}.\${`) && new RegExp(`'${last}'|^\\s*${last}:`, 'm').test(source)),
  );
}

test('every message is said somewhere', () => {
  expect(Object.keys(MESSAGES).filter((key) => !isUsed(key))).toEqual([]);
});

test('a message that nobody says is found', () => {
  expect(isUsed('table.nobodyEverSaysThis')).toBe(false);
  expect(isUsed('score.nobodyEverSaysThis')).toBe(false);
  expect(isUsed('term-nobodyEverSaysThis')).toBe(false);
  expect(isUsed('score.glory')).toBe(true);
  expect(isUsed('term-building-ahead')).toBe(true);
});
