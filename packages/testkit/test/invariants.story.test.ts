import type { Game } from '@charterstone/rules';
import { AUTOMA, moveCard, placeOf, places, head as table, trayStart } from '@charterstone/rules/internal';
import { describe, expect, test } from 'vitest';
import { CAMPAIGN_CHANGES, STORY } from '../src/index.ts';
import { add, busy, find, idle, inGameNumber, inSetUp, put } from './underWay.ts';

const run = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The lowest crate that nobody has opened yet, and the card that bears it. */
function shutCrate(g: Game): { readonly hand: readonly number[]; readonly bearer: number } {
  const crate = find(g, 'crates', (opened, number) => number > 0 && opened === 0);
  const [bearer] =
    Object.entries(g.box.data.cards).find(([, card]) => card.kind === 'building' && card.crate === crate) ??
    [];
  return { hand: g.box.data.crates[crate]?.hand ?? [], bearer: Number(bearer) };
}

function archive(g: Game, cards: readonly number[]): void {
  for (const card of cards) if (placeOf(g, card) !== places.INDEX) moveCard(g, card, places.ARCHIVE);
}

/** Behind the 54 numbered crates come the doors of the story. */
const DOOR_A = 55;

/** The same campaign, in which seat 2 turns out to be an Automa with a whole deck, so many cards of it set aside. */
function withDeck(game: number, setAside: number): Game {
  const g = inGameNumber(game);
  put(g, 'role', (g.table[trayStart('charterOf') + 2] ?? 0) - 1, AUTOMA);
  const { deck = [], later = [] } = g.box.data.automa ?? {};
  const cards = game > 3 ? [...deck, ...later] : deck;
  cards.forEach((card, i) => {
    moveCard(g, card, i < setAside ? places.AUTOMA_ASIDE : places.AUTOMA_DECK);
  });
  return g;
}

type Break = { readonly on: () => Game; readonly by: (g: Game) => void };

/** For each invariant of a campaign a table of it, and what breaks it there. */
const BREAKS: { readonly [name: string]: Break } = {
  'after every game of the campaign one door of two was opened': {
    on: () => inGameNumber(5),
    by: (g) => {
      put(g, 'crates', DOOR_A, 0);
      put(g, 'crates', DOOR_A + 1, 0);
    },
  },
  'the guidepost is the one the story leads to': {
    on: () => inGameNumber(5),
    by: (g) => {
      moveCard(g, 404, places.ARCHIVE);
      moveCard(g, 408, places.GUIDEPOST);
    },
  },
  'the kings of the opened doors are pleased and displeased': {
    on: () => inGameNumber(5),
    by: (g) => table.setHead(g, table.PLEASED, 9),
  },
  'every slot of the Chronicle holds one rule at most': {
    on: () => inGameNumber(5),
    by: (g) => moveCard(g, 17, places.CHRONICLE),
  },
  'the Chronicle has the rules that the story has brought': {
    on: () => inGameNumber(5),
    by: (g) => moveCard(g, 126, places.ARCHIVE),
  },
  'from game 6 on every charter has a companion, played or not': {
    on: () => inGameNumber(7),
    by: (g) => moveCard(g, 337, places.ARCHIVE),
  },
  'from game 7 on one player has the spectral worker, until it is free': {
    on: () => inGameNumber(8),
    by: (g) => moveCard(g, 343, places.HAND + idle(g)),
  },
  'from game 8 on every player has a victory card, secret after door K, open after L': {
    on: () => inGameNumber(9),
    by: (g) => archive(g, run(344, 355)),
  },
  'in game 12 every charter has taken one side, and no other charter’s': {
    on: () => inGameNumber(12),
    by: (g) => archive(g, run(363, 374)),
  },
  'after the campaign nobody keeps anything but what is dealt': {
    on: () => inGameNumber(13),
    by: (g) => moveCard(g, 337, places.HAND),
  },
  'what is in an unopened crate lies in the Index, and nothing of an opened one': {
    on: () => inGameNumber(3),
    by: (g) => moveCard(g, shutCrate(g).hand[0] ?? 0, places.DECK),
  },
  'the card of a crate is archived exactly when somebody opened it': {
    on: () => inGameNumber(3),
    by: (g) => moveCard(g, shutCrate(g).bearer, places.ARCHIVE),
  },
  'the Automa deck has the cards of its time, and exactly three of them are set aside from game 4 on': {
    on: () => withDeck(5, 3),
    by: (g) => moveCard(g, 391, places.INDEX),
  },
  'minions that nobody has released are in the supply': {
    on: () => inGameNumber(2),
    by: (g) => {
      for (const kind of g.box.minionCards.keys()) put(g, 'minionOf', kind * 6, busy(g) + 1);
    },
  },
  'in every set-up but the first the influence of all players is at home or on the reputation track': {
    on: () => inSetUp(5),
    by: (g) => add(g, 'influence', busy(g), -1),
  },
  'from one game to the next only what fits into the chests is kept': {
    on: () => inSetUp(5),
    by: (g) => put(g, 'goods', busy(g) * 7, 6),
  },
};

