import { CALM, type Holding, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const GOALS: readonly { card: number; goal: string; short: Holding; exact: Holding; more: Holding }[] = [
  {
    card: 214,
    goal: '3 tokens on the quota track',
    short: { quota: ['coin-1', 'coin-2'] },
    exact: { quota: ['coin-1', 'coin-2', 'resource-1'] },
    more: { quota: ['coin-1', 'coin-2', 'resource-1', 'card-6'] },
  },
  { card: 215, goal: '6 coins', short: { coins: 5 }, exact: { coins: 6 }, more: { coins: 7 } },
  {
    card: 216,
    goal: '2 assistants',
    // Constructed building cards are no assistants.
    short: { hand: [8, 5, 6, 206] },
    exact: { hand: [206, 207] },
    more: { hand: [8, 206, 207, 208] },
  },
  {
    card: 217,
    goal: 'all 6 kinds of resource',
    short: { metal: 9, grain: 9, wood: 9, coal: 9, clay: 9 },
    exact: { metal: 1, grain: 1, wood: 1, coal: 1, clay: 1, pumpkin: 1 },
    more: { metal: 2, grain: 1, wood: 1, coal: 1, clay: 1, pumpkin: 3 },
  },
  {
    card: 218,
    goal: '3 tokens on the reputation track',
    short: { reputation: 2 },
    exact: { reputation: 3 },
    more: { reputation: 4 },
  },
];

const others = (card: number): number[] => [214, 215, 216, 217, 218].filter((other) => other !== card);
const openWith = (card: number) =>
  newGame({ charters: ['red', 'blue'] }).given({
    red: { coins: 0 },
    objectives: [card, ...others(card).slice(0, 2)],
    progress: CALM,
  });

describe.each(GOALS)('objective $card: $goal', ({ card, short, exact, more }) => {
  test('one short is not completed', () => {
    const game = openWith(card).given({ red: short });
    expect(game.red.cannotPlaceOn('grandstand')).toContainEqual({ lack: 'incomplete', card });
  });

  test('exactly enough is, and more as well', () => {
    for (const holding of [exact, more]) {
      const game = openWith(card).given({ red: holding });
      game.red.places('grandstand').scores(card);
      expect(game.red.points).toBe(5);
    }
  });

  test('what completes it is shown, not paid', () => {
    const game = openWith(card).given({ red: exact });
    const { goods, hand } = game.red;
    game.red.places('grandstand').scores(card);
    expect(game.red.goods).toEqual(goods);
    expect(game.red.hand).toEqual(hand);
  });

  test('what another player has does not count', () => {
    const game = openWith(card).given({ blue: exact });
    expect(game.red.cannotPlaceOn('grandstand')).toContainEqual({ lack: 'incomplete', card });
  });
});

describe('rule 20: objectives', () => {
  const rich = () =>
    newGame({ charters: ['red', 'blue'] }).given({
      red: { coins: 6, hand: [206, 207] },
      blue: { coins: 6 },
      objectives: [215, 216, 217],
      progress: CALM,
    });

  test('each player may score each objective once a game', () => {
    const game = rich();
    game.red.places('grandstand').scores(215);
    game.blue.idles();
    game.red.places('grandstand');
    expect(game.told('scored')).toMatchObject([{ card: 216 }]);
    game.blue.idles();
    expect(game.red.cannotPlaceOn('grandstand')).toEqual([
      { lack: 'scored', card: 215 },
      { lack: 'scored', card: 216 },
      { lack: 'incomplete', card: 217 },
    ]);
  });

  test('several players may score the same one, a token of each lies on it', () => {
    const game = rich();
    game.red.places('grandstand').scores(215);
    game.blue.places('grandstand').scores(215);
    expect(game.sees.objectives[0]).toEqual({ card: 215, scoredBy: ['red', 'blue'] });
    expect([game.red.points, game.blue.points]).toEqual([5, 5]);
    expect([game.red.influence, game.blue.influence]).toEqual([11, 11]);
  });

  test('the same three lie open to the end: a scored one is not replaced', () => {
    const game = rich();
    const deck = game.sees.objectiveDeck;
    game.red.places('grandstand').scores(215);
    expect(game.sees.objectives.map(({ card }) => card)).toEqual([215, 216, 217]);
    expect(game.sees.objectiveDeck).toEqual(deck);
  });

  test('an objective that does not lie open can’t be scored', () => {
    const game = rich().given({ red: { reputation: 3 } });
    game.red.places('grandstand');
    expect(game.red.cannot({ do: 'score', what: 218 })).toEqual([{ lack: 'notYours' }]);
  });

  test('it must be completed now: having completed it once is not enough', () => {
    const game = rich().given({ red: { hand: [] } });
    game.red.places('cloudPort').sells('coin-1');
    game.blue.idles();
    expect(game.red.cannotPlaceOn('grandstand')).toEqual(
      [215, 216, 217].map((card) => ({ lack: 'incomplete', card })),
    );
  });

  test('each scoring moves the progress token by 1', () => {
    const game = rich();
    game.red.places('grandstand').scores(215);
    expect(game.progress).toBe(CALM + 1);
    game.blue.places('grandstand').scores(215);
    expect(game.progress).toBe(CALM + 2);
  });
});
