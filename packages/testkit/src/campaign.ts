import {
  CHARTERS,
  type Charter,
  COMMONS,
  choiceText,
  type Game,
  gameOf,
  options,
  PRINTED_RULE,
  stateOf,
} from '@charterstone/rules';
import {
  AUTOMA,
  glue,
  head,
  isActive,
  moveCard,
  moveWorker,
  PEELED,
  places,
  roleOf,
  setMark,
  siteNumber,
  stack,
  trayStart,
  USED_PERSONA,
  USED_THIS_CAMPAIGN,
} from '@charterstone/rules/internal';
import { type NewGame, newGame } from './newGame.ts';
import type { Table } from './table.ts';

/** A table in the middle of a campaign: in a later game, with its guidepost and the rules the Chronicle has by then. */
export type Chapter = Omit<NewGame, 'until'> & {
  readonly game: number;
  /** The guidepost in play, where a game has two. */
  readonly guidepost?: number;
  /** Rule cards beyond those that the story has brought by then. */
  readonly rules?: readonly number[];
};

const GUIDEPOSTS = [0, 0, 400, 401, 402, 404, 405, 406, 407, 408, 409, 410, 412];
/** The rule cards that the story brings, by the game in whose set-up they lie in the Chronicle. */
const RULES: readonly (readonly [number, readonly number[]])[] = [
  [2, [14, 15, 17, 18, 19, 20]],
  [3, [126, 127, 125]],
  [5, [132]],
  [8, [36, 37]],
  [10, [33, 34]],
];

/** The first turn of a game of the campaign. The village is that of the first game: what else stands, a position says. */
export function inGame({ game, guidepost, rules = [], ...wanted }: Chapter): Table {
  const table = newGame({ games: 0, ...wanted });
  const brought = RULES.flatMap(([from, cards]) => (game >= from ? cards : []));
  const sign = guidepost ?? GUIDEPOSTS[game] ?? 0;
  change(table, (g) => {
    head.setHead(g, head.GAME, game);
    // The first crate of a campaign was opened long ago (cards 14 and 15).
    setMark(g, PRINTED_RULE + 19, USED_THIS_CAMPAIGN);
  });
  const position = { rules: [...brought, ...rules], ...(sign === 0 ? {} : { guidepost: sign }) };
  return table.given(position);
}

/** What is written in the chests and counted for the village. */
export type Sheets = { readonly [C in Charter]?: Sheet } & {
  readonly kings?: { readonly pleased?: number; readonly displeased?: number };
  /** The number told from outside (game 6). */
  readonly told?: number;
  /** Buildings that stand in charters nobody plays, by plot. */
  readonly stand?: { readonly [plot: string]: number };
};
export type Sheet = {
  /** Stars by row, from the first on. */
  readonly stars?: readonly number[];
  /** Circles of capacity: resources, coins, cards, minions. */
  readonly circles?: readonly number[];
  readonly victories?: number;
  /** Personas that were in play in some game; they come to the chest. */
  readonly used?: readonly number[];
  /** A companion before the charter, treated kindly or not. */
  readonly companion?: number;
  readonly kind?: boolean;
  /** A victory card, open or secret; the spectral worker. */
  readonly open?: readonly number[];
  readonly secret?: number;
};

const ROWS = 10;
const KINDS = 4;
const NOBODY = -1;
const GLORY = trayStart('glory');
const CAPACITY = trayStart('capacity');
const VICTORIES = trayStart('victories');
const NOTE = trayStart('cardNote');

/** Writes into the sheets; what is not named stays. */
export function write(table: Table, sheets: Sheets): Table {
  change(table, (g) => {
    const { kings, told } = sheets;
    if (kings?.pleased !== undefined) head.setHead(g, head.PLEASED, kings.pleased);
    if (kings?.displeased !== undefined) head.setHead(g, head.DISPLEASED, kings.displeased);
    if (told !== undefined) head.setHead(g, head.TOLD, told);
    for (const [plot, card] of Object.entries(sheets.stand ?? {})) {
      glue(g, card, siteNumber(plot) ?? 0, NOBODY);
      setMark(g, card, PEELED);
      moveCard(g, card, places.ARCHIVE);
    }
    CHARTERS.forEach((name, charter) => {
      const sheet = sheets[name];
      if (sheet !== undefined) writeSheet(g, charter, sheet);
    });
  });
  return table;
}

