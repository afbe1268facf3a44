import type { Box, State } from '@charterstone/rules';

/** The two ways a table leaves the process and comes back: as bytes, and as text. What could be undone stays behind. */
export const SAVINGS = {
  bytes: (state: State, box: Box): State => restored(box, fromBytes(bytesOf(state.table))),
  json: (state: State, box: Box): State => {
    const numbers: readonly number[] = JSON.parse(JSON.stringify(Array.from(state.table)));
    return restored(box, Int16Array.from(numbers));
  },
} as const;

function restored(box: Box, table: Int16Array): State {
  return { box, table, past: undefined };
}

/** Low byte first, whatever the machine does. */
function bytesOf(table: Int16Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(table.length * 2));
  for (const [i, n] of table.entries()) bytes.setInt16(i * 2, n, true);
  return new Uint8Array(bytes.buffer);
}

function fromBytes(bytes: Uint8Array): Int16Array {
  const numbers = new DataView(bytes.buffer);
  return Int16Array.from({ length: bytes.length / 2 }, (_, i) => numbers.getInt16(i * 2, true));
}

/** Where two tables differ first, or undefined when they are equal to the byte. */
export function firstDifference(a: Int16Array, b: Int16Array): number | undefined {
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) return i;
  return undefined;
}
