import { CHARTERS, type Charter } from '@charterstone/rules';
import {
  ends,
  inGame,
  isAsked,
  kingsOf,
  type Sheets,
  settles,
  type Table,
  write,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { doors, LAID } from './village.ts';

const LOYAL: Readonly<Record<Charter, number>> = {
  green: 363,
  purple: 364,
  red: 365,
  black: 366,
  yellow: 367,
  blue: 368,
};
const REBEL: Readonly<Record<Charter, number>> = {
  green: 369,
  purple: 370,
  red: 371,
  black: 372,
  yellow: 373,
  blue: 374,
};
const COMPANIONS = [337, 338, 339, 340, 341, 342];

/** Game 11 is over, a door chosen, and sides are to be taken. */
function sides(door: 'S' | 'T', sheets: Sheets = {}, guidepost = 411): Table {
  const game = inGame({ game: 11, guidepost, charters: ['red', 'blue'] }).given(LAID);
  write(game, sheets);
  return settles(ends(game), [`open ${door}`, 'mark row-10'], isAsked('choose loyal'));
}

/** So many companions treated kindly, the others not. */
function kindly(n: number): Sheets {
  return Object.fromEntries(
    CHARTERS.map((charter, i) => [charter, { companion: COMPANIONS[i] ?? 0, kind: i < n }]),
  );
}

/** Takes sides: so many rebels, the rest loyal, then plays on to the set-up. */
function withRebels(game: Table, n: number): Table {
  for (let i = 0; i < CHARTERS.length; i++) game.decider.chooses(i < n ? 'rebel' : 'loyal');
  return settles(game, ['mark row-10', 'pick']);
}

describe('game 11: S or T, loyal or rebel', () => {
  test('everybody chooses, side by side; the chooser also for the charters nobody plays', () => {
    const game = sides('S');
    expect(game.deciders).toEqual([game.red.seat, game.blue.seat]);
    expect(game.red.options).toEqual(['choose loyal', 'choose rebel']);
    expect(game.blue.options).toEqual(['choose loyal', 'choose rebel']);
  });

  test('the persona of the own charter comes to the chest, the other one stays in the Index', () => {
    const game = sides('S');
    game.red.chooses('rebel');
    const chooser = game.deciders.includes(game.red.seat) ? 'red' : 'blue';
    settles(game, ['choose loyal', 'mark row-10', 'pick 203', 'pick 204']);
    expect(['red', 'blue']).toContain(chooser);
    for (const charter of CHARTERS) {
      const places = [game.whereIs(LOYAL[charter]), game.whereIs(REBEL[charter])];
      expect(places).toContain('index');
      expect(places.filter((place) => place.endsWith(`-${charter}`))).toHaveLength(1);
    }
  });

  test('it can be put on in the twelfth game', () => {
    const game = settles(sides('T'), ['choose rebel', 'mark row-10'], isAsked('pick 203'));
    expect(game.sees.game).toBe(12);
    expect(game.red.options).toEqual(['pick 203', `pick ${REBEL.red}`]);
  });

  test('S pleases a king, T displeases one', () => {
    expect(kingsOf(sides('S'))).toEqual({ pleased: 1, displeased: 0 });
    expect(kingsOf(sides('T'))).toEqual({ pleased: 0, displeased: 1 });
  });
});

describe('the final battle (card 148)', () => {
  /** Pleased kings after S; companions treated kindly; rebels; how it ends. */
  test.each([
    [1, 0, 0, 'U'],
    [16, 0, 0, 'U'],
    [5, 6, 0, 'U'], // 5 + 18 = 23: not above 23
    [6, 6, 0, 'V'],
    [12, 0, 6, 'V'], // 12 + 12 = 24
    [11, 0, 6, 'U'],
    [9, 3, 3, 'V'], // 9 + 9 + 6
    [8, 3, 3, 'U'],
    [16, 6, 6, 'V'],
  ])('%i pleased kings, %i kind words, %i rebels: crate %s', (pleased, kind, rebels, ending) => {
    const game = sides('S', { ...kindly(kind), kings: { pleased: pleased - 1 } });
    withRebels(game, rebels);
    expect(doors(game)).toEqual(['S', ending]);
    expect(game.whereIs(ending === 'U' ? 412 : 413)).toBe('guidepost');
    expect(game.whereIs(ending === 'U' ? 413 : 412)).toBe('index');
  });

  test('displeased kings take nothing away', () => {
    const game = withRebels(sides('T', { ...kindly(6), kings: { pleased: 6, displeased: 20 } }), 0);
    expect(doors(game)).toEqual(['T', 'V']);
  });

  test('after either ending the twelfth game is played', () => {
    const game = withRebels(sides('S', kindly(6)), 6);
    expect(game.sees.game).toBe(12);
    expect(game.sees.round).toBe(1);
  });

  test('after the festival as after martial law', () => {
    const game = withRebels(sides('S', kindly(6), 410), 6);
    expect(doors(game)).toEqual(['S', 'V']);
  });
});
