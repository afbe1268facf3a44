/** Strings as a whole, and what holds them together. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/** An object or a list that is not at its end yet: which keys it has, and where in it we are. */
type Open = { readonly keys: Set<string> | undefined; at: string | number | undefined };

/**
 * What is wrong with the keys of a JSON text, which `JSON.parse` passes over: of a key that stands twice in an object only the last counts, and
 * `__proto__` is hardly one. The text is whole: it has been parsed.
 */
export function badKeysIn(text: string): readonly string[] {
  const found: string[] = [];
  const open: Open[] = [];
  const tell = (key: string, what: string): void => {
    const where = [...open.slice(0, -1).map(({ at }) => at), key];
    found.push(`${where.map(String).join(' › ')}: ${what}`);
  };
  for (const [token] of text.matchAll(TOKEN)) {
    const here = open.at(-1);
    if (token === '{') open.push({ keys: new Set(), at: undefined });
    else if (token === '[') open.push({ keys: undefined, at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (here === undefined) continue;
    else if (token === ',') here.at = typeof here.at === 'number' ? here.at + 1 : undefined;
    else if (here.keys !== undefined && here.at === undefined) {
      const key = String(JSON.parse(token));
      if (key === '__proto__') tell(key, 'nothing in a box is called so');
      else if (here.keys.has(key)) tell(key, 'this stands twice, and only the last one would count');
      here.keys.add(key);
      here.at = key;
    }
  }
  return [...new Set(found)];
}
