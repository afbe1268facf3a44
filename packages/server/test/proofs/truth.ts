import { deepEqual, equal } from 'node:assert/strict';
import {
  type Box,
  canUndo,
  choiceText,
  choose,
  type Fact,
  newCampaign,
  options,
  type Seat,
  type Setting,
  type State,
  view,
} from '@charterstone/rules';
import { shelvedBox } from '../../src/boxes/shelved.ts';
import type { Seen } from '../../src/client/index.ts';
import type { Store } from '../../src/store/store.ts';
import { Journal } from '../../src/tables/journal.ts';
import type { Kept } from '../../src/tables/standing.ts';

const { box } = shelvedBox();

/** What a journal says, played by the rules alone: the table and what happened at every place. */
export type Truth = {
  readonly entries: readonly Kept[];
  readonly states: readonly State[];
  readonly facts: readonly (readonly Fact[])[];
  readonly last: State;
};

export async function truthOf(store: Store, campaign: string): Promise<Truth> {
  const [row] = await store.db.selectFrom('campaigns').select('setting').where('id', '=', campaign).execute();
  return played(box, JSON.parse(row?.setting ?? ''), await new Journal(store).after(campaign, 0));
}

/** Plays a journal; whatever is out of order or against the rules throws. */
export function played(on: Box, setting: Setting, entries: readonly Kept[]): Truth {
  const beginning = newCampaign(on, setting);
  const states = [beginning.state];
  const facts = [beginning.facts];
  /** The places that still count: all but those that everybody went back behind. */
  let counting = [{ seq: 0, state: beginning.state }];
  let last = beginning.state;
  for (const [i, { seq, seat, choice }] of entries.entries()) {
    equal(seq, i + 1, 'places in the journal follow each other');
    if (choice.do === 'rewind') {
      counting = counting.filter((place) => place.seq <= choice.what);
      // Nobody can take back alone what led to where everybody went back to.
      last = { ...(counting.at(-1)?.state ?? beginning.state), past: undefined };
      facts.push([]);
    } else {
      const outcome = choose(last, seat, choice);
      if (!outcome.ok)
        throw new Error(`entry ${seq} is against the rules: ${JSON.stringify(outcome.reasons)}`);
      last = outcome.state;
      facts.push(outcome.facts);
    }
    states.push(last);
    counting.push({ seq, state: last });
  }
  return { entries, states, facts, last };
}

export function placeIn<T>(places: readonly T[], seq: number): T {
  const found = places[seq];
  if (found === undefined) throw new Error(`there is no place ${seq} in a journal of ${places.length - 1}`);
  return found;
}

/** What a seat must see of a state; seat 0 is whoever watches. */
export function sight(state: State, seat: Seat): Seen {
  const eyes = seat === 0 ? undefined : seat;
  return {
    cells: view(state, eyes).table,
    options: eyes === undefined ? [] : options(state, eyes).map(choiceText),
    undo: eyes !== undefined && canUndo(state, eyes),
  };
}

/** Throws unless a view is what the rules say. */
export function isSight(seen: Seen | undefined, state: State, seat: Seat, where: string): void {
  deepEqual(seen, sight(state, seat), `${where}: seat ${seat} sees what the rules say`);
}
