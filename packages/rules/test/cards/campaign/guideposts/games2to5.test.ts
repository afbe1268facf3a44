import { theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { achievers, BARE, doorsOffered, nextGame, playing } from './game.ts';

const start = theBox().board.progress.start[1] ?? 0;

describe('card 400: most coins and resources (game 2)', () => {
  const having = (red: object, blue: object) =>
    achievers(playing(400, { red: { ...BARE, ...red }, blue: { ...BARE, ...blue } }));

  test('coins and resources count alike', () => {
    expect(having({ coins: 1, clay: 2 }, { coins: 2 })).toEqual(['red']);
    expect(having({ coins: 1 }, { wood: 1, metal: 1 })).toEqual(['blue']);
  });

  test('ties are friendly; with nothing nobody has most', () => {
    expect(having({ coins: 3 }, { wood: 3 })).toEqual(['blue', 'red']);
    expect(having({}, {})).toEqual([]);
  });

  test('cards, minions, peril and influence are no such goods', () => {
    const rich = { hand: [206, 207], minions: { cat: ['home', 'home'] }, perils: { blight: 3 } };
    expect(having({ ...rich, coins: 1 }, { coins: 2, influence: 0 })).toEqual(['blue']);
  });

  test('the chooser opens A or B', () => {
    expect(doorsOffered(playing(400, { red: { coins: 9 } }))).toEqual(['open A', 'open B']);
  });

  test('it has no rule of its own: nothing of it speaks', () => {
    const game = playing(400).idleRound();
    expect(game.history.some((fact) => 'why' in fact && fact.why === 400)).toBe(false);
  });
});

describe('card 401: fewest objectives scored (game 3)', () => {
  const objectives = [214, 215, 216] as const;
  const scored = (red: readonly number[], blue: readonly number[], secrets: readonly number[] = []) =>
    achievers(playing(401, { objectives, red: { scored: red, secrets }, blue: { scored: blue } }));

  test('fewer than the others, also none', () => {
    expect(scored([214], [])).toEqual(['blue']);
    expect(scored([214], [214, 215])).toEqual(['red']);
  });

  test('ties are friendly, also with none at all', () => {
    expect(scored([214], [215])).toEqual(['blue', 'red']);
    expect(scored([], [])).toEqual(['blue', 'red']);
  });

  test('a private objective that was scored is one more', () => {
    expect(scored([214, 220], [214], [220])).toEqual(['blue']);
  });

  test('the chooser opens C or D', () => {
    expect(doorsOffered(playing(401))).toEqual(['open C', 'open D']);
  });
});

describe.each([
  { card: 402, by: 2, door: 'C' },
  { card: 403, by: -2, door: 'D' },
])('card $card: most buildings in the charter (game 4)', ({ card, by, door }) => {
  test(`after ${door} the progress token starts elsewhere: by ${by}`, () => {
    const game = nextGame(playing(401), [`open ${door}`]);
    expect(game.whereIs(card)).toBe('guidepost');
    expect(game.progress).toBe(start + by);
  });

  test('in the game after, it starts where it always does', () => {
    expect(nextGame(playing(card)).progress).toBe(start);
  });

  test('basic buildings count for everybody, others for whose charter it is', () => {
    expect(achievers(playing(card))).toEqual(['blue', 'red']);
    expect(achievers(playing(card, { red: { stands: { 'red-2': 73 } } }))).toEqual(['red']);
    const more = playing(card, {
      red: { stands: { 'red-2': 73 } },
      blue: { stands: { 'blue-2': 88, 'blue-3': 89 } },
    });
    expect(achievers(more)).toEqual(['blue']);
  });

  test('a charter nobody plays reaches nothing, however much stands there', () => {
    const game = playing(card, { green: { stands: { 'green-2': 58, 'green-3': 59 } } });
    expect(achievers(game)).toEqual(['blue', 'red']);
  });

  test('the chooser opens E or F', () => {
    expect(doorsOffered(playing(card))).toEqual(['open E', 'open F']);
  });
});

describe('card 404: most personas; the small worker keeps away from the big one (game 5)', () => {
  test('in play and in the chest; companions and cards in the hand are none', () => {
    expect(achievers(playing(404, { red: { chest: [280] } }))).toEqual(['red']);
    expect(achievers(playing(404, { red: { chest: [280] }, blue: { chest: [303, 304] } }))).toEqual(['blue']);
    expect(achievers(playing(404, { red: { hand: [206, 207] } }))).toEqual(['blue', 'red']);
  });

  test('the small one can’t go where the own big one stands; the reason is this card', () => {
    const game = playing(404, { red: { workers: ['treasury', 'home'], clay: 1 } });
    expect(game.red.cannot({ do: 'place', what: 'small', at: 'treasury' })).toEqual([
      { lack: 'forbidden', card: 404 },
    ]);
    expect(game.red.options).toContain('place small red-1');
  });

  test('big onto small, small onto another’s big one, minions: all as ever', () => {
    const game = playing(404, {
      rules: [33, 34],
      red: { workers: ['home', 'red-1'], minions: { cat: ['home'] }, stands: { 'red-2': 73 }, clay: 1 },
      blue: { workers: ['blue-1', 'home'] },
    });
    expect(game.red.options).toEqual(expect.arrayContaining(['place big red-1', 'place cat red-2']));
    const abroad = playing(404, { red: { workers: ['red-1', 'home'] }, blue: { workers: ['blue-1'] } });
    expect(abroad.red.options).toContain('place small blue-1');
  });

  test('the rule is gone with its game', () => {
    const game = nextGame(playing(404), ['open G']);
    if (game.sees.active !== 'red') game.idleUntil('red');
    game.given({ red: { workers: ['red-1', 'home'] } });
    game.red.places('red-1');
    expect(game.red.workers).toEqual(['home', 'red-1']);
  });

  test('the chooser opens G or H', () => {
    expect(doorsOffered(playing(404))).toEqual(['open G', 'open H']);
  });
});
