import type { Charter } from '@charterstone/rules';
import { ends, inGame, isAsked, type Position, settles, type Table } from '@charterstone/testkit';
import { doors, islandsOf } from '../../../campaign/village.ts';

/** The game in which each guidepost lies on the table. */
const GAMES: Readonly<Record<number, number>> = {
  400: 2,
  401: 3,
  402: 4,
  403: 4,
  404: 5,
  405: 6,
  406: 7,
  407: 8,
  408: 9,
  409: 10,
  410: 11,
  411: 11,
  412: 12,
  413: 12,
};
const FIRST_WITH_ISLANDS = 5;
const TWO = ['red', 'blue'] as const;

/** The first turn of red in the game of a guidepost, with blue as the opponent. */
export function playing(
  guidepost: number,
  position: Position = {},
  charters: readonly Charter[] = TWO,
): Table {
  const game = GAMES[guidepost] ?? 0;
  const table = inGame({ game, guidepost, charters });
  if (game >= FIRST_WITH_ISLANDS) table.given(islandsOf(charters));
  return table.given({ unlocked: true, ...position });
}

/** Whoever reached the goal, once the game is over. */
export function achievers(table: Table): readonly Charter[] {
  ends(table);
  const [fact] = table.told('goalMet');
  return (fact?.charters ?? []).toSorted();
}

/** Nothing that a goal could look at. */
export const BARE = { coins: 0, clay: 0, metal: 0, hand: [], influence: 12 } as const;

/** What the chooser is offered after the game; empty where the door is nobody’s choice. */
export function doorsOffered(table: Table): readonly string[] {
  settles(ends(table), ['mark row-10'], (at) => at.sees.game > 0 && isAsked('open ')(at));
  return table.deciders.flatMap((seat) =>
    table.seat(seat).options.filter((option) => option.startsWith('open ')),
  );
}

/** The doors that were opened after the game, by these wishes or by the rules. */
export function doorsAfter(table: Table, wishes: readonly string[] = []): readonly string[] {
  nextGame(table, wishes);
  return doors(table);
}

/** The first turn of the game after, with everything between answered by these wishes. */
export function nextGame(table: Table, wishes: readonly string[] = []): Table {
  return settles(ends(table), [...wishes, 'mark row-10', 'choose unkind', 'choose rebel']);
}
