import type { Box } from './compile/box.ts';
import type { State } from './state.ts';
import { LAYOUT, TABLE_LENGTH } from './table/layout.ts';

/** A table as bytes: layout number, box version, then every number of the table, sixteen bits each, low byte first. */
const HEADER = 2;
const BYTES = 2 * (HEADER + TABLE_LENGTH);

export function bytesOf(state: State): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(BYTES));
  bytes.setInt16(0, LAYOUT, true);
  bytes.setInt16(2, state.box.data.version, true);
  state.table.forEach((value, i) => {
    bytes.setInt16(2 * (HEADER + i), value, true);
  });
  return new Uint8Array(bytes.buffer);
}

/** Undefined for bytes of another layout, another version of the box, or another length. */
export function stateFrom(box: Box, saved: Uint8Array): State | undefined {
  if (saved.byteLength !== BYTES) return undefined;
  const bytes = new DataView(saved.buffer, saved.byteOffset, saved.byteLength);
  if (bytes.getInt16(0, true) !== LAYOUT || bytes.getInt16(2, true) !== box.data.version) return undefined;
  const table = Int16Array.from({ length: TABLE_LENGTH }, (_, i) => bytes.getInt16(2 * (HEADER + i), true));
  return { box, table, past: undefined };
}
