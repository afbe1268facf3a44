import { type Charter, MINIONS } from '@charterstone/rules';
import { ends, type Position, sheetOf, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { BARE, doors, inLater, nextGame, playing, sentTo } from './campaign.ts';
import { draws, wentTo } from './table.ts';

/** Whoever reached the goal, once the game is over. */
function achievers(guidepost: number, position: Position): readonly Charter[] {
  const game = ends(playing(guidepost, position));
  const [met] = game.history.filter((fact) => fact.fact === 'goalMet').slice(-1);
  if (met?.fact !== 'goalMet') throw new Error('no goal was looked at');
  return met.charters.toSorted();
}

describe('what an Automa counts as', () => {
  test('card 400: three goods', () => {
    expect(achievers(400, { red: { ...BARE, coins: 2 } })).toEqual(['green']);
    expect(achievers(400, { red: { ...BARE, coins: 3 } })).toEqual(['green', 'red']);
    expect(achievers(400, { red: { ...BARE, coins: 4 } })).toEqual(['red']);
  });

  test('card 401: no objectives, which are the fewest', () => {
    expect(achievers(401, { objectives: [214, 215, 216], red: { scored: [214] } })).toEqual(['green']);
    expect(achievers(401, {})).toEqual(['green', 'red']);
  });

  test.each([402, 403])('card %i: the buildings of its charter, like anybody’s', (guidepost) => {
    const game = ends(inLater(4, { green: { stands: { 'green-2': 94 } } }, { guidepost }));
    expect(game.history).toContainEqual({ fact: 'goalMet', guidepost, charters: ['green'] });
  });

  test('card 404: its personas', () => {
    expect(achievers(404, { green: { chest: [258, 271] } })).toEqual(['green']);
  });

  test('card 405: its quota tokens', () => {
    expect(achievers(405, { green: { quota: ['coin-1', 'coin-2'] }, red: { quota: ['card-1'] } })).toEqual([
      'green',
    ]);
  });

  test('card 406: its reputation tokens', () => {
    expect(achievers(406, { green: { reputation: 2 }, red: { reputation: 1 } })).toEqual(['green']);
  });

  test('card 407: its peril', () => {
    expect(achievers(407, { green: { perils: { famine: 2 } }, red: { perils: { blight: 1 } } })).toEqual([
      'green',
    ]);
  });

  test('card 409: three minions less than it has', () => {
    const six = { golem: ['home'], cat: ['home'], butler: ['home'], robot: ['home'] };
    expect(achievers(409, { green: { minions: six }, red: { minions: { ghost: ['home'] } } })).toEqual([
      'green',
      'red',
    ]);
    const three = { golem: ['home'], cat: ['home'], butler: ['home'] };
    expect(achievers(409, { green: { minions: three } })).toEqual([]);
    expect(achievers(409, { green: { minions: three }, red: { minions: { ghost: ['home'] } } })).toEqual([
      'red',
    ]);
  });

  test('card 410: six cards', () => {
    const hand = [206, 207, 208, 209, 210];
    expect(achievers(410, { red: { hand } })).toEqual(['green']);
    expect(achievers(410, { red: { hand: [...hand, 211] } })).toEqual(['green', 'red']);
  });

  test('card 411: two cards', () => {
    expect(achievers(411, { red: { hand: [206] } })).toEqual(['red']);
    expect(achievers(411, { red: { hand: [206, 207, 208] } })).toEqual(['green']);
  });

  test.each([412, 413])('card %i: six influence less than it has', (guidepost) => {
    expect(achievers(guidepost, { red: { influence: 5 }, green: { influence: 10 } })).toEqual(['green']);
    expect(achievers(guidepost, { red: { influence: 3 }, green: { influence: 10 } })).toEqual(['red']);
    expect(achievers(guidepost, { red: { influence: 1 }, green: { influence: 2 } })).toEqual(['green']);
  });

  test('reaching a goal is a star, row by row', () => {
    const game = nextGame(playing(400, { red: BARE }), ['open B']);
    expect(sheetOf(game, 'green').glory).toBeGreaterThan(0);
    const [star] = game.history.filter((fact) => fact.fact === 'marked' && fact.charter === 'green');
    expect(star).toMatchObject({ sheet: 'glory', row: 1 });
  });
});

describe('the rules of single games', () => {
  test('doors G and H: an Automa is unkind to its companion and takes a star', () => {
    for (const door of ['G', 'H']) {
      const game = nextGame(playing(404, { red: { chest: [280, 293] } }), [`open ${door}`]);
      const companion = game.green.supply.hand.find((card) => card >= 337 && card <= 342) ?? 0;
      expect(companion).not.toBe(0);
      expect(game.sees.notes[companion]).toBeUndefined();
      expect(sheetOf(game, 'green').glory).toBeGreaterThan(0);
      expect(game.history).toContainEqual(
        expect.objectContaining({ fact: 'marked', charter: 'green', why: companion }),
      );
    }
  });

  test('card 405: its visits may please both, and visits to it as well', () => {
    const seen = new Set<string>();
    const game = playing(405);
    for (let i = 0; i < 12; i++) {
      game.given({ red: { workers: [], points: 0 }, green: { workers: [], points: 0 }, automaDeck: [382] });
      game.red.places('green-1');
      const [rolled] = game.told('rolled');
      const pleased = rolled?.charter === 'red' || rolled?.charter === 'green' ? 1 : 0;
      expect(game.red.points).toBe(pleased);
      expect(game.green.points).toBe(pleased + 2);
      seen.add(`${pleased}`);
      game.given({ progress: 10 });
    }
    expect(seen).toEqual(new Set(['0', '1']));
  });

  test.each(['I', 'J'])('door %s: the spectral worker comes to a person, whoever has less glory', (door) => {
    const game = write(playing(405, { red: { points: 10 } }), {
      red: { stars: [3, 4, 0, 0, 0, 0, 0, 0, 0, 0] },
    });
    game.seat(0).does({ do: 'tell', what: door === 'I' ? 1 : 90 });
    nextGame(game);
    expect(doors(game)).toEqual([door]);
    expect(sheetOf(game, 'green').glory).toBeLessThan(sheetOf(game, 'red').glory);
    expect(game.whereIs(343)).toBe('hand-red');
  });

  test.each(['K', 'L'])('door %s: a victory card by chance', (door) => {
    const game = nextGame(playing(406, { red: { reputation: 1 } }), [`open ${door}`]);
    const cards = door === 'K' ? [344, 345, 346, 347, 348, 349] : [350, 351, 352, 353, 354, 355];
    const place = door === 'K' ? 'secret-green' : 'hand-green';
    expect(cards.filter((card) => game.whereIs(card) === place)).toHaveLength(1);
  });

  test('door K: not always the same one', () => {
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = nextGame(inLater(7, { red: { reputation: 1 } }, { seed }), ['open K', 'pick 344']);
      for (let card = 344; card <= 349; card++) if (game.whereIs(card) === 'secret-green') seen.add(card);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('card 407: peril left on its charter is ignored', () => {
    expect(doors(nextGame(playing(407, { peril: { 'green-1': 'famine' } })))).toEqual(['N']);
    expect(doors(nextGame(playing(407, { peril: { 'red-1': 'famine' } })))).toEqual(['M']);
  });

  test('card 408: it may blow out the candle, and loses a persona by chance (142)', () => {
    const lost = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = inLater(9, { peril: { 'green-1': 'fuelShortage' } }, { seed });
      write(game, { green: { used: [258, 271, 273] } });
      draws(game, 389);
      expect(game.told('noted')).toMatchObject([{ card: 408 }]);
      nextGame(game);
      expect(doors(game)).toEqual(['O']);
      const gone = [258, 271, 273].filter((card) => game.whereIs(card) === 'archive');
      expect(gone).toHaveLength(1);
      for (const card of gone) lost.add(card);
    }
    expect(lost.size).toBeGreaterThan(1);
  });
});

describe('card 406: whoever owns a building is paid (ruling 62)', () => {
  const visiting = (site: string, position: Position, automas?: readonly Charter[]): Table =>
    sentTo(site, 406, position, automas);
  const gains = (game: Table): readonly string[] =>
    game.told('gained').map(({ charter, good, n }) => `${charter} ${good} ${n}`);

  test('by people at an Automa’s building: the supply', () => {
    const game = playing(406, { red: { ...BARE, clay: 1 }, green: { stands: { 'green-2': 73 } } });
    game.given({ automaDeck: [377] });
    game.red.places('green-2');
    expect(game.told('gave')).toEqual([]);
    expect(game.told('paid')).toContainEqual(expect.objectContaining({ charter: 'red', good: 'clay' }));
    expect(game.green.goods.clay).toBe(0);
  });

  test('by an Automa at a person’s: coins and resources of the printed price, out of the supply', () => {
    // 84 takes a coin and clay.
    const game = visiting('red-2', { red: { ...BARE, stands: { 'red-2': 84 } } });
    expect(gains(game)).toEqual(['red coin 1', 'red clay 1']);
    expect([game.red.coins, game.red.goods.clay]).toEqual([1, 1]);
    expect([...game.told('paid'), ...game.told('gave')]).toEqual([]);
    expect(game.green.influence).toBe(12);
  });

  test('what else it costs is nobody’s', () => {
    // 55 takes coal and 1 influence.
    const game = visiting('red-2', { red: { ...BARE, influence: 5, stands: { 'red-2': 55 } } });
    expect(gains(game)).toEqual(['red coal 1']);
    expect([game.red.influence, game.green.influence]).toEqual([5, 12]);
  });

  test('of any resources the first that the supply has', () => {
    // 95 takes two.
    const stands = { 'red-2': 95 };
    expect(gains(visiting('red-2', { red: { ...BARE, stands } }))).toEqual(['red metal 2']);
    const all = inLater(7).sees.supply.metal;
    const scarce = { ...BARE, metal: all - 1, grain: 'rest' } as const;
    expect(gains(visiting('red-2', { red: { ...scarce, stands } }))).toEqual(['red metal 1', 'red wood 1']);
  });

  test('of what the supply has none left nothing comes', () => {
    const game = visiting('red-2', { red: { ...BARE, clay: 'rest', stands: { 'red-2': 84 } } });
    expect(gains(game)).toEqual(['red coin 1']);
  });

  test('nothing at its own building, at another Automa’s or at nobody’s', () => {
    const two: readonly Charter[] = ['green', 'blue'];
    for (const charter of ['green', 'blue', 'yellow'] as const) {
      const game = visiting(
        `${charter}-2`,
        { red: BARE, [charter]: { stands: { [`${charter}-2`]: 84 } } },
        two,
      );
      expect(gains(game)).toEqual([]);
      expect([game.of('blue').coins, game.of('blue').goods.clay]).toEqual([0, 0]);
    }
  });

  test('and nothing in any other game', () => {
    for (let seed = 0, went = false; !went; seed++) {
      const game = inLater(6, { red: { ...BARE, stands: { 'red-2': 84 } } }, { seed: `${seed}` });
      draws(game, 384);
      expect(gains(game)).toEqual([]);
      went = wentTo(game).site === 'red-2';
    }
  });
});

describe('card 409: minions are loose', () => {
  /** The first turn of game 10, with its loose minions. */
  const loose = (): Table => nextGame(inLater(9, {}, { seed: 'loose' }));
  const looseOnes = (game: Table): number =>
    Object.values(game.sees.minions).flatMap((minions) => minions.filter(({ owner }) => owner === undefined))
      .length;

  test('the minions an Automa takes in the set-up come from the supply, not off the board', () => {
    // One on every building that the three location cards mark; the Automa had none.
    const game = loose();
    const caught = game.history.filter(({ fact }) => fact === 'caught').length;
    const scattered = game.told('laid').filter(({ what }) => MINIONS.some((minion) => minion === what));
    expect(scattered.length).toBeGreaterThan(0);
    expect(looseOnes(game) + caught).toBe(scattered.length);
  });

  test('entering, it pays 1 influence and has caught what stands there', () => {
    const game = playing(409, {
      red: { minions: { cat: ['green-1'] } },
      green: { influence: 5 },
      automaDeck: [389],
    });
    game.red.places('red-1');
    expect(game.green.minions('cat')).toEqual(['home']);
    expect([game.green.influence, game.green.spent]).toEqual([4, 8]);
    expect(game.green.points).toBe(2);
  });

  test('without influence it catches nothing, and uses the building all the same', () => {
    const game = playing(409, {
      red: { minions: { cat: ['green-1'] } },
      green: { influence: 0 },
      automaDeck: [389],
    });
    game.red.places('red-1');
    expect(game.green.workers).toContain('green-1');
    expect([game.red.minions('cat'), game.green.minions('cat')]).toEqual([['green-1'], []]);
    expect(game.green.points).toBe(2);
  });
});
