/** A capital at the front, a full stop at the end. */
export function sentence(text: string): string {
  return text === '' ? '' : `${capital(text)}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c", with the language's own last word. */
export function enumerate(things: readonly string[], last: string): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;
}

/** Words of a sentence; those that are empty fall away. */
export function join(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/** The grammar knows cards by their numbers only: it leaves a mark, and whoever knows the texts puts the name there. */
export function numbered(card: number): string {
  return `#${card}`;
}

export function withNames(text: string, name: (card: number) => string): string {
  return text.replace(/#(\d+)/g, (_, card) => name(Number(card)));
}
