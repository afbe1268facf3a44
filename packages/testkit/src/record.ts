import { type Box, type Choice, deciders, options, type Seat, type State } from '@charterstone/rules';
import { type Match, playoutByChoices } from './playout.ts';

/** A state in which somebody had to decide, and what everybody could choose. */
export type Decision = { readonly state: State; readonly offers: readonly Offer[] };
export type Offer = { readonly seat: Seat; readonly choices: readonly Choice[] };

/** A whole game as the decisions that came up in it, in order; the state at the end is left out. */
export function recordGame(box: Box, match: Match): Decision[] {
  const decisions: Decision[] = [];
  const played = playoutByChoices(box, match, {}, (state) => {
    const offers = deciders(state).map((seat) => ({ seat, choices: options(state, seat) }));
    if (offers.length > 0) decisions.push({ state, offers });
  });
  if (played.problem !== undefined) throw new Error(played.problem);
  return decisions;
}
