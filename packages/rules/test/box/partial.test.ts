import { box as boxData } from '@charterstone/box';
import { compile, hash, inspect, openBox, options, resample, view } from '@charterstone/rules';
import { BEFORE_HOURGLASS, boxWith, ends, HOURGLASS, inGame, newGame, settles } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** What a browser knows before any crate is open is the start-up: cards 1 to 13, original personas, 206 to 218. */
const isKnown = (card: number): boolean => card <= 13 || (card >= 200 && card <= 218);
const LOCKED = Object.keys(boxData.cards)
  .map(Number)
  .filter((card) => !isKnown(card));
const open = Object.fromEntries(
  Object.entries(boxData.cards).filter(([number]) => !LOCKED.includes(Number(number))),
);
const crates = Object.fromEntries(
  Object.keys(boxData.crates).map((crate) => [crate, { locked: true as const }]),
);
const partial = { ...boxData, cards: open, locked: LOCKED, crates };

describe('a partial box: locked numbers are empty entries', () => {
  test('it compiles', () => {
    expect(() => compile(partial)).not.toThrow();
  });

  test('its game is the same as that of the whole box up to the last turn: the end of a game unlocks rules', () => {
    const play = (box = boxWith({})) => {
      const game = newGame({ charters: ['red', 'blue'], seed: 'partial', box });
      game.given({ red: { coins: 6, clay: 1 }, objectives: [215, 214, 216] });
      game.red.places('market').takes(game.sees.mat[1] ?? 0);
      game.blue.places('blue-1');
      game.given({ progress: BEFORE_HOURGLASS, red: { coins: 6 } });
      game.red.places('grandstand').scores(215);
      expect([game.progress, game.deciders]).toEqual([HOURGLASS, [game.blue.seat]]);
      return inspect(game.state);
    };
    expect(play(compile(partial))).toEqual(play());
  });

  test('a locked number lies in the Index, so the table is the same to the byte', () => {
    const whole = newGame({ charters: ['red', 'blue'], seed: 'partial' });
    const part = newGame({ charters: ['red', 'blue'], seed: 'partial', box: compile(partial) });
    expect(part.whereIs(73)).toBe('index');
    // 163 to 199 are numbers without a card.
    expect(part.whereIs(163)).toBe('nowhere');
    expect(hash(part.state)).toBe(hash(whole.state));
  });

  test('it is what a campaign has unlocked: `openBox` makes it, of the story nothing either', () => {
    const { locked, crates: shut, cards } = openBox(newGame({ charters: ['red', 'blue'] }).state);
    expect(locked).toEqual(LOCKED);
    expect(shut).toEqual(crates);
    expect(cards).toEqual(open);
  });

  test('it grows with a crate', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('charterstone').opens(8);
    const later = openBox(game.state);
    expect(later.locked).not.toContain(73);
    expect(later.cards[73]).toEqual(boxData.cards[73]);
    expect(later.crates[4]).toEqual(boxData.crates[4]);
    expect(later.crates[5]).toEqual({ locked: true });
    expect(JSON.stringify(later)).not.toContain('"219"');
  });

  test('it grows with the end of the first game: rules 17 to 20, what follows (card 21), the first guidepost', () => {
    const game = newGame({ charters: ['red', 'blue'], games: 0 });
    const before = openBox(game.state);
    settles(ends(game));
    const later = openBox(game.state);
    for (const card of [17, 18, 19, 20, 21, 400]) {
      expect(before.locked).toContain(card);
      expect(later.cards[card]).toEqual(boxData.cards[card]);
    }
    expect(later.locked).toContain(401);
  });

  test('bonuses of glory rows are nobody’s to know before rule 28, nor is what villages usually reach', () => {
    const game = newGame({ charters: ['red', 'blue'], games: 0 });
    expect(openBox(game.state).board).toEqual({
      ...boxData.board,
      average: undefined,
      quota: boxData.board.quota.slice(0, 3),
      glory: boxData.board.glory.map(({ stars }) => ({ stars, bonus: [] })),
    });
    settles(ends(game));
    expect(openBox(game.state).board.glory).toEqual(boxData.board.glory);
    expect(openBox(game.state).board.average).toBeUndefined();
  });

  test.each([
    { rule: 34, row: 'minion' },
    { rule: 37, row: 'peril' },
  ])('a row of the quota track is known from its sticker on: card $rule, $row', ({ rule, row }) => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ rules: [rule] });
    const rows = openBox(game.state).board.quota.map((known) => known.row);
    expect(rows).toEqual(['resource', 'coin', 'card', row]);
  });

  test('it grows with the story: of two doors the one that was opened is known, and the next guidepost', () => {
    const game = ends(inGame({ game: 2, charters: ['red', 'blue'] }));
    settles(game, ['open B'], (table) => table.sees.game === 3);
    const later = openBox(game.state);
    expect(later.crates['B']).toEqual(boxData.crates['B']);
    expect(later.crates['A']).toEqual({ locked: true });
    expect(later.cards[401]).toEqual(boxData.cards[401]);
    expect(later.cards[128]).toEqual({ kind: 'story' });
    for (const card of [124, 129, 130, 402, 403]) expect(later.locked).toContain(card);
    expect(() => compile(later)).not.toThrow();
  });

  test('a browser that knows only the partial box offers the same options, the closed crate too', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    const browser = resample({ ...view(game.state, 1), box: compile(openBox(game.state)) }, 'browser');
    expect(options(browser, 1)).toEqual(options(game.state, 1));
    expect(options(browser, 1)).toContainEqual({ do: 'place', what: 'big', at: 'charterstone' });
  });

  test('something known of a locked crate is refused', () => {
    const wrong = { ...partial, crates: { ...crates, 4: { locked: true as const, chest: 280 } } };
    expect(() => compile(wrong)).toThrow(/crate 4/);
  });
});
