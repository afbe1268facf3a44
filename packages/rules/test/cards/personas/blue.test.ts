import { BEFORE_INCOME } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsFrom, pointsOfAll, spoke, toTheEnd, village } from '../village.ts';

describe('card 306: 3 VP for moving the token onto an income space', () => {
  test('by an objective', () => {
    const game = village({
      red: { persona: [306], coins: 6 },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    game.red.places('grandstand').scores(215);
    expect(pointsFrom(game, 306)).toBe(3);
  });

  test('by the goblet, two spaces onto it, but not over it (ruling 6)', () => {
    const onto = village({ red: { persona: [306], hand: [250] }, progress: BEFORE_INCOME - 1 });
    onto.red.acts(250).movesBy(2);
    expect(pointsFrom(onto, 306)).toBe(3);
    const over = village({ red: { persona: [306], hand: [250] }, progress: BEFORE_INCOME });
    over.red.acts(250).movesBy(2);
    expect(spoke(over, 306)).toBe(false);
  });

  test('backwards onto it: nothing', () => {
    const game = village({ red: { persona: [306], hand: [250] }, progress: BEFORE_INCOME + 2 });
    game.red.acts(250).movesBy(-1);
    expect(game.progress).toBe(BEFORE_INCOME + 1);
    expect(spoke(game, 306)).toBe(false);
  });

  test('silent when another moves it there', () => {
    const game = village({
      red: { coins: 6 },
      blue: { persona: [306] },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    game.red.places('grandstand').scores(215);
    expect(spoke(game, 306)).toBe(false);
  });
});

describe('card 307: an advancement card may come from the top three of the deck (ruling 15)', () => {
  const atMarket = (deck: readonly number[] = [210, 211, 213, 5]) =>
    village({
      red: { persona: [307], clay: 1, coins: 1, hand: [] },
      mat: [206, 207, 208, 209, 212],
      deck,
    }).red.places('market').table;

  test('the source is chosen before the three are seen', () => {
    const game = atMarket();
    expect(game.red.options).toEqual(['use 307', 'pass 307']);
    expect(game.told('looked')).toEqual([]);
  });

  test('one of the three; the other two are shuffled back, the open cards stay', () => {
    const game = atMarket();
    game.red.uses(307);
    expect([...game.red.options].filter((option) => option !== 'pick none').sort()).toEqual([
      'pick 210',
      'pick 211',
      'pick 213',
    ]);
    game.red.takes(211);
    expect(game.red.hand).toEqual([211]);
    expect([...game.sees.deck].sort()).toEqual([210, 213, 5]);
    expect(game.told('shuffled')).toMatchObject([{ place: 'deck' }]);
    expect([...game.sees.mat].sort()).toEqual([206, 207, 208, 209, 212]);
  });

  test('passed: from the mat as ever', () => {
    const game = atMarket();
    game.red.passes().takes(207);
    expect(game.red.hand).toEqual([207]);
    expect(game.sees.mat).toContain(210);
  });

  test('the kind still binds: none of the kind among the three, nothing gained', () => {
    const game = village({
      red: { persona: [307], grain: 1, hand: [], stands: { 'red-2': 110 } },
      mat: [206, 207, 208, 209, 5],
      deck: [6, 7, 9, 210],
    });
    game.red.places('red-2').uses(307);
    expect(game.red.hand).toEqual([]);
    expect(game.sees.deck).toHaveLength(4);
  });

  test('the kind still binds: only what fits is offered', () => {
    const game = village({
      red: { persona: [307], grain: 1, hand: [], stands: { 'red-2': 110 } },
      mat: [206, 207, 208, 209, 5],
      deck: [6, 211, 213, 210],
    });
    game.red.places('red-2').uses(307);
    expect(game.red.options).not.toContain('pick 6');
    expect(game.red.options).toContain('pick 211');
    expect(game.red.options).not.toContain('pick 210');
  });

  test('fewer than three in the deck: the discards are shuffled in as they are needed', () => {
    const game = village({
      red: { persona: [307], clay: 1, coins: 1, hand: [] },
      mat: [206, 207, 208, 209, 212],
      deck: [210],
      discard: [211, 213],
    });
    const { deck, discard } = game.sees;
    expect(deck).toEqual([210]);
    game.red.places('market').uses(307);
    const three = game.red.options.filter((option) => option !== 'pick none');
    expect(three).toHaveLength(3);
    expect(three).toContain('pick 210');
    const known = [...deck, ...discard].map((card) => `pick ${card}`);
    expect(known).toEqual(expect.arrayContaining(three));
  });

  test('asked for each of two cards', () => {
    const game = village({
      red: { persona: [307], wood: 1, hand: [], stands: { 'red-2': 64 } },
      mat: [259, 260, 206, 207, 208],
      deck: [261, 262, 210, 211],
    });
    game.red.places('red-2').passes().takes(259);
    expect(game.red.options).toEqual(['use 307', 'pass 307']);
  });

  test('silent when somebody else gains a card', () => {
    const game = village({ red: { clay: 1, coins: 1 }, blue: { persona: [307] } });
    game.red.places('market');
    expect(game.deciders).toEqual([game.red.seat]);
    expect(game.red.options).not.toContain('use 307');
  });

  test('not for private objectives, nor for personas', () => {
    const objective = village({
      red: { persona: [307], pumpkin: 1, stands: { 'red-2': 25 } },
      objectiveDeck: [220, 221, 222],
    });
    objective.red.places('red-2');
    expect(objective.whereIs(220)).toBe('hand-red');
    expect(spoke(objective, 307)).toBe(false);
    const persona = village({
      red: { persona: [307], chest: [219, 280], coins: 1, stands: { 'red-2': 93 } },
    });
    persona.red.places('red-2');
    expect(persona.red.options).toEqual(['pick 203', 'pick 219', 'pick 280']);
  });

  test('a crate gives what it gives: nothing is asked', () => {
    const game = village({ red: { persona: [307], coins: 4, hand: [8] } });
    game.red.places('charterstone').opens(8);
    expect(game.red.hand).toEqual([73, 74]);
    expect(game.red.decides).toBe(false);
  });
});

describe('card 308: 6 VP at the end for no influence in the supply', () => {
  test('the last token went onto the objective: 6 VP', () => {
    const game = toTheEnd({ persona: [308], influence: 1 });
    expect(pointsOfAll(game, 308)).toEqual({ red: 6 });
  });

  test('one left: nothing', () => {
    expect(pointsOfAll(toTheEnd({ persona: [308], influence: 2 }), 308)).toEqual({});
  });

  test('that of others does not matter, and nothing comes before the end', () => {
    expect(pointsOfAll(toTheEnd({ persona: [308] }, { influence: 0 }), 308)).toEqual({});
    const game = village({ red: { persona: [308], influence: 0 } });
    game.red.places('red-1');
    expect(pointsOfAll(game, 308)).toEqual({});
  });
});

describe('card 313: with no worker left after a use all may come home', () => {
  test('used', () => {
    const game = village({ red: { persona: [313], workers: ['treasury', 'home'] } });
    game.red.places('red-1');
    expect(game.red.options).toEqual(['use 313', 'pass 313']);
    game.red.uses(313);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.sees.active).toBe('blue');
  });

  test('passed', () => {
    const game = village({ red: { persona: [313], workers: ['treasury', 'home'] } });
    game.red.places('red-1').passes();
    expect(game.red.workers).toEqual(['treasury', 'red-1']);
  });

  test('silent when somebody else uses a building', () => {
    const game = village(
      { blue: { persona: [313], workers: ['treasury', 'market'] } },
      { charters: ['red', 'green', 'blue'] },
    );
    game.red.places('red-1');
    expect(spoke(game, 313)).toBe(false);
    expect(game.blue.workers).toEqual(['treasury', 'market']);
    expect(game.sees.active).toBe('green');
  });

  test('a worker left: nothing', () => {
    const game = village({ red: { persona: [313] } });
    game.red.places('red-1');
    expect(game.red.decides).toBe(false);
  });

  test('a minion at home is a worker left (ruling 15); one abroad comes home with the others', () => {
    const left = village({
      red: { persona: [313], workers: ['treasury', 'home'], minions: { cat: ['home'] } },
    });
    left.red.places('red-1');
    expect(left.red.decides).toBe(false);
    const out = village({
      red: {
        persona: [313],
        workers: ['treasury', 'home'],
        minions: { cat: ['red-2'] },
        stands: { 'red-2': 73 },
      },
    });
    out.red.places('red-1').uses(313);
    expect(out.red.minions('cat')).toEqual(['home']);
  });

  test('it is no retrieving: who listens for that is silent', () => {
    const game = village({
      red: {
        persona: [229, 313],
        workers: ['treasury', 'home'],
        minions: { cat: ['red-2', 'red-3'] },
        stands: { 'red-2': 73, 'red-3': 74 },
      },
    });
    game.red.places('red-1').uses(313);
    expect(spoke(game, 229)).toBe(false);
  });
});

test('card 306 pays besides the boatless income itself', () => {
  const game = village({
    red: { persona: [306], coins: 6, stands: { 'red-2': 78 }, octagons: ['red-2'] },
    objectives: [215, 214, 217],
    progress: BEFORE_INCOME,
  });
  game.red.places('grandstand').scores(215);
  expect(game.red.points).toBe(5 + 3 + 1);
});
