import type { BotName } from '@charterstone/bots';
import { type Box, type Fact, gameOf, moves, newCampaign, play } from '@charterstone/rules';
import { seedOfGame } from '@charterstone/testkit';
import { boxInUse } from '../box.ts';
import { botsAtTable } from '../table.ts';
import { reasonOf } from '../trouble.ts';
import { Listener } from './listener.ts';
import type { CampaignTold } from './told.ts';

/** What is played again and again. */
export type Plan = { readonly seats: number; readonly seed: string; readonly player: BotName };

/** A campaign of six seats takes some ten thousand choices: with more somebody is asked the same for ever. */
const MOST_CHOICES = 400_000;

/** Plays campaign number `number` (from 0) of a plan, one bot a seat. What happens depends on the plan and the number only. */
export function playCampaign(box: Box, { seats, seed: series, player }: Plan, number: number): CampaignTold {
  const seed = seedOfGame(series, number);
  const listener = new Listener(box.data);
  let decisions = 0;
  const told = (problem?: string): CampaignTold => ({
    number,
    seed,
    decisions,
    problem,
    ...listener.told(),
  });
  try {
    const { state, facts } = newCampaign(box, { seats, seed, games: boxInUse().games });
    const bots = botsAtTable(player, seats, seed);
    const game = gameOf(state);
    const heard: Fact[] = [...facts];
    game.facts = heard;
    for (let choices = 0; ; choices++) {
      listener.hear(heard);
      heard.length = 0;
      const count = moves(game);
      if (count === 0) return told();
      if (choices > MOST_CHOICES) return told('it would not end');
      if (count > 1) decisions++;
      play(game, game.moves[bots(game, count)] ?? 0);
    }
  } catch (error) {
    return told(reasonOf(error));
  }
}
