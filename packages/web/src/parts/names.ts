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

/** Whether anything of it is seen, as the server asks: not only signs that are put on others, steer them or are blank. */
export function isSeen(text: string): boolean {
  return /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Whether two people could not be told apart by these; nobody is called nothing. */
export function isSameName(one: string, other: string): boolean {
  const heard = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
  return heard(one) !== '' && heard(one) === heard(other);
}

/** As the server takes it: a line of signs that can be seen. undefined where it would not. */
export function nameIn(text: string): string | undefined {
  const name = text.trim();
  const isLine =
    /^[^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]+([\u200c\u200d][^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]+)*$/u.test(
      name,
    );
  return isLine && isSeen(name) && name.length <= 40 ? name : undefined;
}
