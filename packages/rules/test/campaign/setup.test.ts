import type { Charter } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, type Table, theBox, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** A game of these charters is over, and the next one is set up to the first turn. */
function nextGame(charters: readonly Charter[], game = 2): Table {
  return settles(ends(inGame({ game, charters })));
}

describe('rule 4, as the Chronicle has it after game 2 (card 127): set-up', () => {
  test('five cards and three objectives lie open', () => {
    const game = nextGame(['red', 'blue']);
    expect(game.sees.game).toBe(3);
    expect(game.sees.mat).toHaveLength(5);
    expect(game.sees.objectives).toHaveLength(3);
    expect(game.sees.objectives.every(({ scoredBy }) => scoredBy.length === 0)).toBe(true);
  });

  test.each([
    ['red'],
    ['red', 'blue'],
    ['red', 'blue', 'green', 'yellow'],
    ['red', 'blue', 'green', 'yellow', 'purple', 'black'],
  ] as const)(
    'the progress token goes onto the space for the number of players (%s %s %s %s %s %s)',
    (...charters) => {
      const { start } = theBox().board.progress;
      expect(nextGame(charters).progress).toBe(start[charters.length - 1]);
    },
  );

  test('everybody has two workers at home, twelve influence and no points', () => {
    const game = inGame({ game: 2, charters: ['red', 'blue'] });
    game.given({ red: { influence: 2, points: 30, quota: ['coin-1'], reputation: 2, scored: [] } });
    settles(ends(game));
    for (const player of game.players) {
      expect(player.workers).toEqual(['home', 'home']);
      expect(player.influence).toBe(12);
      expect(player.spent).toBe(0);
      expect(player.points).toBe(0);
    }
    expect(game.sees.quota).toEqual({});
    expect(game.sees.reputation.every((charter) => charter === undefined)).toBe(true);
  });

  test('the die names the first player anew, one that plays', () => {
    const firsts = new Set<string | undefined>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      firsts.add(settles(ends(inGame({ game: 3, charters: ['red', 'blue'], seed }))).sees.first);
    expect([...firsts].sort()).toEqual(['blue', 'red']);
  });

  test('discards and open cards are shuffled into the deck, the coins of the first game are not given again', () => {
    const game = inGame({ game: 2, charters: ['red', 'blue'] });
    game.given({ discard: [206, 207, 208], red: { coins: 0, hand: [] }, blue: { coins: 0, hand: [] } });
    settles(ends(game));
    expect(game.sees.discard).toEqual([]);
    expect(game.sees.deck.length + game.sees.mat.length).toBe(14);
    expect(game.red.coins + game.blue.coins).toBe(0);
  });

  test('its guidepost lies there, that of the game before is archived', () => {
    const game = nextGame(['red', 'blue']);
    expect(game.whereIs(401)).toBe('guidepost');
    expect(game.whereIs(400)).toBe('archive');
  });
});

describe('rule 5: a persona for the game', () => {
  /** Two players with a choice of personas, in the set-up of game 3. */
  function choosing(): Table {
    const game = inGame({ game: 2, charters: ['red', 'blue'] });
    game.given({ red: { chest: [280] }, blue: { chest: [303, 304] } });
    return settles(ends(game), [], isAsked('pick 203'));
  }

  test('everybody chooses one from the chest, side by side', () => {
    const game = choosing();
    expect(game.deciders).toEqual([game.red.seat, game.blue.seat]);
    expect(game.red.options).toEqual(['pick 203', 'pick 280']);
    expect(game.blue.options).toEqual(['pick 204', 'pick 303', 'pick 304']);
  });

  test('whoever is ready first does not wait for the others', () => {
    const game = choosing();
    game.blue.takes(303);
    expect(game.deciders).toEqual([game.red.seat]);
    game.red.takes(280);
    expect(game.sees.round).toBe(1);
    expect(game.red.personas).toEqual([280]);
    expect(game.blue.personas).toEqual([303]);
    expect(game.blue.chest).toEqual([204, 304]);
  });

  test('a single persona is put on without asking', () => {
    const game = nextGame(['red', 'blue']);
    expect(game.red.personas).toEqual([203]);
  });

  test('another one can be chosen in the next game; the old one is back in the chest', () => {
    const game = choosing();
    game.blue.takes(303);
    game.red.takes(280);
    settles(ends(game), [], isAsked('pick 203'));
    expect(game.red.options).toEqual(['pick 203', 'pick 280']);
    expect(game.red.personas).toEqual([]);
  });

  test('also when nobody has opened a crate yet everybody plays somebody', () => {
    const game = inGame({ game: 1, charters: ['red', 'blue'] });
    settles(ends(game));
    expect(game.sees.game).toBe(2);
    expect(game.red.personas).toEqual([203]);
    expect(game.blue.personas).toEqual([204]);
  });
});

describe('rule 4: bonuses of completed glory rows', () => {
  test('are taken in reverse player order', () => {
    const charters = ['red', 'purple', 'green', 'yellow'] as const;
    const game = inGame({ game: 2, charters });
    write(game, Object.fromEntries(charters.map((charter) => [charter, { stars: [3] }])));
    settles(ends(game), [], isAsked('pick metal'));
    const inOrder = game.sees.charters.map(({ charter }) => charter);
    const asked: Charter[] = [];
    while (game.sees.round === 0) {
      asked.push(game.decider.charter);
      game.decider.picks('metal');
    }
    expect(asked).toEqual(inOrder.toReversed());
    expect(game.sees.first).toBe(inOrder[0]);
  });

  test('only by those who have completed a row', () => {
    const game = write(inGame({ game: 2, charters: ['red', 'blue'] }), {
      red: { stars: [2, 4] },
      blue: { stars: [2, 3, 4] },
    });
    game.given({ red: { coins: 0 }, blue: { coins: 0 } });
    settles(ends(game), ['mark row-10']);
    expect([game.red.coins, game.blue.coins]).toEqual([1, 0]);
  });
});
