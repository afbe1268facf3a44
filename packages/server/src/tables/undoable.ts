import { isAside, type State } from '@charterstone/rules';
import { speakerOf } from './message.ts';
import { isRewind, type Kept } from './standing.ts';

/** Who made the choices that could still be taken back, the last one at the end; undefined where it was a bot, or came with an import. */
export type Undoable = readonly (string | undefined)[];

/** The same after an entry, which led to a state: no more of them than that state remembers. */
export function undoableAfter(before: Undoable, { choice, message }: Kept, state: State): Undoable {
  if (state.past === undefined || isRewind(choice)) return [];
  if (choice.do === 'undo') return before.slice(0, -1);
  return (isAside(choice) ? before : [...before, speakerOf(message)]).slice(-pastsOf(state));
}

/** Whether the last choice may be taken back by somebody: it is theirs, or what a bot did in their place. Seats change hands; choices don't. */
export function isTheirs(undoable: Undoable, user: string | undefined): boolean {
  const last = undoable.at(-1);
  return last === undefined || last === user;
}

function pastsOf({ past }: State): number {
  let count = 0;
  for (let at = past; at !== undefined; at = at.state.past) count++;
  return count;
}
