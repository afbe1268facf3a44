import { type Box, choose, type Fact, forgetPast, newCampaign, type State, save } from '@charterstone/rules';
import type { Replayed, ReplayOrder } from '../jobs/orders.ts';
import { isRewind, type Standing, standing } from './standing.ts';

/**
 * Plays a journal from its first entry. What can be undone lies only in memory, so that a table is kept as bytes only where there is
 * nothing to undo: after a rewind, or after something was revealed.
 */
export function replayedTo(
  box: Box,
  { setting, entries }: Pick<ReplayOrder, 'setting' | 'entries'>,
): Replayed {
  const last = entries.at(-1);
  const lastRewind = entries.findLast(({ choice }) => isRewind(choice));
  let state = newCampaign(box, setting).state;
  let kept: { state: State; seq: number } = { state, seq: 0 };
  for (const entry of standing(entries)) {
    // Nothing that everybody went back to can be undone by one of them.
    if (lastRewind !== undefined && entry.seq > lastRewind.seq && kept.seq < lastRewind.seq) {
      state = forgetPast(state);
      kept = { state, seq: lastRewind.seq };
    }
    state = followed(state, entry).state;
    if (state.past === undefined) kept = { state, seq: entry.seq };
  }
  if (last !== undefined && last === lastRewind) kept = { state, seq: last.seq };
  return { table: save(kept.state), seq: kept.seq };
}

/** What an entry leads to. One that is against the rules is a bug or of another version: nothing is passed over. */
export function followed(
  state: State,
  { seq, seat, choice }: Standing,
): { readonly state: State; readonly facts: readonly Fact[] } {
  const outcome = choose(state, seat, choice);
  if (outcome.ok) return outcome;
  const reasons = outcome.reasons.map(({ lack }) => lack).join(', ');
  throw new Error(`entry ${seq} is against the rules: ${reasons}`);
}
