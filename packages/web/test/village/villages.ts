import { botFrom } from '@charterstone/bots';
import { box as boxData } from '@charterstone/box';
import {
  compile,
  glance,
  inspect,
  moves,
  newCampaign,
  play,
  type Setting,
  type State,
  seatToMove,
  startGame,
  stateOf,
  view,
} from '@charterstone/rules';

/** Tables to look at: a campaign that bots play, stopped on the way. */
export type Stop = { readonly game: number; readonly turn: number };

const box = compile(boxData);
/** A campaign of six takes some ten thousand choices. */
const MOST_CHOICES = 60_000;

/** The states of one campaign at these stops, in their order. */
export function villagesAt(setting: Setting, stops: readonly Stop[], bot = 'random'): readonly State[] {
  const game = startGame(box, setting);
  const players = Array.from({ length: 7 }, (_, seat) => botFrom(bot, `${setting.seed} ${seat}`));
  const found: State[] = [];
  for (let choice = 0; choice < MOST_CHOICES && found.length < stops.length; choice++) {
    const count = moves(game);
    const seat = seatToMove(game);
    const player = players[seat];
    if (count === 0 || player === undefined) break;
    const stop = stops[found.length];
    if (
      stop !== undefined &&
      glance.gameNumber(game) >= stop.game &&
      glance.isUnderWay(game) &&
      glance.turnNumber(game) >= stop.turn
    )
      found.push(stateOf(game));
    play(game, game.moves[player(game, count, seat)] ?? 0, seat);
  }
  return found;
}

/** A table at which nobody has chosen a charter yet. */
export function untouched(seats: number): State {
  return newCampaign(box, { seats, seed: 'untouched' }).state;
}

/** What everybody sees of a state. */
export function seen(state: State) {
  return inspect(view(state, undefined));
}
