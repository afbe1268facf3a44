import { USUAL } from './shelved.ts';

/** A name for addresses and commands. */
const PLAIN = /^[a-z0-9-]+$/;
const MOST_OF_FOLDER = 40;
/** What a box is called, in any language. */
export const MOST_OF_NAME = 60;

/** Why a folder of this name can't hold a box; undefined where it can. */
export function whyNotAFolder(name: string): string | undefined {
  if (!PLAIN.test(name)) return 'it is made of a to z, 0 to 9 and -';
  if (name.startsWith('-')) return 'it begins with a letter or a digit';
  if (name.length > MOST_OF_FOLDER)
    return `it has ${MOST_OF_FOLDER} signs at most, and this one ${name.length}`;
  return name === USUAL ? 'it is that of the box that comes with the program' : undefined;
}

/** Why a box can't be called so; undefined where it can. */
export function whyNotAName(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return 'it is empty';
  return length > MOST_OF_NAME ? `it has ${MOST_OF_NAME} signs at most, and this one ${length}` : undefined;
}
