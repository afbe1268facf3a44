/** How much of a journal anybody may hand in. */
export type Limits = {
  /** Characters of text. */
  readonly text: number;
  readonly entries: number;
};

/** A campaign of six seats has less than 4,000 choices and takes a quarter of a megabyte: here is room for fifty of them. */
export const LIMITS: Limits = { text: 16 * 1024 * 1024, entries: 200_000 };

/** What stands around the entries, with a wide margin for signs within names. */
const AROUND = 1000;
const OPENINGS_OF_ENTRY = 2;
const COMMAS_OF_ENTRY = 5;

/**
 * Why a text is too much, said before any of it is read: read as JSON, a few megabytes of brackets or of commas would become half a
 * gigabyte of objects and take seconds.
 */
export function tooMuch(text: string, { text: most, entries }: Limits): string | undefined {
  if (text.length > most) return 'it is too big to be a journal';
  let [openings, commas] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === OBJECT || sign === LIST) openings++;
    else if (sign === COMMA) commas++;
  }
  return openings > AROUND + OPENINGS_OF_ENTRY * entries || commas > AROUND + COMMAS_OF_ENTRY * entries
    ? tooMany(entries)
    : undefined;
}

/** Why so many entries are refused. */
export function tooMany(most: number): string {
  return `it is too big to be a journal: more than ${most.toLocaleString('en')} choices`;
}

const OBJECT = '{'.charCodeAt(0);
const LIST = '['.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
