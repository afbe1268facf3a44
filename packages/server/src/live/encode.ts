import { endianness } from 'node:os';
import type { WholeView } from '@charterstone/protocol';
import { canUndo, type Seat, type State, view } from '@charterstone/rules';

const LOW_BYTE_FIRST = endianness() === 'LE';

/** What a seat may see now (undefined: a watcher), whole, as it travels. `options` are the lines it may choose from. */
export function wholeView(state: State, seat: Seat | undefined, options: readonly string[]): WholeView {
  return {
    ...(seat === undefined ? {} : { seat }),
    cells: cellsOf(view(state, seat).table),
    options: [...options],
    undo: seat !== undefined && canUndo(state, seat),
  };
}

/** The numbers of a table, sixteen bits each, low byte first, as base64: the same on every machine. */
function cellsOf({ buffer, byteOffset, byteLength }: Int16Array): string {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  // What is turned round is a copy: the table stays as it is.
  return (LOW_BYTE_FIRST ? bytes : Buffer.from(bytes).swap16()).toString('base64');
}
