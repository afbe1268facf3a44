import { box as boxData } from '@charterstone/box';
import { compile, inspect } from '@charterstone/rules';
import { BEFORE_HOURGLASS, boxWith, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** What a browser knows before any crate is open: no crate contents, no building of theirs, no later rule. */
const LOCKED = [14, 15, 22, 23, 43, 44, 58, 59, 73, 74, 88, 89, 109, 110, 219, 233, 258, 280, 303, 314];
const open = Object.fromEntries(
  Object.entries(boxData.cards).filter(([number]) => !LOCKED.includes(Number(number))),
);
const partial = { ...boxData, cards: open, crates: {} };

describe('a partial box: locked numbers are empty entries', () => {
  test('it compiles', () => {
    expect(() => compile(partial)).not.toThrow();
  });

  test('it plays a whole game', () => {
    const game = newGame({ charters: ['red', 'blue', 'green'], box: compile(partial) });
    game.given({ red: { coins: 6 }, objectives: [215, 214, 216], progress: BEFORE_HOURGLASS });
    game.red.places('grandstand').scores(215);
    game.idleToTheEnd();
    expect(game.sees.winners).toEqual(['red']);
  });

  test('its game is the same as that of the whole box, as long as nothing is unlocked', () => {
    const play = (box = boxWith({})) => {
      const game = newGame({ charters: ['red', 'blue'], seed: 'partial', box });
      game.given({ red: { coins: 6, clay: 1 }, objectives: [215, 214, 216] });
      game.red.places('market').takes(game.sees.mat[1] ?? 0);
      game.blue.places('blue-1');
      game.given({ progress: BEFORE_HOURGLASS, red: { coins: 6 } });
      game.red.places('grandstand').scores(215);
      game.idleToTheEnd();
      return inspect(game.state);
    };
    expect(play(compile(partial))).toEqual(play());
  });

  test('a crate whose contents are locked can’t be opened, and the reason says so', () => {
    const game = newGame({ charters: ['red', 'blue'], box: compile(partial) });
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'shut', card: 8, crate: 4 }]);
  });

  test('a single crate that is open plays beside those that are locked', () => {
    const cards = { ...open };
    for (const number of [14, 15, 73, 74, 280]) {
      const card = boxData.cards[number];
      if (card) cards[number] = card;
    }
    const box = compile({ ...boxData, cards, crates: { 4: { hand: [73, 74], chest: 280 } } });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.red.places('charterstone').opens(8).passes();
    expect(game.red.hand).toEqual([73, 74]);
    expect(game.blue.wouldLackOn('charterstone')).toEqual([{ lack: 'shut', card: 9, crate: 5 }]);
  });
});
