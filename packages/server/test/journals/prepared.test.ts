import { deciders, inspect, replay, type State } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { type JournalFile, prepared, verifiedText, writeJournal } from '../../src/journals/index.ts';
import { box } from './games.ts';

/** The table a journal leads to, as people who import it would get it. */
function tableOf(journal: JournalFile): State {
  const found = verifiedText(box, writeJournal(journal));
  if (!found.ok) throw new Error(found.why);
  return found.state;
}

describe('a prepared campaign', () => {
  test.each([1, 2, 6, 12, 13, 15])('stands at the first decision of game %i', (game) => {
    const journal = prepared(box, { game, seats: 2, seed: 'p', bots: [] });
    const state = tableOf(journal);
    // The first game begins with its charters, before it has a number.
    expect(inspect(state)).toMatchObject({ game: game === 1 ? 0 : game, over: false, round: 0 });
    expect(deciders(state).length).toBeGreaterThan(0);
    if (game === 1) return;
    const before = replay(box, { ...journal, entries: journal.entries.slice(0, -1) });
    if (!before.ok) throw new Error('a beginning of it is refused');
    expect(inspect(before.state).game).toBe(game - 1);
  });

  test('is the same for the same wish, and another for another seed or table', () => {
    const wish = { game: 3, seats: 3, seed: 'a', bots: [2] };
    const text = writeJournal(prepared(box, wish));
    expect(writeJournal(prepared(box, wish))).toBe(text);
    expect(writeJournal(prepared(box, { ...wish, seed: 'b' }))).not.toBe(text);
    expect(writeJournal(prepared(box, { ...wish, seats: 4 }))).not.toBe(text);
    expect(prepared(box, wish)).toMatchObject({ setting: { seats: 3, seed: 'a' }, bots: [2] });
  });

  test('is played by the options it is to go on with', () => {
    const options = { manualValues: true };
    const journal = prepared(box, { game: 2, seats: 2, seed: 'o', options, bots: [] });
    expect(journal.setting).toEqual({ seats: 2, seed: 'o', options });
    tableOf(journal);
  });

  test.each([
    [1, 0],
    [1, 5],
    [2, 0],
    [3, 1],
    [4, 0],
    [5, 0],
    [6, 0],
  ])(
    'of %i seats and %i Automas has a village with buildings, open crates and victories',
    (seats, automas) => {
      const journal = prepared(box, { game: 6, seats, automas, seed: 'v', bots: [] });
      const found = verifiedText(box, writeJournal(journal));
      if (!found.ok) throw new Error(found.why);
      const { village, charters } = inspect(found.state);
      expect(charters).toHaveLength(seats + automas);
      expect(charters.some(({ victories }) => victories > 0)).toBe(true);
      // Six stand there from the beginning.
      expect(Object.keys(village).filter((site) => site.includes('-')).length).toBeGreaterThan(10);
      const opened = found.facts.flat().filter(({ fact }) => fact === 'opened');
      expect(opened.length).toBeGreaterThan(3);
    },
  );
});
