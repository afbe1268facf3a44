import type { PersonLine } from './line.ts';

type Choice = Omit<PersonLine, 'kind' | 'skin' | 'hair' | 'garment' | 'tint'>;

/** Somebody: skin, hair, what they wear, the light they stand in, and what makes them themselves. */
export const person = (
  skin: string,
  hair: string,
  garment: string,
  tint: string,
  more: Choice,
): PersonLine => ({ kind: 'person', skin, hair, garment, tint, ...more });
