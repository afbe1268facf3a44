import type { Box } from './compile/box.ts';
import { type State, stateAt } from './position.ts';
import { LAYOUT, TABLE_LENGTH } from './table/layout.ts';

/** A table as bytes: layout, fingerprint of the box, checksum, then every number of it, low byte first. */
const HEADER = 2 + 4 + 4;
const BYTES = HEADER + 2 * TABLE_LENGTH;

export function bytesOf(state: State): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  const head = new DataView(bytes.buffer);
  head.setInt16(0, LAYOUT, true);
  head.setInt32(2, state.box.fingerprint, true);
  head.setInt32(6, checksum(state.table), true);
  let at = HEADER;
  for (const value of state.table) {
    bytes[at++] = value;
    bytes[at++] = value >> 8;
  }
  return bytes;
}

/** Undefined for bytes of another layout or box, and for bytes that were damaged. */
export function stateFrom(box: Box, saved: Uint8Array): State | undefined {
  if (!(saved instanceof Uint8Array) || saved.byteLength !== BYTES) return undefined;
  const bytes = new DataView(saved.buffer, saved.byteOffset, saved.byteLength);
  if (bytes.getInt16(0, true) !== LAYOUT || bytes.getInt32(2, true) !== box.fingerprint) return undefined;
  const table = Int16Array.from({ length: TABLE_LENGTH }, (_, i) => bytes.getInt16(HEADER + 2 * i, true));
  return checksum(table) === bytes.getInt32(6, true) ? stateAt(box, table) : undefined;
}

/** FNV-1a over every number. */
function checksum(table: Int16Array): number {
  let sum = 0x811c9dc5 | 0;
  for (const value of table) sum = Math.imul(sum ^ value, 0x01000193);
  return sum;
}
