import type { Charter, Fact } from '@charterstone/rules';
import { CALM, type NewGame, newGame, type Position, type Table } from '@charterstone/testkit';

/** Red, a person, and the Automa of green. It is red's turn; what the Automa draws, the position says. */
export function beside(position: Position = {}, wanted: NewGame = {}): Table {
  const table = newGame({ charters: ['red'], automas: ['green'], ...wanted });
  return table.given({ unlocked: true, progress: CALM, ...position });
}

/** Red idles, and the Automa takes its turn with this card on top of its deck. */
export function draws(table: Table, card: number, position: Position = {}): Table {
  table.given({ unlocked: true, automaDeck: [card], ...position });
  table.red.idles();
  return table;
}

/** The Automa's first turn of a game, with this card. */
export function withCard(card: number, position: Position = {}, wanted: NewGame = {}): Table {
  return draws(beside(position, wanted), card);
}

/** Where the Automa's worker, or minion, went: the site and the building on it. */
export function wentTo(
  table: Table,
  charter: Charter = 'green',
): { readonly site: string; readonly building: number; readonly worker: string } {
  const placed = table.told('placed').filter((fact) => fact.charter === charter);
  const [last] = placed.slice(-1);
  if (last === undefined) throw new Error(`${charter} sent nobody`);
  return { site: last.site, building: last.building, worker: last.worker };
}

/** What was told of the Automa's turn, by the names of the facts. */
export function deeds(table: Table, charter: Charter = 'green'): readonly Fact['fact'][] {
  return table.action
    .filter((fact) => 'charter' in fact && fact.charter === charter)
    .map(({ fact }) => fact)
    .filter((fact) => !['turnBegan', 'turnEnded', 'spoke', 'placed', 'points', 'cardMoved'].includes(fact));
}

/** Two buildings worth 15 and two worth 16 in every charter, beside the basic one, which is worth nothing. */
export const STREETS: { readonly [C in Charter]: readonly [number, number, number, number] } = {
  purple: [28, 39, 30, 40],
  black: [48, 54, 49, 55],
  green: [63, 69, 64, 70],
  red: [78, 84, 79, 85],
  blue: [99, 105, 100, 106],
  yellow: [114, 120, 115, 121],
};

/** All of them stand. */
export const BUILT_UP: Position = Object.fromEntries(
  Object.entries(STREETS).map(([charter, cards]) => [
    charter,
    { stands: Object.fromEntries(cards.map((card, i) => [`${charter}-${i + 2}`, card])) },
  ]),
);

/** The basic building of a charter. */
export const BASIC: { readonly [C in Charter]: number } = {
  purple: 5,
  black: 6,
  green: 7,
  red: 8,
  blue: 9,
  yellow: 10,
};
