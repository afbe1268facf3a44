/** Tables are opened a few at a time, as fast as a server lets people in. */
export async function inTurns<T>(many: number, open: (number: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < many; from += 5) {
    const some = Array.from({ length: Math.min(5, many - from) }, (_, i) => open(from + i));
    all.push(...(await Promise.all(some)));
  }
  return all;
}
