import { CHARTERS, type Charter, explainSite } from '@charterstone/rules';
import { BEFORE_BOAT, BEFORE_HOURGLASS, CALM, HOURGLASS, newGame, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../cards/village.ts';

const ALL: readonly Charter[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];

describe('ruling 1: ranks', () => {
  /** Everybody has so many reputation tokens at the end; what the track is worth to each. */
  function ranked(tokens: readonly number[]): readonly number[] {
    const game = newGame({ charters: ALL.slice(0, tokens.length) });
    game.given({
      ...Object.fromEntries(tokens.map((reputation, i) => [ALL[i], { reputation }])),
      red: { reputation: tokens[0] ?? 0, coins: 6 },
      objectives: [215, 214, 216],
      progress: BEFORE_HOURGLASS,
    });
    game.red.places('grandstand').scores(215);
    if (game.red.decides) game.red.passes();
    game.idleToTheEnd();
    return tokens.map((_, i) => game.of(ALL[i] ?? 'red').points - (i === 0 ? 5 : 0));
  }

  test('ruling 1: second is the second-highest distinct number, third the third', () => {
    expect(ranked([3, 3, 1, 0])).toEqual([10, 10, 7, 0]);
    expect(ranked([2, 3, 1, 1])).toEqual([7, 10, 4, 4]);
  });

  test('ruling 1: a rank needs at least one token', () => {
    expect(ranked([0, 0])).toEqual([0, 0]);
    expect(ranked([0, 2])).toEqual([0, 10]);
  });
});

describe('ruling 2: order', () => {
  test('ruling 2: charters are chosen in seating order, one after the other', () => {
    const game = newGame({ seats: 3, until: 'charters' });
    for (const [seat, charter] of [
      [1, 'blue'],
      [2, 'red'],
      [3, 'green'],
    ] as const) {
      expect(game.deciders).toEqual([seat]);
      game.seat(seat).sitsDownAt(charter);
    }
  });
});

describe('ruling 3: sites', () => {
  test('ruling 3: the Commons, the Cloud Port, 36 plots and 24 islands, and nothing else', () => {
    const { state } = newGame({ charters: ['red', 'blue'] });
    const isSite = (name: string) => !explainSite(state, 1, name).some(({ lack }) => lack === 'unknown');
    for (const name of ['zeppelin', 'charterstone', 'grandstand', 'treasury', 'market', 'cloudPort'])
      expect(isSite(name)).toBe(true);
    const numbered = (prefix: string) =>
      CHARTERS.flatMap((charter) => Array.from({ length: 9 }, (_, i) => `${prefix}${charter}-${i}`));
    expect(numbered('').filter(isSite)).toHaveLength(36);
    expect(numbered('sky-').filter(isSite)).toHaveLength(24);
    expect(isSite('red-0')).toBe(false);
    expect(isSite('commons')).toBe(false);
  });
});

describe('ruling 5: rounds', () => {
  test('ruling 5: a round begins with the first player', () => {
    const game = newGame({ charters: ['red', 'blue', 'green'], first: 'green' });
    for (let round = 0; round < 3; round++) {
      expect(game.sees.active).toBe('green');
      game.idleRound();
    }
  });

  test('ruling 5: everybody has had as many turns when the game ends', () => {
    const game = village({ red: { coins: 6 }, objectives: [215, 214, 217], progress: BEFORE_HOURGLASS });
    game.red.places('grandstand').scores(215);
    expect(game.progress).toBe(HOURGLASS);
    expect(game.sees.over).toBe(false);
    game.blue.places('blue-1');
    expect(game.sees.over).toBe(true);
  });
});

describe('ruling 6: moves of the progress token', () => {
  test('ruling 6: a reached hourglass stays reached: whoever could turn back (274) is not asked', () => {
    const game = village({
      red: { coins: 6 },
      blue: { coins: 6, persona: [274] },
      objectives: [215, 214, 217],
      progress: BEFORE_HOURGLASS,
    });
    game.red.places('grandstand').scores(215);
    game.blue.places('grandstand').scores(215);
    expect(game.progress).toBe(HOURGLASS);
    expect(game.sees.over).toBe(true);
    expect(game.blue.points).toBe(5);
  });

  test('ruling 6: a boat at a full track gives nothing, and nobody is asked', () => {
    const { spaces, start } = theBox().board.reputation;
    const room = spaces - (start[1] ?? 0);
    const game = village({
      red: { coins: 6 },
      blue: { reputation: room },
      objectives: [215, 214, 217],
      progress: BEFORE_BOAT,
    });
    game.red.places('grandstand').scores(215);
    expect(game.red.decides).toBe(false);
    expect(game.told('esteemed')).toEqual([]);
  });
});

describe('ruling 8: extra turns', () => {
  test('ruling 8: without influence the token moves at the start of the extra turn too', () => {
    const game = village({ red: { hand: [241], influence: 0 }, progress: CALM });
    game.red.places('red-1').acts(241);
    const { round } = game.sees;
    expect([game.progress, game.sees.active]).toEqual([CALM + 1, 'red']);
    game.red.places('green-1');
    expect([game.sees.round, game.sees.active]).toEqual([round, 'blue']);
  });
});
