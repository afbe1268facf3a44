import type { Charter } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, type Table, theBox, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { LAID, RICH } from './village.ts';

function inLateGame(game: number, guidepost?: number, seed = 'late'): Table {
  const wanted = { game, charters: ['red', 'blue'], seed } as const;
  return inGame(guidepost === undefined ? wanted : { ...wanted, guidepost }).given(LAID);
}

/** What the game before this one left open: its set-up is played to the first turn. */
function setUp(game: number, wishes: readonly string[]): Table {
  const table = inGame({ game: game - 1, charters: ['red', 'blue'] });
  if (game - 1 >= 5) table.given(LAID);
  return settles(ends(table), wishes);
}

const start = theBox().board.progress.start[1] ?? 0;

describe('game 4', () => {
  test('402: the progress token starts two spaces further on', () => {
    const game = setUp(4, ['open C']);
    expect(game.whereIs(402)).toBe('guidepost');
    expect(game.progress).toBe(start + 2);
  });

  test('403: the progress token starts two spaces back', () => {
    const game = setUp(4, ['open D']);
    expect(game.whereIs(403)).toBe('guidepost');
    expect(game.progress).toBe(start - 2);
  });

  test('403 with six players: the start is never before the first space (ruling 4)', () => {
    const charters: readonly Charter[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
    const game = settles(ends(inGame({ game: 3, charters })), ['open D']);
    expect(game.progress).toBe(Math.max(0, (theBox().board.progress.start[5] ?? 0) - 2));
  });

  test('the game after it starts where it always does', () => {
    const game = setUp(4, ['open C']);
    settles(ends(game));
    expect(game.progress).toBe(start);
  });
});

describe('game 5 (404): the small worker keeps away from the big one', () => {
  test('it can’t go where one’s own big worker stands', () => {
    const game = inLateGame(5).given({ red: { workers: ['red-1', 'home'] } });
    expect(game.red.cannot({ do: 'place', what: 'small', at: 'red-1' })).toEqual([
      { lack: 'forbidden', card: 404 },
    ]);
  });

  test('the big one may go where the small one stands, and bump it', () => {
    const game = inLateGame(5).given({ red: { workers: ['home', 'red-1'] } });
    game.red.does({ do: 'place', what: 'big', at: 'red-1' });
    expect(game.red.workers).toEqual(['red-1', 'home']);
  });

  test('and the small one where somebody else’s big worker stands', () => {
    const game = inLateGame(5).given({ red: { workers: ['treasury'] }, blue: { workers: ['red-1'] } });
    game.red.does({ do: 'place', what: 'small', at: 'red-1' });
    expect(game.red.workers).toEqual(['treasury', 'red-1']);
  });
});

describe('game 6 (405): a visit may please both', () => {
  /** Red uses blue’s basic building under many seeds: what the die showed, and whether both gained. */
  function visits(site: string): { shown: Charter | undefined; red: number; blue: number }[] {
    return Array.from({ length: 12 }, (_, i) => {
      const game = inLateGame(6, undefined, `visit-${i}`);
      game.red.places(site);
      const [rolled] = game.told('rolled');
      return { shown: rolled?.charter, red: game.red.points, blue: game.blue.points };
    });
  }

  test('the die shows one of the two charters: both gain a point; else neither', () => {
    const all = visits('blue-1');
    for (const { shown, red, blue } of all) {
      const pleased = shown === 'red' || shown === 'blue' ? 1 : 0;
      expect([red, blue]).toEqual([pleased, pleased]);
    }
    expect(new Set(all.map(({ red }) => red)).size).toBe(2);
  });

  test.each(['red-1', 'green-1'])('no die for the own charter or an inactive one (%s, ruling 19)', (site) => {
    for (const { shown, red } of visits(site)) expect([shown, red]).toEqual([undefined, 0]);
  });

  test('a visit to an opponent’s island is a visit, too', () => {
    const game = inLateGame(6).given({ unlocked: true, red: RICH, blue: { stands: { 'sky-blue-1': 88 } } });
    game.red.places('sky-blue-1');
    settles(game, ['pick none']);
    expect(game.told('rolled')).toHaveLength(1);
  });

  test('nor in the Commons', () => {
    const game = inLateGame(6).given({ red: { clay: 1 } });
    game.red.places('treasury');
    expect(game.told('rolled')).toEqual([]);
  });
});

describe('game 7 (406): the owner is paid', () => {
  test('coins and resources of the cost go to the opponent whose building it is', () => {
    const game = inLateGame(7).given({
      unlocked: true,
      red: { coins: 3, clay: 1, hand: [] },
      // Building 81 takes a clay and $3.
      blue: { coins: 0, clay: 0, stands: { 'blue-2': 81 } },
    });
    game.red.places('blue-2');
    expect(game.blue.goods).toMatchObject({ coin: 3, clay: 1 });
    expect(game.told('gave')).toMatchObject([
      { charter: 'red', to: 'blue', good: 'coin', n: 3 },
      { charter: 'red', to: 'blue', good: 'clay', n: 1 },
    ]);
  });

  test('who pays resources for the coin (255) keeps those the sale takes', () => {
    const game = inLateGame(7).given({
      unlocked: true,
      red: { coins: 1, wood: 3, hand: [], persona: [255] },
      blue: { coins: 0, wood: 0, stands: { 'blue-2': 70 } },
    });
    game.red.places('blue-2').sells('resource-2');
    while (game.red.decides && game.red.options.some((text) => text.startsWith('pay')))
      game.red.pays(game.red.options.includes('pay wood') ? 'wood' : 'coin');
    expect(game.sees.quota['resource-2']).toBe('red');
  });

  test('only the printed cost: goods sold there go to the supply (ruling 15)', () => {
    const game = inLateGame(7).given({
      unlocked: true,
      red: { coins: 1, wood: 1, clay: 2, hand: [] },
      blue: { coins: 0, wood: 0, clay: 0, stands: { 'blue-2': 70 } },
    });
    game.red.places('blue-2').sells('resource-2');
    if (game.red.options.includes('pay clay')) game.red.pays('clay', 'clay');
    expect(game.blue.goods.clay).toBe(0);
    expect(game.told('paid')).toContainEqual(expect.objectContaining({ charter: 'red', good: 'clay' }));
    expect(game.told('gave').every((fact) => fact.good !== 'clay')).toBe(true);
    expect(game.told('gave').length).toBeGreaterThan(0);
  });

  test('the cost of an inactive charter’s building goes to the supply (ruling 19)', () => {
    const game = write(inLateGame(7), { stand: { 'green-2': 58 } });
    const cost = theBox().data.cards[58];
    expect(cost?.kind).toBe('building');
    game.given({ red: RICH });
    const before = game.sees.supply;
    game.red.places('green-2');
    expect(game.told('gave')).toEqual([]);
    expect(game.sees.supply).not.toEqual(before);
  });

  test('the own building and the Commons pay the supply', () => {
    const game = inLateGame(7).given({ unlocked: true, red: { ...RICH, stands: { 'red-2': 73 } } });
    game.red.places('red-2');
    expect(game.told('gave')).toEqual([]);
    expect(game.told('paid')).toMatchObject([{ good: 'clay', n: 1 }]);
  });

  test('on an island its owner is paid', () => {
    const game = inLateGame(7).given({ unlocked: true, red: RICH, blue: { stands: { 'sky-blue-1': 73 } } });
    game.red.places('sky-blue-1');
    expect(game.told('gave')).toMatchObject([{ charter: 'red', to: 'blue', good: 'clay', n: 1 }]);
  });

  test('influence is not given to anybody', () => {
    const game = inLateGame(7).given({ unlocked: true, red: RICH, blue: { stands: { 'blue-2': 55 } } });
    game.red.places('blue-2');
    // Building 55 takes a coal and 1 influence.
    expect(game.told('gave')).toMatchObject([{ good: 'coal', n: 1 }]);
    expect(game.red.spent).toBe(1);
    expect(game.blue.influence).toBe(12);
  });
});

describe('game 8 (407): peril comes, if nobody unlocked it', () => {
  test('rules 3 and its quota row enter in set-up, a peril lies on every building of the charters', () => {
    const game = setUp(8, ['open L']);
    expect(game.sees.chronicle).toContain(36);
    expect(game.sees.chronicle).toContain(37);
    const laid = game.action.filter((fact) => fact.fact === 'laid' && fact.what !== 'skyIsland');
    expect(laid).toHaveLength(6);
    expect(new Set(laid.map((fact) => (fact.fact === 'laid' ? fact.site : ''))).size).toBe(6);
  });

  test('whoever uses such a building takes the token', () => {
    const game = setUp(8, ['open L']);
    const { active } = game.sees;
    const player = active === 'blue' ? game.blue : game.red;
    player.places(`${player.charter}-1`);
    expect(player.perils).toHaveLength(1);
  });

  test('what was unlocked before stays as it is: nothing enters twice', () => {
    const table = inGame({ game: 7, charters: ['red', 'blue'], rules: [36, 37] }).given(LAID);
    const game = settles(ends(table), ['open L']);
    expect(game.action.filter((fact) => fact.fact === 'ruleEntered' && [36, 37].includes(fact.card))).toEqual(
      [],
    );
    expect(game.sees.chronicle.filter((card) => card === 36)).toHaveLength(1);
  });
});

describe('game 9 (408): the candle', () => {
  test('using a building with a fuel shortage blows it out, on that player’s turn', () => {
    const game = inLateGame(9).given({ peril: { 'red-1': 'fuelShortage' } });
    game.red.places('red-1');
    expect(game.told('noted')).toMatchObject([{ card: 408 }]);
    ends(settles(game));
    expect(game.told('goalMet')).toMatchObject([{ charters: ['blue'] }]);
  });

  test('other peril does not', () => {
    const game = inLateGame(9).given({ peril: { 'red-1': 'bandit' } });
    game.red.places('red-1');
    expect(game.told('noted')).toEqual([]);
  });

  test('it goes out once: the second fuel shortage is nobody’s fault', () => {
    const game = inLateGame(9).given({ peril: { 'red-1': 'fuelShortage', 'blue-1': 'fuelShortage' } });
    game.red.places('red-1');
    game.blue.places('blue-1');
    ends(settles(game));
    expect(game.told('goalMet')).toMatchObject([{ charters: ['blue'] }]);
  });

  test('ruling 13: taking it by the glory row is no use and blows nothing out', () => {
    const table = inLateGame(8);
    write(table, { red: { stars: [0, 0, 0, 5] } });
    const game = settles(ends(table), [], isAsked('pick bandit'));
    settles(game, ['pick fuelShortage']);
    expect(game.action.some((fact) => fact.fact === 'perilTaken' && fact.charter === 'red')).toBe(true);
    expect(game.action.some((fact) => fact.fact === 'noted')).toBe(false);
  });
});
