/** An object of which nothing is known yet. */
export type Fields = { readonly [name: string]: unknown };

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Sixteen hexadecimal digits, as tables and boxes are told apart by. */
export function isPrint(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);
}

const MOST_SHOWN = 30;

/**
 * The first word that nobody knows, fit to be shown. It would be lost when the campaign is saved again, so whoever finds one refuses; that
 * goes for `__proto__` and its like as for any other.
 */
export function strangeWord(fields: Fields, known: readonly string[]): string | undefined {
  const word = Object.keys(fields).find((name) => !known.includes(name));
  if (word === undefined) return undefined;
  const shown = word.slice(0, MOST_SHOWN).replace(/[\p{C}\p{Zl}\p{Zp}"]/gu, '?');
  return `"${shown}${word.length > MOST_SHOWN ? '…' : ''}"`;
}
