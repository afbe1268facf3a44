// Long work in threads of their own: whoever plays never waits for whoever thinks, checks or looks back.
import { type Hint, hint, playerFrom } from '@charterstone/bots';
import {
  type Box,
  choiceOfMove,
  choiceText,
  compileKnown,
  gameOf,
  load,
  moves,
  type State,
} from '@charterstone/rules';
import { type BoxForThread, shelvedBox } from '../boxes/shelved.ts';
import type { Recalled, RecallOrder } from '../history/questions.ts';
import { Recordings } from '../history/recordings.ts';
import { type JournalFile, prepared, verifiedText } from '../journals/index.ts';
import { replayedTo } from '../tables/replay.ts';
import type { Checked, CheckOrder, PrepareOrder, Replayed, ReplayOrder, ThinkOrder } from './orders.ts';

const { box: usual } = shelvedBox();
/** Boxes of somebody's own, by what tells them from each other: each is read once. */
const others = new Map<string, Box>();
const recordings = new Recordings(boxIn);

function boxIn(told: BoxForThread): Box {
  if (told === undefined) return usual;
  const known = others.get(told.fingerprint) ?? compileKnown(told.data);
  others.set(told.fingerprint, known);
  return known;
}

function stateIn({ box, table }: ThinkOrder): State {
  const state = load(boxIn(box), table);
  if (state === undefined) throw new Error('these are not the bytes of a table of this box');
  return state;
}

/** What a bot chooses; undefined when its seat has nothing to decide. The same table and seed, the same answer, unless it thinks by the clock. */
export function think(order: ThinkOrder): string | undefined {
  const { player, seed, seat } = order;
  const game = gameOf(stateIn(order));
  const count = moves(game, seat);
  if (count === 0) return undefined;
  const bot = playerFrom(player, seed);
  return choiceText(choiceOfMove(game, game.moves[bot(game, count, seat)] ?? 0));
}

export function advise(order: ThinkOrder): Hint | undefined {
  const { player, seed, seat } = order;
  return hint(gameOf(stateIn(order)), seat, playerFrom(player, seed));
}

export function replayed(order: ReplayOrder): Replayed {
  return replayedTo(boxIn(order.box), order);
}

/** Reads the text of an export and plays it from its first choice; a sentence when it is no good. */
export function check({ box, text }: CheckOrder): Checked {
  const found = verifiedText(boxIn(box), text);
  return found.ok ? { ok: true, journal: found.journal } : found;
}

export function prepare({ box, ...wanted }: PrepareOrder): JournalFile {
  return prepared(boxIn(box), wanted);
}

/** Looks back into a campaign, which is remembered for the next question. */
export function recall(order: RecallOrder): Recalled {
  return recordings.recall(order);
}
