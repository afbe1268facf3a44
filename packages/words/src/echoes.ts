/**
 * Echoes: paragraphs of a card that remember which way the village went. A paragraph that begins with `[after 128] ` is
 * told only where story card 128 was told before, one with `[after 128 or 129] ` where either was; all others always.
 * The two sides of a fork have stories of their own, so that knowing the stories is knowing the choices.
 */

/** A paragraph of a text, and the stories of which one must have been told; none for what is always told. */
export type Paragraph = { readonly after: readonly number[]; readonly words: string };

const MARK = /^\[after (\d+(?: or \d+)*)\] (?=\S)/;

/** Paragraphs are split by blank lines. Throws a SyntaxError for a mark that is none, or not at the front of one. */
export function paragraphsOf(text: string): Paragraph[] {
  return text.split('\n\n').map((paragraph) => {
    const mark = MARK.exec(paragraph);
    const words = paragraph.slice(mark?.[0].length ?? 0);
    if (/[[\]]/.test(words)) throw new SyntaxError(`"[after 128] " is expected in "${paragraph}"`);
    return { after: mark?.[1]?.split(' or ').map(Number) ?? [], words };
  });
}

/**
 * The text of a card as this village hears it, without the marks; `told` says which story cards were told so far.
 * Echoes look back only, so a card that is looked up later reads as it did when it came. Words leave for a client
 * only after this: it must not learn of ways its village did not take.
 */
export function tellText(text: string, told: (card: number) => boolean): string {
  if (!text.includes('[')) return text;
  return paragraphsOf(text)
    .filter(({ after }) => after.length === 0 || after.some(told))
    .map(({ words }) => words)
    .join('\n\n');
}
