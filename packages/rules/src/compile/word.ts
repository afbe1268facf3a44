/** The place of a word in a list; a word that is not there is complained of, since a box may come from a file. */
export function wordIn(
  list: readonly string[],
  word: string,
  what: string,
  complain: (message: string) => void,
): number {
  const number = list.indexOf(word);
  if (number < 0) complain(`${what} "${word}"`);
  return number;
}

/** The same without complaint: -1 when the word is not there. */
export function placeIn(list: readonly string[], word: unknown): number {
  return typeof word === 'string' ? list.indexOf(word) : -1;
}
