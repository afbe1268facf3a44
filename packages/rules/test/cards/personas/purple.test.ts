import { BEFORE_BOAT } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { bumpedHome, goodsFrom, laidOut, pointsFrom, spoke, village } from '../village.ts';

describe('card 223: a private objective is chosen from the top three', () => {
  const start = (...objectiveDeck: number[]) =>
    village({
      red: { persona: [223], pumpkin: 2, stands: { 'red-2': 25 } },
      objectives: [214, 215, 216],
      objectiveDeck,
    });

  test('one of three is taken, the other two go under the deck (ruling 15)', () => {
    const game = start(220, 221, 222, 226);
    const three = game.sees.objectiveDeck.slice(0, 3);
    const rest = game.sees.objectiveDeck.slice(3);
    const [first = 0, second = 0, third = 0] = three;
    game.red.places('red-2');
    expect([...game.red.options].sort()).toEqual(three.map((card) => `pick ${card}`).sort());
    game.red.takes(second);
    expect(game.whereIs(second)).toBe('hand-red');
    const deck = game.sees.objectiveDeck;
    expect(deck.slice(0, rest.length)).toEqual(rest);
    expect([...deck.slice(rest.length)].sort()).toEqual([first, third].sort());
  });

  test('with fewer than three in the deck one chooses from what there is', () => {
    const game = start();
    expect(game.sees.objectiveDeck.length).toBeLessThan(3);
    game.red.places('red-2');
    const [pick = ''] = game.red.options;
    game.red.takes(Number(pick.split(' ')[1]));
    expect(game.sees.objectiveDeck).toHaveLength(1);
  });

  test('silent when somebody else gains one, and for advancement cards', () => {
    const other = village({
      red: { pumpkin: 2, stands: { 'red-2': 25 } },
      blue: { persona: [223] },
      objectives: [214, 215, 216],
      objectiveDeck: [220, 221, 222],
    });
    other.red.places('red-2');
    expect(other.whereIs(220)).toBe('hand-red');
    const market = village({ red: { persona: [223], clay: 1, coins: 1 }, mat: [206, 207, 208, 209, 210] });
    market.red.places('market');
    expect(market.red.options).toEqual([
      'pick 206',
      'pick 207',
      'pick 208',
      'pick 209',
      'pick 210',
      'pick none',
    ]);
  });

  test('without the persona the top card is taken unseen', () => {
    const game = laidOut(start(), { red: { persona: [203] } });
    const [first = 0] = game.sees.objectiveDeck;
    game.red.places('red-2');
    expect(game.whereIs(first)).toBe('hand-red');
  });
});

describe('card 224: 2 VP for scoring an objective', () => {
  test('at the Grandstand', () => {
    const game = village({ red: { persona: [224], coins: 6 }, objectives: [215, 214, 217] });
    game.red.places('grandstand').scores(215);
    expect(pointsFrom(game, 224)).toBe(2);
    expect(game.red.points).toBe(7);
  });

  test('at another building with the icon, also a private one', () => {
    const game = village({
      red: { persona: [224], coins: 7, secrets: [215], stands: { 'red-2': 26 } },
      objectives: [214, 216, 217],
    });
    game.red.places('red-2').scores(215);
    expect(game.red.points).toBe(9);
  });

  test('silent when another scores', () => {
    const game = village({ blue: { persona: [224] }, red: { coins: 6 }, objectives: [215, 214, 217] });
    game.red.places('grandstand').scores(215);
    expect(spoke(game, 224)).toBe(false);
  });
});

describe('card 225: both regular workers retrieved from opponents’ charters: 1 VP and a coin', () => {
  const retrieving = (...workers: string[]) =>
    village({
      red: {
        persona: [225],
        coins: 0,
        workers,
        minions: { cat: ['home'] },
        stands: { 'red-2': 22 },
        pumpkin: 1,
      },
      blue: { stands: { 'blue-2': 89 } },
    }).red.retrieves().table;

  test('both abroad', () => {
    const game = retrieving('blue-1', 'blue-2');
    expect(pointsFrom(game, 225)).toBe(1);
    expect(goodsFrom(game, 225)).toEqual(['red coin 1']);
  });

  test('one of them at home, in the Commons or in one’s own charter: nothing', () => {
    for (const other of ['home', 'treasury', 'red-1'])
      expect(spoke(retrieving('blue-1', other), 225)).toBe(false);
  });

  test('silent when somebody else retrieves', () => {
    const game = village(
      {
        red: { workers: ['treasury', 'home'], stands: { 'red-2': 73 } },
        blue: { persona: [225], workers: ['red-1', 'red-2'] },
      },
      { charters: ['red', 'green', 'blue'] },
    );
    game.red.retrieves();
    expect(spoke(game, 225)).toBe(false);
    expect(game.sees.active).toBe('green');
  });

  test('a charter nobody plays has no opponent (ruling 53)', () => {
    expect(spoke(retrieving('blue-1', 'green-1'), 225)).toBe(false);
  });
});

