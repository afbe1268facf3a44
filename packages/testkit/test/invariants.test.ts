import { type Game, moves } from '@charterstone/rules';
import {
  AUTOMA,
  CHOOSE,
  code,
  FIRST_ISLAND,
  FIRST_PLOT,
  firstCard,
  LABEL_WORD,
  moveCard,
  moveWorker,
  places,
  RETRIEVE,
  SCORED,
  setMark,
  setPoints,
  TRAYS,
  head as table,
  trayStart,
} from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { CHANGES, INVARIANTS, referee } from '../src/index.ts';
import { add, idle, put, underWay } from './underWay.ts';

/** A move list that the game believes to be its own. */
function pretend(g: Game, ...list: readonly number[]): void {
  moves(g);
  g.moves.set(list);
  g.count = list.length;
}

const ISLAND_CARD = 22;

/** Everybody turns out to be an Automa, with all that a person owns. */
function unmask(g: Game): void {
  const role = trayStart('role');
  for (let charter = 0; charter < TRAYS.role; charter++)
    if (g.table[role + charter] !== 0) put(g, 'role', charter, AUTOMA);
}

/** For each invariant a table that breaks it: a check that can't fail is a defect. */
const BREAKS: { readonly [name: string]: (g: Game) => void } = {
  'all coins of the box lie in the supplies': (g) => add(g, 'goods', 6 * 7, 1),
  'all resources of the box lie in the supplies': (g) => add(g, 'goods', 6 * 7 + 3, -1),
  'an active charter has twelve influence tokens, an inactive one none': (g) => add(g, 'spent', idle(g), 1),
  'influence lies only beside income buildings': (g) => put(g, 'siteTokens', FIRST_PLOT, 1),
  'nothing is negative': (g) => put(g, 'cardNote', 200, -1),
  'every card of the box lies somewhere, and no other number does': (g) =>
    put(g, 'cardAt', 399, places.ARCHIVE),
  'every place lists exactly the cards that lie in it, in their order': (g) =>
    add(g, 'pileSize', places.DECK, 1),
  'every card lies where cards of its kind may lie': (g) => moveCard(g, 214, places.DECK),
  'what the cards before a charter and the rules in force listen to is summed up rightly': (g) =>
    add(g, 'listening', 6 * 4 + 1, 1),
  'a place on a mat holds one card': (g) => moveCard(g, firstCard(g, places.DECK), places.MAT),
  'five cards lie open unless the deck has run out': (g) =>
    moveCard(g, firstCard(g, places.MAT), places.DISCARD),
  'three objectives lie open': (g) => moveCard(g, firstCard(g, places.OBJECTIVE_MAT), places.OBJECTIVE_DECK),
  'only active charters score, and only open objectives or private ones of their own': (g) =>
    setMark(g, firstCard(g, places.OBJECTIVE_MAT), SCORED << idle(g)),
  'the Commons and the Cloud Port stand where they are printed': (g) => put(g, 'siteBuilding', 3, 448),
  'what stands on a plot was peeled off a building card, once': (g) =>
    put(g, 'siteBuilding', FIRST_ISLAND - 1, ISLAND_CARD),
  'whoever built in a charter in this game is its owner': (g) =>
    g.table.fill(6, trayStart('siteBuiltBy') + FIRST_PLOT, trayStart('siteUsedBy')),
  'a card that still has its sticker is not in the Archive': (g) => moveCard(g, 88, places.ARCHIVE),
  'a worker is at home or on a building, and only active charters send them': (g) =>
    moveWorker(g, idle(g), 0, 1),
  'at most one regular worker stands on a building, but for persona 231': (g) =>
    g.table.fill(4, trayStart('workers'), trayStart('workers') + 12),
  'only buildings are used, by active charters': (g) => put(g, 'siteUsedBy', FIRST_ISLAND, 63),
  'there are six tokens of each peril once peril is unlocked, and none before': (g) => put(g, 'peril', 3, 1),
  'peril lies on buildings of charters only': (g) => put(g, 'sitePeril', 2, 1),
  'a minion on the board stands on a building': (g) => put(g, 'minionAt', 7, FIRST_ISLAND),
  'the progress token lies between its start and the hourglass': (g) => table.setHead(g, table.PROGRESS, 1),
  'the last round is played exactly when the hourglass is reached': (g) => table.setHead(g, table.ENDING, 1),
  'tokens on the quota track are of active charters, on spaces that exist': (g) =>
    put(g, 'quota', 2, idle(g) + 1),
  'reputation fills its track from the space for the number of players, without a gap': (g) =>
    put(g, 'reputation', 19, g.table[trayStart('charterOf') + 1] ?? 0),
  'seats and charters belong to each other': (g) => put(g, 'role', idle(g), 1),
  'whoever has most points has won, once it is over': (g) => table.setHead(g, table.WINNERS, 1),
  'minions serve players, and nothing stands or lies under an island': (g) =>
    put(g, 'minionOf', 7, idle(g) + 1),
  'the 24 islands belong to four each, and lie over plots of their owners': (g) => put(g, 'islandOf', 3, 1),
  'no star is filled beyond its row, no circle beyond the fourth': (g) => put(g, 'glory', 0, 4),
  'games 2 to 12 have one guidepost, those after the campaign none': (g) => table.setHead(g, table.GAME, 2),
  'an inactive charter holds no goods, no minions, no peril, no advancement cards': (g) =>
    add(g, 'goods', idle(g) * 7, 1),
  'every player has a persona in play': (g) => {
    table.setHead(g, table.GAME, 2);
    for (let charter = 0; charter < 6; charter++) {
      const persona = firstCard(g, places.PLAY + charter);
      if (persona !== 0) moveCard(g, persona, places.CHEST + charter);
    }
  },
  'nothing is written behind the pending frames': (g) => add(g, 'depth', 0, -1),
  'every pending frame is of a kind': (g) => add(g, 'depth', 0, 1),
  'no lane is entered while a person thinks': (g) => table.setHead(g, table.LANE, 2),
  'the generator can go on': (g) => g.table.fill(0, table.GENERATOR, table.GENERATOR + 8),
  'somebody decides until it is over, and nobody afterwards': (g) => table.setHead(g, table.PHASE, 1),
  'nothing is pending once it is over': (g) => table.setHead(g, table.PHASE, 1),
  'whoever decides has options, each of them once; the others have none': (g) =>
    pretend(g, code(RETRIEVE), code(RETRIEVE)),
  'an option is the same after a trip through text and JSON': (g) =>
    pretend(g, code(CHOOSE, LABEL_WORD + 99)),
  'an Automa holds no coins, no resources and no advancement cards, and scores no objective': unmask,
  'an Automa is never asked': unmask,
  'somebody is absent only where an Automa plays': (g) => put(g, 'absent', 1, 1),
  'the difficulty never falls below two': (g) => {
    unmask(g);
    table.setHead(g, table.DIFFICULTY, 1);
  },
  'people play wherever Automas do': unmask,
  'no card of the Automa deck is lost, and three at most are set aside, from game 4 on': (g) => {
    unmask(g);
    moveCard(g, 389, places.INDEX);
  },
};

