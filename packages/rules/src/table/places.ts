/** Where a card can lie. Numbers as they stand in the tray `cardAt`. */
export const NOWHERE = 0;
export const INDEX = 1;
export const ARCHIVE = 2;
export const DECK = 3;
export const DISCARD = 4;
export const MAT = 5;
export const MAT_END = 10;
export const OBJECTIVE_DECK = 10;
export const OBJECTIVE_MAT = 11;
export const OBJECTIVE_MAT_END = 14;
export const CHRONICLE = 14;
export const GUIDEPOST = 15;
export const TABLE_PLACE = 16;
export const AUTOMA_DECK = 17;
export const AUTOMA_DISCARD = 18;
export const AUTOMA_ASIDE = 19;
export const PERSONA_DECK = 20;
export const HAND = 21;
export const CHEST = 27;
export const PLAY = 33;
export const SECRET = 39;
export const EYES = 45;

/** Piles whose order means something: a card comes to lie on top. All others are kept by number. */
export function isPile(place: number): boolean {
  return (
    place === DECK ||
    place === DISCARD ||
    place === OBJECTIVE_DECK ||
    place === PERSONA_DECK ||
    (place >= AUTOMA_DECK && place <= AUTOMA_ASIDE)
  );
}

/** Index and Archive are boxes nobody leafs through: they keep no list. */
export function isListed(place: number): boolean {
  return place > ARCHIVE;
}

const FIXED = [
  'nowhere',
  'index',
  'archive',
  'deck',
  'discard',
  'mat-1',
  'mat-2',
  'mat-3',
  'mat-4',
  'mat-5',
  'objectiveDeck',
  'objective-1',
  'objective-2',
  'objective-3',
  'chronicle',
  'guidepost',
  'table',
  'automaDeck',
  'automaDiscard',
  'automaAside',
  'personaDeck',
];
const OF_CHARTER = ['hand', 'chest', 'play', 'secret', 'eyes'];

/** A place as people say it: `deck`, `mat-3`, `hand-red`. */
export function placeName(place: number, charters: readonly string[]): string {
  if (place < HAND) return FIXED[place] ?? `place ${place}`;
  return `${OF_CHARTER[Math.floor((place - HAND) / 6)]}-${charters[(place - HAND) % 6]}`;
}
