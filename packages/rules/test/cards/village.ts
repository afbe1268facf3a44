import { type Charter, options } from '@charterstone/rules';
import {
  BEFORE_HOURGLASS,
  CALM,
  type Holding,
  type NewGame,
  newGame,
  type Position,
  type Table,
} from '@charterstone/testkit';

/** Every rule of the crates: personas, private objectives, income, overbuilding, minions, peril, all kinds of card. */
export const RULES_OF_THE_CRATES = [15, 24, 27, 29, 33, 34, 36, 37, 47, 60, 75, 90, 111];

/** A table for red and blue at which everything is unlocked. The other four charters have their basic building only. */
export function village(position: Position = {}, wanted: NewGame = {}): Table {
  const table = newGame({ charters: ['red', 'blue'], ...wanted });
  return table.given({ unlocked: true, rules: RULES_OF_THE_CRATES, progress: CALM, ...position });
}

/** Changes a table with everything unlocked. */
export function laidOut(table: Table, position: Position): Table {
  return table.given({ unlocked: true, ...position });
}

/** Red scores the objective that ends the game, for 5 VP; blue has the last turn; then points are counted. */
export function toTheEnd(red: Holding, blue: Holding = {}): Table {
  const game = village({
    red: { coins: 6, ...red },
    blue,
    objectives: [215, 214, 217],
    progress: BEFORE_HOURGLASS,
  });
  game.red.places('grandstand').scores(215);
  return game.idleToTheEnd();
}

/** The points a card gave since the table was set, by charter. */
export function pointsOfAll(table: Table, card: number): { readonly [C in Charter]?: number } {
  const points: { [C in Charter]?: number } = {};
  for (const fact of table.history)
    if (fact.fact === 'points' && fact.why === card)
      points[fact.charter] = (points[fact.charter] ?? 0) + fact.n;
  return points;
}

/** The points a card gave in the action in progress. */
export function pointsFrom(table: Table, card: number): number {
  return table
    .told('points')
    .filter(({ why }) => why === card)
    .reduce((sum, { n }) => sum + n, 0);
}

/** The goods a card gave in the action in progress, as words: `red coin 2`. */
export function goodsFrom(table: Table, card: number): readonly string[] {
  return table
    .told('gained')
    .filter(({ why }) => why === card)
    .map(({ charter, good, n }) => `${charter} ${good} ${n}`);
}

/** Whether a card spoke in the action in progress. */
export function spoke(table: Table, card: number): boolean {
  return table.told('spoke').some((fact) => fact.card === card);
}

/** The charter whose worker was sent home in the action in progress. */
export function bumpedHome(table: Table): readonly Charter[] {
  return table.told('bumped').map(({ owner }) => owner);
}

/** Ends the game at hand and answers whatever is asked until the next one has begun: always with the first option. */
export function nextGame(table: Table): Table {
  const { game } = table.sees;
  for (let i = 0; i < 3000; i++) {
    if (table.sees.game > game && table.told('turnBegan').length > 0) return table;
    const [option] = options(table.state, table.decider.seat);
    if (option === undefined) throw new Error('nobody goes on');
    table.decider.does(option);
  }
  throw new Error('the next game never began');
}
