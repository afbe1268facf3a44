// Beware: spoilers.
import { box } from '@charterstone/box';
import { boxWith, newGame, theBox } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { answerTo } from './seats.ts';

const BUDGET = { iterations: 40 };

test.each(['greedy', 'search'] as const)(
  '%s does not know what is in a crate: whichever holds more, it answers the same',
  (name) => {
    const contents = box.crates;
    const [first, second] = [contents[35], contents[38]];
    if (first === undefined || second === undefined) throw new Error('there are no such crates');
    expect([first.chest, second.chest]).toEqual([undefined, 302]);
    const swapped = boxWith({ crates: { ...contents, 35: second, 38: first } });
    const answer = (inside: typeof swapped, seed: string): string => {
      const table = newGame({ charters: ['red', 'blue'], box: inside }).given({
        unlocked: true,
        red: { opened: [4], built: { 'red-2': 78, 'red-3': 84 }, hand: [78, 84], coins: 8, influence: 8 },
      });
      table.red.places('charterstone');
      return answerTo(table.state, name, seed, BUDGET);
    };
    for (const seed of ['one', 'two', 'three', 'four'])
      expect(answer(swapped, seed)).toBe(answer(theBox(), seed));
  },
);
