/** Names are somebody's own: they may run from right to left, and must not turn round the sentence they stand in. */
const ISOLATE = '\u2068';
const END = '\u2069';

/** A name as it stands in a sentence of ours. On its own, a name stands in a <bdi>. */
export function inSentence(name: string): string {
  return `${ISOLATE}${name}${END}`;
}

/** The first letter of a name, for a sign of it; a letter may be many signs. */
export function initialOf(name: string, lang: string): string {
  const [first] = new Intl.Segmenter(lang).segment(name.trim());
  return (first?.segment ?? '?').toLocaleUpperCase(lang);
}

/** As the server takes it: a line of signs that can be seen. undefined where it would not. */
export function nameIn(text: string): string | undefined {
  const name = text.trim();
  return /^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u.test(name) && name.length <= 40 ? name : undefined;
}
