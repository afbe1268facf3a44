import { options, resample, view } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { islandsOf } from './village.ts';

const SECRET = [344, 345, 346, 347, 348, 349];
const ALIKE = [350, 351, 352, 353, 354, 355];
const THREE = ['red', 'purple', 'green'] as const;

const ISLANDS = islandsOf(THREE);

/** Game 7 is over; purple has most reputation and chooses. */
function chosen(door: 'K' | 'L', enough: (table: Table) => boolean): Table {
  const game = inGame({ game: 7, charters: THREE }).given(ISLANDS);
  game.given({ purple: { reputation: 2 } });
  return settles(ends(game), [`open ${door}`, 'mark row-10'], enough);
}

const picks = (cards: readonly number[]) => cards.map((card) => `pick ${card}`);

describe('crate K: secret victory cards', () => {
  test('from the chooser on clockwise each takes one of those that are left', () => {
    const game = chosen('K', isAsked('pick 344'));
    expect(game.deciders).toEqual([game.purple.seat]);
    expect(game.purple.options).toEqual(picks(SECRET));
    game.purple.takes(346);
    expect(game.deciders).toEqual([game.green.seat]);
    expect(game.green.options).toEqual(picks([344, 345, 347, 348, 349]));
    game.green.takes(344);
    expect(game.deciders).toEqual([game.red.seat]);
    game.red.takes(349);
    expect([346, 344, 349].map((card) => game.whereIs(card))).toEqual([
      'secret-purple',
      'secret-green',
      'secret-red',
    ]);
    for (const card of [345, 347, 348]) expect(game.whereIs(card)).toBe('index');
  });

  /** Purple took 346, green 344, red 349; the next game has begun. */
  function taken(): Table {
    const game = chosen('K', isAsked('pick 344'));
    game.purple.takes(346);
    game.green.takes(344);
    game.red.takes(349);
    return settles(game);
  }

  test('which card somebody took is in nobody else’s view: tables that differ only in that look alike', () => {
    const cards = [
      [346, 344],
      [344, 346],
    ] as const;
    const [first, second] = cards.map(([purple, green]) => {
      const game = chosen('K', isAsked('pick 344'));
      game.purple.takes(purple);
      game.green.takes(green);
      game.red.takes(349);
      return game;
    });
    if (first === undefined || second === undefined) throw new Error('there are two tables');
    for (const seat of [undefined, first.red.seat])
      expect(view(first.state, seat).table.join()).toBe(view(second.state, seat).table.join());
  });

  test('its owner sees it', () => {
    const game = taken();
    expect(game.whereIs(349)).toBe('secret-red');
    const own = view(game.state, game.red.seat);
    const others = view(game.state, undefined);
    expect(own.table.join()).not.toBe(others.table.join());
  });

  test('the fact does not say which card', () => {
    const game = chosen('K', isAsked('pick 344'));
    game.purple.takes(346);
    const moved = game.facts.filter((fact) => fact.fact === 'cardMoved' && fact.card === 346);
    expect(moved).toEqual([]);
    expect(game.facts).toContainEqual(expect.objectContaining({ fact: 'cardHidden', charter: 'purple' }));
  });

  test('ruling 21: whoever picks sees what is left, also in a possible state behind the own view', () => {
    const game = chosen('K', isAsked('pick 344'));
    game.purple.takes(346);
    const { seat } = game.green;
    expect(options(resample(view(game.state, seat), 'x'), seat)).toEqual(options(game.state, seat));
  });
});

describe('crate L: the same for everybody', () => {
  test('each player gets one of 350 to 355, open', () => {
    const game = settles(chosen('L', isAsked('lay')));
    const places = ALIKE.map((card) => game.whereIs(card)).filter((place) => place !== 'index');
    expect(places.toSorted()).toEqual(['hand-green', 'hand-purple', 'hand-red']);
    for (const card of SECRET) expect(game.whereIs(card)).toBe('index');
  });

  test('both doors lead to guidepost 407', () => {
    for (const door of ['K', 'L'] as const) {
      const game = settles(chosen(door, isAsked('lay')));
      expect(game.whereIs(407)).toBe('guidepost');
    }
  });
});
