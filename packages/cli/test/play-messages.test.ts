import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '@charterstone/words';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/play/entry.ts';

const folder = join(import.meta.dirname, '../src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** Messages that are put together from a word and something else in the sources. */
const COMPOSED: readonly RegExp[] = [
  // say.prompt finds the question above a list of options.
  /^prompt\./,
  // The words commands are typed by, and the categories of the last score.
  new RegExp(`^word\\.(${Object.keys(COMMANDS).join('|')})$`),
  /^score\.(glory|victories|personas|capacity|buildings|total)$/,
];

/** Messages of the screens a browser has and a terminal has not: buttons, headings beside pictures, forms. */
const FOR_BROWSERS: readonly string[] = [
  'game.again',
  'seat.you',
  'seat.thinks',
  'heading.supply',
  'heading.progress',
  'heading.options',
  'heading.workers',
  'heading.players',
  'heading.cost',
  'heading.benefit',
  'heading.since',
  'table.turnOf',
  'table.yourTurn',
  'table.first',
  'table.space',
  'table.workersHome',
  'table.occupiedBy',
  'table.freePlot',
  'table.scoredBy',
  'table.quotaTakes',
  'table.quotaBonus',
  'ask.noName',
  'ask.confirm',
  'ask.quit',
  'ask.result',
  'error.badFile',
  'error.seats',
  'error.bots',
  'error.language',
];

test('every message of the interface is said somewhere in the terminal, or waits for a browser', () => {
  const unused = Object.keys(MESSAGES).filter(
    (key) => !sources.includes(`'${key}'`) && !COMPOSED.some((form) => form.test(key)),
  );
  expect(unused).toEqual(FOR_BROWSERS);
});

test('every command has a word of its own in the catalogue', () => {
  const words = Object.keys(MESSAGES).filter((key) => key.startsWith('word.'));
  const commands = Object.keys(COMMANDS).map((command) => `word.${command}`);
  // `charter` is no command: it is what `name` may be about.
  expect(words.sort()).toEqual([...commands, 'word.charter'].sort());
});
