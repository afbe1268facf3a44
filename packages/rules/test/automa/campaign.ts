import type { Charter } from '@charterstone/rules';
import { ends, inGame, type NewGame, type Position, settles, type Table } from '@charterstone/testkit';
import { draws, wentTo } from './table.ts';

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

/** The first turn of game 3: red and blue play, green and the others are nobody’s. */
export const two = (): Table => inGame({ game: 3, charters: ['red', 'blue'] });

/** Who plays, by charter. */
export const seated = (game: Table): string[] =>
  game.sees.charters.map(({ charter, automa }) => (automa ? `${charter} (Automa)` : charter)).toSorted();

/** Nothing that a goal could look at. */
export const BARE = { coins: 0, clay: 0, hand: [] } as const;
/** The game of each guidepost from 400 on. */
const GAMES = [2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12];
const gameOf = (guidepost: number): number => GAMES[guidepost - 400] ?? 0;
const MOST_CASTS = 50;

/** The first turn of the game of a guidepost. */
export function playing(guidepost: number, position: Position = {}): Table {
  return inLater(gameOf(guidepost), position, { guidepost });
}

/** The doors of the story that were opened. */
export const doors = (game: Table): readonly string[] =>
  game.history.flatMap((fact) => (fact.fact === 'storyOpened' ? [fact.door] : []));

/** A turn of green's Automa with card 384 after which its worker stands there: the die is cast under other seeds until it does. */
export function sentTo(
  site: string,
  guidepost: number,
  position: Position,
  automas: readonly Charter[] = ['green'],
): Table {
  for (let seed = 0; seed < MOST_CASTS; seed++) {
    const wanted = { automas, guidepost, seed: `${seed}` };
    const game = draws(inLater(gameOf(guidepost), position, wanted), 384);
    if (wentTo(game).site === site) return game;
  }
  throw new Error(`the die never sent anybody to ${site}`);
}
