import { CHARTERS, choiceOfMove, type Game, PERILS } from '@charterstone/rules';
import {
  atOf,
  CHOOSE,
  deedOf,
  firstCard,
  OPEN,
  places,
  siteNumber,
  trayStart,
} from '@charterstone/rules/internal';
import { isPlacing } from '../finishing.ts';
import type { Strategy } from '../strategies.ts';
import type { Plan } from './plans.ts';
import { doorsBehind } from './story.ts';

/** What somebody with a plan thinks of a move: wanted, all the same, or shunned. */
type Wish = (game: Game, move: number) => number;
const WANTED = 1;
const ALL_THE_SAME = 0;
const SHUNNED = -1;

const SITE_PERIL = trayStart('sitePeril');
const FUEL_SHORTAGE = PERILS.indexOf('fuelShortage') + 1;
const PLOT = siteNumber(`${CHARTERS[0]}-1`) ?? 0;

/** What leads to the doors that nobody chooses: peril taken or left in game 8, the candle of game 9. */
const WAYS: { readonly [door: string]: Wish } = {
  M: (game, move) => (perilAt(game, move) === 0 ? ALL_THE_SAME : SHUNNED),
  N: (game, move) => (perilAt(game, move) === 0 ? ALL_THE_SAME : WANTED),
  O: (game, move) => (perilAt(game, move) === FUEL_SHORTAGE ? WANTED : ALL_THE_SAME),
  P: (game, move) => (perilAt(game, move) === FUEL_SHORTAGE ? SHUNNED : ALL_THE_SAME),
};

/** The peril on the building that a move places a worker on, counted from 1; 0 for none. */
function perilAt(game: Game, move: number): number {
  return isPlacing(move) && atOf(move) >= PLOT ? (game.table[SITE_PERIL + atOf(move)] ?? 0) : 0;
}

/** The same player with a plan: it looks only at options that lead where the plan goes, if there are any. */
export function steered(player: Strategy, plan: Plan): Strategy {
  return (game, count, chance) => {
    const wish = wishOf(game, plan);
    const best = Math.max(...Array.from(game.moves.subarray(0, count), (move) => wish(game, move)));
    return player(
      game,
      bringForward(game, count, (move) => wish(game, move) === best),
      chance,
    );
  };
}

function wishOf(game: Game, { route, side }: Plan): Wish {
  const doors = doorsBehind(game.box.data, firstCard(game, places.GUIDEPOST));
  const way = WAYS[doors.find((door) => route.includes(door)) ?? ''];
  return (_, move) => {
    const { what, at } = choiceOfMove(game, move);
    if (deedOf(move) === CHOOSE && what === side) return WANTED;
    if (deedOf(move) === OPEN && at !== undefined && route.includes(at)) return WANTED;
    return way?.(game, move) ?? ALL_THE_SAME;
  };
}

/** Sorts the listed moves, those that are liked first, and returns how many these are. */
function bringForward(game: Game, count: number, likes: (move: number) => boolean): number {
  const listed = Array.from(game.moves.subarray(0, count));
  const liked = listed.filter(likes);
  game.moves.set([...liked, ...listed.filter((move) => !likes(move))]);
  return liked.length;
}
