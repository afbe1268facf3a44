import { CHARTERS, type Game } from '@charterstone/rules';
import {
  CARD_LIMIT,
  cardsIn,
  NAMED,
  PEELED,
  placeOf,
  places,
  pointsOf,
  SCORED,
  TRAYS,
  type Tray,
  head as table,
  trayStart,
} from '@charterstone/rules/internal';
import { type Change, hasBegun, ofCharters } from './invariant.ts';
import { emptyPlaces } from './mats.ts';

/** Numbers of the head that only ever grow, as long as a game lasts. */
const GROWING = [
  ['game', table.GAME],
  ['round', table.ROUND],
  ['turn', table.TURN],
  ['action', table.ACTION],
  ['ending', table.ENDING],
  ['opened crates', table.CRATES_OPENED],
] as const;

/** What lies there stays there to the end of the game. */
const LASTING: readonly Tray[] = ['siteBuiltBy', 'quota', 'reputation', 'chair'];
const BUILDINGS = trayStart('siteBuilding');
const CRATES = trayStart('crates');
/** What was marked stays marked; a scored objective to the end of the game. */
const MARK = trayStart('cardMark');
const MARKS = PEELED | NAMED;
const SCORED_MARKS = ((1 << CHARTERS.length) - 1) * SCORED;

function sameGame(before: Game, g: Game): boolean {
  return hasBegun(before) && hasBegun(g) && table.head(before, table.GAME) === table.head(g, table.GAME);
}

export const historyInvariants: readonly Change[] = [
  {
    name: 'points never fall',
    broken: (before, g) =>
      ofCharters((charter) =>
        sameGame(before, g) && pointsOf(g, charter) < pointsOf(before, charter)
          ? `fell from ${pointsOf(before, charter)} to ${pointsOf(g, charter)}`
          : undefined,
      ),
  },
  {
    name: 'time never goes back',
    broken: (before, g) => {
      if (table.head(g, table.GAME) < table.head(before, table.GAME)) return 'a game was played again';
      for (const [name, at] of sameGame(before, g) ? GROWING : [])
        if (table.head(g, at) < table.head(before, at))
          return `${name} went from ${table.head(before, at)} to ${table.head(g, at)}`;
      return undefined;
    },
  },
  {
    name: 'a building stays or is built over, an opened crate stays open',
    broken: (before, g) => {
      for (let i = BUILDINGS; i < BUILDINGS + TRAYS.siteBuilding; i++)
        if (before.table[i] !== 0 && g.table[i] === 0) return `site ${i - BUILDINGS} lost its building`;
      for (let i = CRATES; i < CRATES + TRAYS.crates; i++)
        if (before.table[i] !== 0 && before.table[i] !== g.table[i])
          return `crate ${i - CRATES} was opened in game ${before.table[i]} and in game ${g.table[i]}`;
      return undefined;
    },
  },
  {
    name: 'placed influence and chairs stay',
    broken: (before, g) => {
      for (const tray of sameGame(before, g) ? LASTING : []) {
        const start = trayStart(tray);
        for (let i = start; i < start + TRAYS[tray]; i++)
          if (before.table[i] !== 0 && before.table[i] !== g.table[i])
            return `${tray} ${i - start} was ${before.table[i]} and is ${g.table[i]}`;
      }
      return undefined;
    },
  },
  {
    name: 'a peeled, named or scored card stays so',
    broken: (before, g) => {
      const lasting = sameGame(before, g) ? MARKS | SCORED_MARKS : MARKS;
      for (let i = MARK; i < MARK + CARD_LIMIT; i++)
        if (((before.table[i] ?? 0) & lasting & ~(g.table[i] ?? 0)) !== 0)
          return `card ${i - MARK} lost a mark`;
      return undefined;
    },
  },
  {
    name: 'no card comes back from the Archive, nor goes into the Index',
    broken: (before, g) => {
      for (let card = 1; card < CARD_LIMIT; card++) {
        const from = placeOf(before, card);
        const to = placeOf(g, card);
        // Location cards go back when the game is over, and after the campaign the personas of Automas.
        const isLent = from === places.TABLE_PLACE || g.box.forAutoma[card] === 1;
        if (isLent && to === places.INDEX && !sameGame(before, g)) continue;
        if (from !== to && (from === places.ARCHIVE || to === places.INDEX))
          return `card ${card} went from place ${from} to ${to}`;
      }
      return undefined;
    },
  },
  {
    name: 'after a taking or an unlocking five cards lie open unless deck and discards are empty',
    broken: (before, g) =>
      sameGame(before, g) &&
      tookFromMat(before, g) &&
      emptyPlaces(g) > 0 &&
      cardsIn(g, places.DECK) + cardsIn(g, places.DISCARD) > 0
        ? `${emptyPlaces(g)} places empty, ${cardsIn(g, places.DECK)} in the deck, ${cardsIn(g, places.DISCARD)} discarded`
        : undefined,
  },
];

function tookFromMat(before: Game, g: Game): boolean {
  if (table.head(g, table.CRATES_OPENED) > table.head(before, table.CRATES_OPENED)) return true;
  for (let card = 1; card < CARD_LIMIT; card++) {
    const from = placeOf(before, card);
    if (from >= places.MAT && from < places.MAT_END && placeOf(g, card) !== from) return true;
  }
  return false;
}
