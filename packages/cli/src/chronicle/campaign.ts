import type { BotName } from '@charterstone/bots';
import {
  type Box,
  type Fact,
  gameOf,
  moves,
  newCampaign,
  play,
  type State,
  stateOf,
} from '@charterstone/rules';
import { botsAtTable } from '../table.ts';

/** What the book is about: a campaign that nobody had to sit through. */
export type Order = {
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
  readonly player: BotName;
};

/** More choices than this in one game: somebody is asked the same for ever. */
const MOST_CHOICES = 50_000;

/** Everything that happened in a campaign, and the table at its end. */
export type Played = { readonly facts: readonly Fact[]; readonly state: State };

/** Plays a campaign. The same order gives the same facts on every machine. */
export function playCampaign(box: Box, { seats, seed, games, player }: Order): Played {
  const { state, facts: opening } = newCampaign(box, { seats, seed, games });
  const game = gameOf(state);
  const bots = botsAtTable(player, seats, seed);
  const facts = [...opening];
  for (let count = moves(game), left = games * MOST_CHOICES; count > 0; count = moves(game)) {
    if (left-- === 0) throw new Error(`campaign "${seed}" does not come to its end`);
    const move = game.moves[bots(game, count)] ?? 0;
    // The bot may play in thought on this very game: facts are asked for only when it has decided.
    game.facts = [];
    play(game, move);
    facts.push(...game.facts);
    game.facts = undefined;
  }
  return { facts, state: stateOf(game) };
}