function writeSheet(g: Game, charter: number, sheet: Sheet): void {
  sheet.stars?.forEach((n, row) => {
    g.table[GLORY + charter * ROWS + row] = n;
  });
  sheet.circles?.forEach((n, kind) => {
    g.table[CAPACITY + charter * KINDS + kind] = n;
  });
  if (sheet.victories !== undefined) g.table[VICTORIES + charter] = sheet.victories;
  for (const card of sheet.used ?? []) {
    moveCard(g, card, places.CHEST + charter);
    setMark(g, card, USED_PERSONA);
  }
  if (sheet.companion !== undefined) {
    moveCard(g, sheet.companion, places.HAND + charter);
    g.table[NOTE + sheet.companion] = sheet.kind === true ? 1 : 0;
  }
  for (const card of sheet.open ?? []) moveCard(g, card, places.HAND + charter);
  if (sheet.secret !== undefined) moveCard(g, sheet.secret, places.SECRET + charter);
}

/** The campaign sheet of a charter, in readable form. */
export function sheetOf(
  table: Table,
  charter: Charter,
): { stars: number[]; glory: number; circles: number[]; victories: number } {
  const { table: numbers } = table.state;
  const number = CHARTERS.indexOf(charter);
  const stars = Array.from(numbers.subarray(GLORY + number * ROWS, GLORY + (number + 1) * ROWS));
  return {
    stars,
    glory: stars.reduce((sum, n) => sum + n, 0),
    circles: Array.from(numbers.subarray(CAPACITY + number * KINDS, CAPACITY + (number + 1) * KINDS)),
    victories: numbers[VICTORIES + number] ?? 0,
  };
}

/** Kings on the story cards so far. */
export function kingsOf(table: Table): { pleased: number; displeased: number } {
  const g = gameOf(table.state);
  return { pleased: head.head(g, head.PLEASED), displeased: head.head(g, head.DISPLEASED) };
}

/** Plays the last turns: the progress token lies on the hourglass, and whoever is still to come in this round retrieves. */
export function ends(table: Table): Table {
  change(table, (g) => {
    head.setHead(g, head.PROGRESS, g.box.board.progress.hourglass);
    head.setHead(g, head.ENDING, 1);
    CHARTERS.forEach((_, charter) => {
      if (isActive(g, charter)) moveWorker(g, charter, 0, siteNumber(COMMONS[charter] ?? '') ?? 0);
      // An Automa retrieves only when both are out.
      if (roleOf(g, charter) === AUTOMA) moveWorker(g, charter, 1, siteNumber(`${CHARTERS[charter]}-1`) ?? 0);
    });
  });
  const { game } = table.sees;
  while (takesTurns(table) && table.sees.game === game) {
    const { decider } = table;
    decider.does({ do: decider.options.includes('end') ? 'end' : 'retrieve' });
  }
  return table;
}

/** Whether somebody is about to take a turn. */
function takesTurns(table: Table): boolean {
  const g = gameOf(table.state);
  return table.deciders.length === 1 && stack.kindIn(g, stack.topOf(g, 0)) === stack.TURN;
}

/**
 * Answers whatever is asked until a turn begins or `enough` holds: the first wish that is an option (or begins one), else
 * the first option. Wishes are lines of text: `open B`, `mark row-1`, `choose kind`.
 */
export function settles(
  table: Table,
  wishes: readonly string[] = [],
  enough: (table: Table) => boolean = () => false,
): Table {
  while (table.deciders.length > 0 && !takesTurns(table) && !enough(table)) {
    const { seat } = table.decider;
    const choices = options(table.state, seat);
    const wished = wishes.flatMap((wish) => {
      const texts = choices.map(choiceText);
      const at = texts.includes(wish)
        ? texts.indexOf(wish)
        : texts.findIndex((text) => text.startsWith(wish));
      return at < 0 ? [] : [at];
    });
    const choice = choices[wished[0] ?? 0];
    if (choice === undefined) throw new Error(`seat ${seat} decides, but has no option`);
    table.chooses(seat, choice);
  }
  return table;
}

/** Whether a decision is at hand in which something like this could be said. */
export function isAsked(start: string): (table: Table) => boolean {
  return (table) =>
    table.deciders.some((seat) => table.seat(seat).options.some((text) => text.startsWith(start)));
}

function change(table: Table, how: (g: Game) => void): void {
  const g = gameOf(table.state);
  how(g);
  table.state = stateOf(g);
}
