import type { Charter } from '@charterstone/rules';
import { inGame, type Player, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { LAID } from '../../../campaign/village.ts';
import { achievers, BARE, doorsAfter, doorsOffered, nextGame, playing } from './game.ts';

/** Whoever has the turn, and the charter of the other. */
function visit(game: Table): { guest: Player; host: Charter } {
  return { guest: game.decider, host: game.sees.active === 'red' ? 'blue' : 'red' };
}

describe('card 405: most quota tokens; a visit may please both (game 6)', () => {
  test('the goal counts tokens of this game, wherever they lie on the track; none is no goal', () => {
    const game = playing(405, { red: { quota: ['coin-1', 'card-1'] }, blue: { quota: ['resource-6'] } });
    expect(achievers(game)).toEqual(['red']);
    expect(achievers(playing(405))).toEqual([]);
  });

  test('using a building of an opponent: the die, once, after the benefit', () => {
    const game = playing(405);
    game.red.places('blue-1');
    const facts = game.action.map(({ fact }) => fact);
    expect(facts.filter((fact) => fact === 'rolled')).toHaveLength(1);
    expect(facts.indexOf('gained')).toBeLessThan(facts.indexOf('rolled'));
  });

  test('if it shows one of the two charters host and guest gain 1 VP each, else neither', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 16; i++) {
      const game = inGame({ game: 6, charters: ['red', 'blue'], seed: `visit ${i}` }).given(LAID);
      game.red.places('blue-1');
      const [rolled] = game.told('rolled');
      const pleased = rolled?.charter === 'red' || rolled?.charter === 'blue' ? 1 : 0;
      expect([game.red.points, game.blue.points]).toEqual([pleased, pleased]);
      seen.add(pleased === 0 ? 'neither' : `${rolled?.charter}`);
    }
    expect([...seen].toSorted()).toEqual(['blue', 'neither', 'red']);
  });

  test('it is the visit that counts, not the bump: one’s own charter and the Commons roll nothing', () => {
    const game = playing(405, { red: { clay: 1 }, blue: { workers: ['red-1', 'home'] } });
    game.red.places('red-1');
    expect(game.told('rolled')).toEqual([]);
    game.blue.idles();
    game.red.places('treasury');
    expect(game.told('rolled')).toEqual([]);
  });

  test('the door is nobody’s choice: above the told average I, else J', () => {
    for (const [told, door] of [
      [19, 'I'],
      [20, 'J'],
    ] as const) {
      const game = playing(405, { red: { points: 12 }, blue: { points: 8 } });
      game.seat(0).does({ do: 'tell', what: told });
      expect(doorsAfter(game)).toEqual([door]);
    }
  });

  test('the rule is gone with its game', () => {
    const game = nextGame(playing(405));
    const { guest, host } = visit(game);
    guest.places(`${host}-1`, 'small');
    expect(game.told('rolled')).toEqual([]);
  });
});

describe('card 406: most reputation tokens; the owner is paid (game 7)', () => {
  const PRICE = { clay: 1, coins: 1, metal: 0 };
  const visiting = (card: number, red: object) =>
    playing(406, { red: { ...BARE, ...red }, blue: { ...BARE, stands: { 'blue-2': card } } });

  test('the goal counts tokens on the track; none is no goal', () => {
    expect(achievers(playing(406, { red: { reputation: 1 }, blue: { reputation: 2 } }))).toEqual(['blue']);
    expect(achievers(playing(406))).toEqual([]);
  });

  test('coins and resources of the printed cost come to the owner', () => {
    const game = visiting(84, PRICE);
    game.red.places('blue-2').passes();
    expect([game.blue.coins, game.blue.goods.clay]).toEqual([1, 1]);
    expect(game.told('gave').map(({ good, to }) => `${good} ${to}`)).toEqual(['coin blue', 'clay blue']);
  });

  test('cards and peril go where they always go', () => {
    const cards = visiting(62, { hand: [259] });
    cards.red.places('blue-2');
    expect(cards.whereIs(259)).toBe('discard');
    const peril = visiting(38, { perils: { blight: 1 } });
    peril.red.places('blue-2');
    expect(peril.blue.perils).toEqual([]);
  });

  test('the chooser opens K or L; the rule is gone with its game', () => {
    expect(doorsOffered(playing(406))).toEqual(['open K', 'open L']);
    const game = nextGame(playing(406), ['open L']);
    const { guest, host } = visit(game);
    game.given({
      unlocked: true,
      [guest.charter]: { clay: 1 },
      [host]: { stands: { [`${host}-6`]: 73 } },
    });
    guest.places(`${host}-6`);
    expect(game.told('gave')).toEqual([]);
    expect(game.told('paid')).toMatchObject([{ good: 'clay', n: 1 }]);
  });
});

