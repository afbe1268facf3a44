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
