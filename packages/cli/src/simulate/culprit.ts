import {
  type Box,
  choiceOfMove,
  choiceText,
  inspect,
  moves,
  play,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { chance, type Played, type Strategy } from '@charterstone/testkit';

/**
 * The choice at which a playout broke, in words. It is played again up to that choice, because rules that threw an
 * error never came to say what they were asked.
 */
export function culprit(box: Box, { match, choices }: Played, player: Strategy): string {
  if (choices === 0) return 'before the first choice';
  const { seats, automas = 0, seed, games = 1 } = match;
  const game = startGame(box, { seats, automas, seed, games });
  const mind = chance(`player ${seed}`);
  for (let n = 1; ; n++) {
    const count = moves(game);
    if (count === 0) return `choice ${choices}`;
    const move = game.moves[player(game, count, mind)] ?? 0;
    if (n === choices) {
      const text = choiceText(choiceOfMove(game, move));
      return `game ${inspect(stateOf(game)).game}, choice ${n}, seat ${seatToMove(game)}: ${text}`;
    }
    play(game, move);
  }
}