describe('card 407: most peril, which comes if nobody unlocked it (game 8)', () => {
  test('the goal counts tokens of any kind before a charter, not those on its buildings', () => {
    const game = playing(407, {
      red: { perils: { bandit: 1, blight: 1 } },
      blue: { perils: { famine: 1 } },
      peril: { 'blue-1': 'vermin' },
    });
    expect(achievers(game)).toEqual(['red']);
    expect(achievers(playing(407))).toEqual([]);
  });

  test('rules 36 and 37 enter before peril is laid: the first game with it has it', () => {
    const game = nextGame(playing(406), ['open L']);
    expect(game.whereIs(407)).toBe('guidepost');
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([36, 37]));
    for (const charter of ['red', 'blue', 'green', 'yellow', 'purple', 'black'])
      expect(game.perilOn(`${charter}-1`)).toBeDefined();
  });

  test('the door is nobody’s choice: peril left on players’ buildings M, none N', () => {
    expect(doorsAfter(playing(407, { peril: { 'blue-1': 'famine' } }))).toEqual(['M']);
    expect(doorsAfter(playing(407, { blue: { perils: { famine: 1 } } }))).toEqual(['N']);
    expect(doorsAfter(playing(407, { peril: { 'black-1': 'famine' } }))).toEqual(['N']);
  });
});

describe('card 408: the candle burns (game 9)', () => {
  const SHORTAGE = { peril: { 'red-1': 'fuelShortage', 'blue-1': 'fuelShortage' } } as const;

  test('all on whose turn it did not go out have reached the goal', () => {
    expect(achievers(playing(408))).toEqual(['blue', 'red']);
    const game = playing(408, SHORTAGE);
    game.red.places('red-1');
    game.blue.places('blue-1');
    expect(achievers(game)).toEqual(['blue']);
  });

  test('it is the turn that counts, not the charter: a visitor blows it out', () => {
    const game = playing(408, { peril: { 'blue-1': 'fuelShortage' } });
    game.red.places('blue-1');
    expect(achievers(game)).toEqual(['blue']);
  });

  test('by a minion too: its owner’s turn', () => {
    const game = playing(408, { ...SHORTAGE, rules: [33, 34], red: { minions: { cat: ['home'] } } });
    game.red.places('red-1', 'cat');
    expect(game.told('noted')).toMatchObject([{ card: 408 }]);
    expect(achievers(game)).toEqual(['blue']);
  });

  test('paying a fuel shortage, or any other peril, leaves it alone', () => {
    const game = playing(408, {
      red: { perils: { fuelShortage: 1 }, stands: { 'red-2': 53 } },
      peril: { 'red-1': 'blight' },
    });
    game.red.places('red-2');
    game.blue.places('red-1');
    expect(game.history.some(({ fact }) => fact === 'noted')).toBe(false);
    expect(achievers(game)).toEqual(['blue', 'red']);
  });

  test('the door is nobody’s choice: out O, burning P', () => {
    const out = playing(408, SHORTAGE);
    out.red.places('red-1');
    expect(doorsAfter(out)).toEqual(['O']);
    expect(doorsAfter(playing(408))).toEqual(['P']);
  });
});
