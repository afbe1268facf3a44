import { box as data } from '@charterstone/box';
import { type Charter, COMMONS, COMMONS_CARD, type Fact, PRINTED_RULE } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { Listener } from '../src/balance/listener.ts';
import type { GameTold } from '../src/balance/told.ts';

const begins: Fact = { fact: 'gameBegan', game: 1, first: 'blue', progress: 6 };
const ends: Fact = { fact: 'gameEnded', winners: ['red'], points: { red: 31, blue: 27 } };
const turn = (charter: Charter, n: number): Fact => ({ fact: 'turnBegan', charter, turn: n });
const points = (n: number, why: number): Fact => ({ fact: 'points', charter: 'red', n, total: n, why });
const commons = (building: (typeof COMMONS)[number]): number => COMMONS_CARD + COMMONS.indexOf(building);

/** What is told of campaigns in which just this happened. */
function heard(...facts: readonly Fact[]) {
  const listener = new Listener(data);
  listener.hear(facts);
  return listener.told();
}

/** The one game in which just this happened. */
function gameOf(...facts: readonly Fact[]): GameTold | undefined {
  const { games } = heard(begins, ...facts, ends);
  expect(games).toHaveLength(1);
  return games[0];
}

describe('of a game', () => {
  test('every turn that begins counts once, for whose turn it is', () => {
    const game = gameOf(turn('blue', 1), turn('red', 1), turn('blue', 2), turn('red', 2), turn('blue', 3));
    expect(game?.turns).toEqual({ red: 2, blue: 3 });
  });

  test('the next one starts to count anew', () => {
    const { games } = heard(begins, turn('red', 1), points(5, 5), ends, begins, turn('red', 1), ends);
    expect(games.map(({ turns }) => turns)).toEqual([{ red: 1 }, { red: 1 }]);
    expect(games.map(({ sources }) => sources)).toEqual([{ buildings: 5 }, {}]);
  });

  test('who began, who won, and with how many points', () => {
    expect(gameOf()).toMatchObject({ first: 'blue', winners: ['red'], points: { red: 31, blue: 27 } });
  });

  test('a game that does not end is not told', () => {
    expect(heard(begins, turn('red', 1)).games).toEqual([]);
  });
});

describe('points are booked under what they were made with', () => {
  /** By the number behind them; those of cards are of the box: 52 opens a crate, 66 constructs, 26 scores an objective. */
  test.each<[string, number, keyof GameTold['sources']]>([
    ['constructing at the Zeppelin', commons('zeppelin'), 'constructing'],
    ['opening a crate at the Charterstone', commons('charterstone'), 'crates'],
    ['an objective at the Grandstand', commons('grandstand'), 'objectives'],
    ['the Cloud Port', commons('cloudPort'), 'quota'],
    ['the Treasury, which is there for coins', commons('treasury'), 'buildings'],
    ['a building that opens crates', 52, 'crates'],
    ['a building that constructs', 66, 'constructing'],
    ['a building that scores objectives', 26, 'objectives'],
    ['a building that sells to the quota', 70, 'quota'],
    ['a building with income', 28, 'income'],
    ['a building that takes peril', 38, 'peril'],
    ['any other building', 22, 'buildings'],
    ['a persona', 200, 'personas'],
    ['an assistant', 206, 'assistants'],
    ['a minion', 278, 'minions'],
    ['an item, a guest, a treasure', 236, 'cards'],
    ['a friend', 315, 'friends'],
    ['the printed rule for reputation', PRINTED_RULE + 23, 'reputation'],
    ['another printed rule', PRINTED_RULE + 26, 'story'],
  ])('%s', (_, why, source) => {
    expect(gameOf(points(3, why), points(4, why))?.sources).toEqual({ [source]: 7 });
  });
});

describe('a game is ended by what moved the token last', () => {
  const advanced = (why: number, charter: Charter | undefined = 'red'): Fact => ({
    fact: 'advanced',
    charter,
    from: 1,
    to: 0,
    why,
  });
  const STALL: Fact = { fact: 'advanced', charter: undefined, from: 1, to: 0, why: PRINTED_RULE };

  test.each<[string, Fact, GameTold['endedBy']]>([
    ['a building, by the printed rule 18', advanced(PRINTED_RULE + 18), 'construct'],
    ['a building, by the rule card in slot 18', advanced(14), 'construct'],
    ['a crate', advanced(PRINTED_RULE + 19), 'crate'],
    ['an objective', advanced(PRINTED_RULE + 20), 'objective'],
    ['a supply without influence (rule 25)', advanced(PRINTED_RULE + 25), 'influence'],
    ['a building that moves it', advanced(94), 'card'],
    ['nobody', STALL, 'stall'],
  ])('%s', (_, last, by) => {
    expect(gameOf(advanced(PRINTED_RULE + 19), last)?.endedBy).toBe(by);
    const otherwise = by === 'objective' ? 'crate' : 'objective';
    const after = advanced(PRINTED_RULE + (otherwise === 'crate' ? 19 : 20));
    expect(gameOf(last, after)?.endedBy).toBe(otherwise);
  });
});

describe('of a campaign', () => {
  const opened = (crate: number): Fact => ({ fact: 'opened', charter: 'red', crate, card: 22, why: 445 });

  test('crates add up over the games, each once, those that come open for everybody as well', () => {
    const forAll: Fact = { fact: 'unlocked', crate: 30, why: 376 };
    const { games } = heard(opened(1), opened(2), ends, opened(2), ends, forAll, opened(5), ends);
    expect(games.map(({ crates }) => crates)).toEqual([2, 2, 4]);
  });

  test('the doors of the story in their order', () => {
    const door = (letter: string): Fact => ({ fact: 'storyOpened', door: letter, kings: 0 });
    expect(heard(door('B'), door('A'), door('V')).doors).toEqual(['B', 'A', 'V']);
  });

  test('a mechanism is met only by somebody who has to do with it, once its rule is there', () => {
    const rule: Fact = { fact: 'ruleEntered', slot: 12, card: 60 };
    const taken: Fact = {
      fact: 'cardMoved',
      charter: 'red',
      card: 259,
      from: 'deck',
      to: 'hand-red',
      why: 448,
    };
    expect(data.cards[259]?.kind).toBe('item');
    expect(heard(rule)).toMatchObject({ unlocked: ['items'], met: [] });
    expect(heard(taken)).toMatchObject({ unlocked: [], met: [] });
    expect(heard(rule, taken)).toMatchObject({ unlocked: ['items'], met: ['items'] });
  });
});

describe('placements', () => {
  const placed = (building: number): Fact => ({
    fact: 'placed',
    charter: 'red',
    worker: 'big',
    site: 'red-1',
    building,
  });
  const built: Fact = { fact: 'built', charter: 'red', card: 22, site: 'red-2', why: 444 };

  test('are counted by building, and a building could be chosen since it stands', () => {
    const market = commons('market');
    const game = gameOf(placed(market), placed(market), built, placed(22), placed(market));
    expect(game).toMatchObject({ placements: { [market]: 3, 22: 1 }, placed: 4 });
    expect(game?.chances).toMatchObject({ [market]: 4, 22: 2 });
  });
});
