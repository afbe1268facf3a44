/** The numbers of a table as they travel: sixteen bits each, low byte first, as base64. */
export function cellsFrom(text: string): Int16Array {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const look = new DataView(bytes.buffer);
  return Int16Array.from({ length: bytes.length / 2 }, (_, i) => look.getInt16(2 * i, true));
}

/** A table after some of its stretches have changed; the one before stays as it was. */
export function cellsAfter(before: Int16Array, stretches: readonly (readonly number[])[]): Int16Array {
  const after = before.slice();
  for (const [start = 0, ...numbers] of stretches) after.set(numbers, start);
  return after;
}
