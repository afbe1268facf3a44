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
import { type Change, ofCharters } from './invariant.ts';
import { emptyPlaces } from './mats.ts';

/** Numbers of the head that only ever grow. */
const GROWING = [
  ['game', table.GAME],
  ['round', table.ROUND],
  ['turn', table.TURN],
  ['action', table.ACTION],
  ['progress', table.PROGRESS],
  ['ending', table.ENDING],
  ['opened crates', table.CRATES_OPENED],
] as const;

/** What lies there stays there to the end of the game. */
const LASTING: readonly Tray[] = ['siteBuilding', 'siteBuiltBy', 'quota', 'reputation', 'crates', 'chair'];
/** What was marked stays marked. */
const MARK = trayStart('cardMark');
const MARKS = PEELED | NAMED | (((1 << CHARTERS.length) - 1) * SCORED);

export const historyInvariants: readonly Change[] = [
  {
    name: 'points never fall',
    broken: (before, g) =>
      ofCharters((charter) =>
        pointsOf(g, charter) < pointsOf(before, charter)
          ? `fell from ${pointsOf(before, charter)} to ${pointsOf(g, charter)}`
          : undefined,
      ),
  },
  {
    name: 'time and progress never go back',
    broken: (before, g) => {
      for (const [name, at] of GROWING)
        if (table.head(g, at) < table.head(before, at))
          return `${name} went from ${table.head(before, at)} to ${table.head(g, at)}`;
      return undefined;
    },
  },
  {
    name: 'buildings, placed influence and opened crates stay',
    broken: (before, g) => {
      for (const tray of LASTING) {
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
      for (let i = MARK; i < MARK + CARD_LIMIT; i++)
        if (((before.table[i] ?? 0) & MARKS & ~(g.table[i] ?? 0)) !== 0)
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
        if (from !== to && (from === places.ARCHIVE || to === places.INDEX))
          return `card ${card} went from place ${from} to ${to}`;
      }
      return undefined;
    },
  },
  {
    name: 'after a taking or an unlocking five cards lie open unless deck and discards are empty',
    broken: (before, g) =>
      tookFromMat(before, g) && emptyPlaces(g) > 0 && cardsIn(g, places.DECK) + cardsIn(g, places.DISCARD) > 0
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
