/** Things of a list with a name of their own each, also where two of them say the same: the second is told from the first. */
export function keyed<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): readonly { readonly key: string; readonly thing: T }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const name = nameOf(thing);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return { key: `${name} ${times}`, thing };
  });
}
