import { writeFileSync } from 'node:fs';
import { readJournal, writeJournal } from '@charterstone/server/journals';
import { describe, expect, test } from 'vitest';
import { loadJournal } from '../src/journal/file.ts';
import { Session } from '../src/play/session.ts';
import { box, randomGame } from './games.ts';
import { folder } from './program.ts';

describe('the file of a campaign', () => {
  const { journal } = randomGame(3, 'levels', 20);

  test('keeps the level of each bot, sealed', () => {
    const kept = { ...journal, bots: [2, 3], levels: ['easy', 'hard'] } as const;
    const text = writeJournal(kept);
    expect(readJournal(text)).toEqual(kept);
    expect(readJournal(text.replace('["easy","hard"]', '["hard","hard"]'))).toMatch(/checksum/);
    expect(readJournal(text.replace('"levels":["easy","hard"],\n', ''))).toMatch(/checksum/);
  });

  test.each([['["easy"]'], ['["easy","hard","hard"]'], ['["easy","clever"]'], ['"hard"'], ['[1,2]']])(
    'with levels %s is refused',
    (levels) => {
      const text = writeJournal({ ...journal, bots: [2, 3], levels: ['easy', 'hard'] });
      expect(readJournal(text.replace('["easy","hard"]', levels))).toMatch(/levels of its bots/);
    },
  );

  test('of the time before levels is read as it was: its bots are normal', () => {
    const old = { ...journal, bots: [2, 3] };
    const file = `${folder()}/old.json`;
    writeFileSync(file, writeJournal(old));
    const session = Session.resume(box, loadJournal(file), undefined, 'it');
    expect([...session.bots]).toEqual([
      [2, 'normal'],
      [3, 'normal'],
    ]);
    expect(writeJournal(session.journal())).toBe(writeJournal(old));
  });

  test('keeps the Automas; more than there are chairs for are refused', () => {
    const setting = { seats: 2, automas: 3, seed: 'x' };
    expect(readJournal(writeJournal({ ...journal, setting }))).toMatchObject({ setting });
    for (const automas of [5, -1, 0.5])
      expect(readJournal(writeJournal({ ...journal, setting: { ...setting, automas } }))).toMatch(
        /setting is no good/,
      );
  });
});
