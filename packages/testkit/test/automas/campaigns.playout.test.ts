import { describe, expect, test } from 'vitest';
import { mustPlay, playoutByChoices, tally, theBox } from '../../src/index.ts';
import { report } from '../report.ts';
import { GAMES, TABLES } from './tables.ts';

const box = theBox();
const counts = tally();

/** Everywhere somebody who tries everything; the others take turns. */
const OTHERS = ['random', 'ambitious'] as const;

describe.each(TABLES)('whole campaigns of $seats with $automas Automas', ({ seats, automas }) => {
  const players = ['curious', OTHERS[automas % 2] ?? 'random'] as const;
  test.each(players)('keep every invariant, and every game ends (%s)', (player) => {
    const played = mustPlay(box, { seats, automas, seed: 'automas', player, games: GAMES }, { counts });
    expect(played.stuck).toBe(false);
  });

  test('by choices the same campaign comes out as in place', () => {
    const match = { seats, automas, seed: 'by-choices', player: 'curious', games: GAMES } as const;
    expect(mustPlay(box, match, { check: false }, playoutByChoices)).toEqual(
      mustPlay(box, match, { check: false }),
    );
  });
});

test('and Automas did all that their cards say', () => {
  const campaigns = TABLES.length * 2;
  expect(counts.of('fact campaignEnded')).toBe(campaigns);
  expect(counts.of('fact gameEnded')).toBe(campaigns * GAMES);
  const deck = Array.from({ length: 16 }, (_, i) => `card ${377 + i}`);
  const sides = Array.from({ length: 6 }, (_, i) => `card ${393 + i}`);
  expect(counts.missing([...deck, ...sides, 'fact difficulty', 'fact caught', 'fact helped'])).toEqual([]);
  report(
    `${campaigns} campaigns with Automas, ${counts.of('choices')} choices, ${counts.of('turns')} turns in their last games`,
  );
});
