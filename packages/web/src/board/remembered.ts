/** Remembers what was drawn for a key; when it holds too much, the oldest half is forgotten. */
export type Remembered = (key: string, draw: () => string) => string;

export function remembering(most: number): Remembered {
  const drawings = new Map<string, string>();
  return (key, draw) => {
    const known = drawings.get(key);
    if (known !== undefined) return known;
    if (drawings.size >= most)
      for (const old of [...drawings.keys()].slice(0, most / 2)) drawings.delete(old);
    const drawn = draw();
    drawings.set(key, drawn);
    return drawn;
  };
}
