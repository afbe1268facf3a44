import { MESSAGES } from '@charterstone/words';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/play/entry.ts';

test('every command has a word of its own in the catalogue', () => {
  const words = Object.keys(MESSAGES).filter((key) => key.startsWith('word.'));
  const commands = Object.keys(COMMANDS).map((command) => `word.${command}`);
  // `charter` is no command: it is what `name` may be about.
  expect(words.sort()).toEqual([...commands, 'word.charter'].sort());
});
