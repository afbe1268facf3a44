import { type BotName, makeBot } from '@charterstone/bots';
import { type Game, seatToMove } from '@charterstone/rules';

/**
 * A bot on every seat of a campaign, each seeded by the campaign and its seat: whoever plays this campaign, to measure it or to tell it,
 * plays the same one. Whose turn it is decides who answers.
 */
export function botsAtTable(
  player: BotName,
  seats: number,
  seed: string,
): (game: Game, count: number) => number {
  const bots = Array.from({ length: seats }, (_, i) => makeBot(player, `${seed} seat ${i + 1}`));
  return (game, count) => {
    const bot = bots[seatToMove(game) - 1];
    if (bot === undefined) throw new Error(`nobody sits on seat ${seatToMove(game)}`);
    return bot(game, count);
  };
}
