/** The seed of a part of a proof: the same for the same run, name and number, and no two alike. FNV-1a, without its sign. */
export function seedOf(run: number, name: string, number: number): number {
  let hash = 0x811c9dc5;
  for (const sign of `${run} ${name} ${number}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 1;
}
