import type { Charter } from '@charterstone/rules';
import { ends, inGame, type NewGame, type Position, settles, type Table } from '@charterstone/testkit';

const WISHES = ['mark row-10', 'choose unkind', 'choose rebel', 'pass'];

/** The first turn of red, with the Automa of green, in a game of the campaign; from game 5 on with their islands. */
export function inLater(
  game: number,
  position: Position = {},
  wanted: NewGame & { readonly guidepost?: number; readonly rules?: readonly number[] } = {},
): Table {
  const automas = wanted.automas ?? ['green'];
  const table = inGame({ game, charters: ['red'], ...wanted, automas });
  if (game >= 5) table.given(islandsOf([...(wanted.charters ?? ['red']), ...automas]));
  return table.given({ unlocked: true, ...position });
}

/** The game ends at once, and everything up to the first turn of the next one is answered. */
export function nextGame(table: Table, wishes: readonly string[] = []): Table {
  return settles(ends(table), [...wishes, ...WISHES]);
}

/** The first two islands of each charter over its last two plots. */
function islandsOf(charters: readonly Charter[]): Position {
  return Object.fromEntries(
    charters.map((charter) => [
      charter,
      { islands: { [`sky-${charter}-1`]: `${charter}-5`, [`sky-${charter}-2`]: `${charter}-6` } },
    ]),
  );
}