describe('card 231: an occupied building may be used without bumping (ruling 14)', () => {
  const polite = () =>
    village({ red: { persona: [231], clay: 1, coins: 0 }, blue: { workers: ['treasury', 'home'] } });

  test('used: both stand there', () => {
    const game = polite();
    game.red.places('treasury');
    expect(game.red.options).toEqual(['use 231', 'pass 231']);
    game.red.uses(231);
    expect(game.red.workers).toEqual(['treasury', 'home']);
    expect(game.blue.workers).toEqual(['treasury', 'home']);
    expect(game.told('stayed')).toMatchObject([{ owner: 'blue', worker: 'big', site: 'treasury' }]);
    expect(game.red.coins).toBe(1);
  });

  test('passed: the other goes home', () => {
    const game = polite();
    game.red.places('treasury').passes();
    expect(bumpedHome(game)).toEqual(['blue']);
    expect(game.blue.workers).toEqual(['home', 'home']);
  });

  test('one’s own worker may stay as well', () => {
    const game = village({ red: { persona: [231], clay: 2, workers: ['treasury', 'home'] } });
    game.red.places('treasury').uses(231);
    expect(game.red.workers).toEqual(['treasury', 'treasury']);
  });

  test('an empty building asks nothing', () => {
    const game = village({ red: { persona: [231], clay: 1 } });
    game.red.places('treasury');
    expect(game.red.decides).toBe(false);
  });

  test('the next bump sends all of them home', () => {
    const game = village(
      { red: { persona: [231], clay: 1 }, blue: { workers: ['treasury', 'home'] }, green: { wood: 1 } },
      { charters: ['red', 'blue', 'green'] },
    );
    game.red.places('treasury').uses(231);
    game.green.places('treasury');
    expect([...bumpedHome(game)].sort()).toEqual(['blue', 'red']);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.blue.workers).toEqual(['home', 'home']);
  });

  test('whoever arrives later without it bumps all', () => {
    const game = polite();
    game.red.places('treasury').uses(231);
    laidOut(game, { blue: { metal: 1 } });
    game.blue.places('treasury');
    expect(bumpedHome(game)).toHaveLength(2);
  });
});

describe('card 232: the die at the end of a turn names the charter that pays in the next', () => {
  const noted = (charter: number) => village({ red: { persona: [232], clay: 1 }, notes: { 232: charter } });
  const RED = 4;
  const BLUE = 5;

  test('the noted charter used: 1 VP', () => {
    const game = noted(BLUE);
    game.red.places('blue-1');
    expect(pointsFrom(game, 232)).toBe(1);
  });

  test('another charter, or the Commons: nothing', () => {
    for (const site of ['red-1', 'treasury', 'green-1']) {
      const game = noted(BLUE);
      game.red.places(site);
      expect(pointsFrom(game, 232)).toBe(0);
    }
    const own = noted(RED);
    own.red.places('red-1');
    expect(pointsFrom(own, 232)).toBe(1);
  });

  test('rolled after every turn of one’s own, and only then', () => {
    const game = village({ red: { persona: [232] } });
    game.red.places('red-1');
    expect(game.told('rolled')).toHaveLength(1);
    game.blue.places('blue-1');
    expect(game.told('rolled')).toEqual([]);
    game.red.retrieves();
    expect(game.told('rolled')).toHaveLength(1);
  });

  test('the note is what the die showed: the next turn in that charter pays', () => {
    const game = village({ red: { persona: [232] } });
    game.red.places('red-1');
    const [roll] = game.told('rolled');
    game.blue.places('blue-1');
    game.red.places(`${roll?.charter}-1`);
    expect(pointsFrom(game, 232)).toBe(1);
  });

  test('the roll of a turn without a charter replaces the one before', () => {
    const game = village({ red: { persona: [232], clay: 1 } });
    game.red.places('treasury');
    game.blue.places('blue-1');
    game.red.retrieves();
    const [second] = game.told('rolled');
    game.blue.retrieves();
    game.red.places(`${second?.charter}-1`);
    expect(pointsFrom(game, 232)).toBe(1);
  });
});

test('card 224 and rule 25: objective points and the boat come from different cards', () => {
  const game = village({
    red: { persona: [224], coins: 6 },
    objectives: [215, 214, 217],
    progress: BEFORE_BOAT,
  });
  game.red.places('grandstand').scores(215).uses('rule-25');
  expect(game.red.points).toBe(7);
  expect(game.told('esteemed')).toHaveLength(1);
});