/** For each rule of change of a campaign a step that breaks it, in a game with islands and peril. */
const BAD_STEPS: { readonly [name: string]: (before: Game, g: Game) => void } = {
  'one game follows the other': (_, g) => table.setHead(g, table.GAME, 11),
  'what is written in the chests, and the kings, stay': (before) => add(before, 'glory', 12, 1),
  'a trophy is for a winner, one for each game of the campaign': (_, g) => add(g, 'victories', idle(g), 1),
  'only what bears nothing is built over, and no basic building (rule 18)': (_, g) =>
    put(
      g,
      'siteBuilding',
      find(g, 'sitePeril', (peril) => peril !== 0),
      shutCrate(g).bearer,
    ),
  'islands lie still while a game is played': (_, g) =>
    put(
      g,
      'islandAt',
      find(g, 'islandAt', (plot) => plot !== 0),
      0,
    ),
  'peril only leaves the buildings while a game is played': (_, g) => {
    const site = find(g, 'sitePeril', (peril) => peril > 1);
    add(g, 'sitePeril', site, -1);
  },
  'everybody keeps their charter until the campaign is over, unless they said they would go': (_, g) =>
    put(g, 'charterOf', 1, idle(g) + 1),
};

test.each(STORY)('“$name” holds through the campaign, and can be seen to be broken', ({ name, broken }) => {
  for (const game of run(2, 13)) {
    expect(broken(inSetUp(game))).toBeUndefined();
    expect(broken(inGameNumber(game))).toBeUndefined();
  }
  const spoil = BREAKS[name];
  if (spoil === undefined) throw new Error('nothing here breaks it: add a table that does');
  const game = spoil.on();
  spoil.by(game);
  expect(broken(game)).toBeTypeOf('string');
});

describe('the Automa deck of a table that was played', () => {
  const [{ broken } = { broken: () => 'missing' }] = STORY.filter(({ name }) => /Automa deck/.test(name));

  test('three cards aside from game 4 on, none before, and never another number', () => {
    expect(broken(withDeck(3, 0))).toBeUndefined();
    expect(broken(withDeck(4, 3))).toBeUndefined();
    for (const n of [0, 1, 2, 4]) expect(broken(withDeck(4, n))).toBe(`cards set aside: ${n} instead of 3`);
    expect(broken(withDeck(3, 3))).toBe('cards set aside: 3 instead of 0');
  });

  test('390 to 392 join after game 3, and 390 leaves with the campaign', () => {
    const early = withDeck(3, 0);
    moveCard(early, 390, places.AUTOMA_DECK);
    expect(broken(early)).toBe('cards: 14 instead of 13');
    const late = withDeck(4, 3);
    moveCard(late, 392, places.INDEX);
    expect(broken(late)).toMatch(/^card 392 lies in place/);
    const after = withDeck(13, 3);
    expect(broken(after)).toBe('cards: 16 instead of 15');
    moveCard(after, 390, places.ARCHIVE);
    expect(broken(after)).toBeUndefined();
  });
});

test.each(CAMPAIGN_CHANGES)('“$name” holds, and can be seen to be broken', ({ name, broken }) => {
  const [before, game] = [inGameNumber(9), inGameNumber(9)];
  expect(broken(before, game)).toBeUndefined();
  const spoil = BAD_STEPS[name];
  if (spoil === undefined) throw new Error('nothing here breaks it: add a step that does');
  spoil(before, game);
  expect(broken(before, game)).toBeTypeOf('string');
});

test('what bore a peril may be built over once that was taken, be it within the same step', () => {
  const [{ broken } = { broken: () => 'missing' }] = CAMPAIGN_CHANGES.filter(({ name }) =>
    /built over/.test(name),
  );
  const [before, game] = [inGameNumber(9), inGameNumber(9)];
  const site = find(game, 'sitePeril', (peril) => peril !== 0);
  put(game, 'siteBuilding', site, shutCrate(game).bearer);
  expect(broken(before, game)).toMatch(/built over with its peril/);
  put(game, 'sitePeril', site, 0);
  expect(broken(before, game)).toBeUndefined();
});