/** For each rule of change a step that breaks it, from the table before to the one after. */
const BAD_STEPS: { readonly [name: string]: (before: Game, g: Game) => void } = {
  'points never fall': (before) => setPoints(before, 3, 99),
  'time never goes back': (_, g) => table.setHead(g, table.TURN, 3),
  'a building stays or is built over, an opened crate stays open': (_, g) =>
    put(g, 'siteBuilding', FIRST_PLOT, 0),
  'placed influence and chairs stay': (before) => put(before, 'quota', 17, 1),
  'a peeled, named or scored card stays so': (before) => setMark(before, 200, SCORED),
  'no card comes back from the Archive, nor goes into the Index': (before) =>
    put(before, 'cardAt', 206, places.ARCHIVE),
  'after a taking or an unlocking five cards lie open unless deck and discards are empty': (_, g) =>
    moveCard(g, firstCard(g, places.MAT), places.DISCARD),
};

test.each(INVARIANTS)('“$name” holds, and can be seen to be broken', ({ name, broken }) => {
  const game = underWay();
  expect(broken(game)).toBeUndefined();
  const spoil = BREAKS[name];
  if (spoil === undefined) throw new Error('nothing here breaks it: add a table that does');
  spoil(game);
  expect(broken(game)).toBeTypeOf('string');
});

test.each(CHANGES)('“$name” holds, and can be seen to be broken', ({ name, broken }) => {
  const [before, game] = [underWay(), underWay()];
  expect(broken(before, game)).toBeUndefined();
  const spoil = BAD_STEPS[name];
  if (spoil === undefined) throw new Error('nothing here breaks it: add a step that does');
  spoil(before, game);
  expect(broken(before, game)).toBeTypeOf('string');
});

test('the referee remembers the table before and names what is broken', () => {
  const game = underWay();
  const watch = referee();
  expect(watch.check(game)).toBeUndefined();
  table.setHead(game, table.TURN, 3);
  expect(watch.check(game)).toMatch(/^time never goes back: turn went from \d+ to 3$/);
});
