// Long work in threads of their own: whoever plays never waits for whoever thinks, checks or looks back.
import { type Hint, hint, playerFrom } from '@charterstone/bots';
import { choiceOfMove, choiceText, gameOf, load, moves, type State } from '@charterstone/rules';
import { shelvedBox } from '../boxes.ts';
import type { Recalled, RecallOrder } from '../history/questions.ts';
import { Recordings } from '../history/recordings.ts';
import { type JournalFile, prepared, verifiedText, type Wanted } from '../journals/index.ts';
import { replayedTo } from '../tables/replay.ts';
import type { Checked, Replayed, ReplayOrder, ThinkOrder } from './orders.ts';

const { box } = shelvedBox();
const recordings = new Recordings(box);

function stateIn(table: Uint8Array): State {
  const state = load(box, table);
  if (state === undefined) throw new Error('these are not the bytes of a table of this box');
  return state;
}

/** What a bot chooses; undefined when its seat has nothing to decide. The same table and seed, the same answer, unless it thinks by the clock. */
export function think({ player, seed, table, seat }: ThinkOrder): string | undefined {
  const game = gameOf(stateIn(table));
  const count = moves(game, seat);
  if (count === 0) return undefined;
  const bot = playerFrom(player, seed);
  return choiceText(choiceOfMove(game, game.moves[bot(game, count, seat)] ?? 0));
}

export function advise({ player, seed, table, seat }: ThinkOrder): Hint | undefined {
  return hint(gameOf(stateIn(table)), seat, playerFrom(player, seed));
}

export function replayed(order: ReplayOrder): Replayed {
  return replayedTo(box, order);
}

/** Reads the text of an export and plays it from its first choice; a sentence when it is no good. */
export function check(text: string): Checked {
  const found = verifiedText(box, text);
  return found.ok ? { ok: true, journal: found.journal } : found;
}

export function prepare(wanted: Wanted & { readonly bots: readonly number[] }): JournalFile {
  return prepared(box, wanted);
}

/** Looks back into a campaign, which is remembered for the next question. */
export function recall(order: RecallOrder): Recalled {
  return recordings.recall(order);
}
