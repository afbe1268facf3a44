import { z } from 'zod';

/** A few words a drawing is made from. Which words there are, the app knows; it draws something plausible for one it does not know. */
const word = z.string().max(40);

/** What a building looks like: what it makes, how grand it is, its walls and its roof, and what lies about it. */
const buildingPicture = z.object({
  kind: z.literal('building'),
  chain: word,
  tier: z.int(),
  form: word.exactOptional(),
  material: word,
  roof: word,
  props: z.array(word).readonly(),
  seed: z.int(),
});

/**
 * What somebody looks like. Two words with a colon are a thing and its colour (`curls:black`); what is left out is chosen by the rest of
 * the line. `prop` is in the hand on the right of the picture, `other` in the one on the left; `marks` are words with spaces between.
 */
const personPicture = z.object({
  kind: z.literal('person'),
  skin: word,
  hair: word,
  garment: word,
  tint: word,
  hat: word.exactOptional(),
  prop: word.exactOptional(),
  other: word.exactOptional(),
  beard: word.exactOptional(),
  face: word.exactOptional(),
  eyes: word.exactOptional(),
  mouth: word.exactOptional(),
  brows: word.exactOptional(),
  nose: word.exactOptional(),
  build: word.exactOptional(),
  age: word.exactOptional(),
  turn: word.exactOptional(),
  marks: word.exactOptional(),
  scene: word.exactOptional(),
});

export const minionPicture = z.object({ kind: z.literal('minion'), minion: word });

export const perilPicture = z.object({ kind: z.literal('peril'), peril: word });

/** What a thing looks like, a second one beside it, and the light it stands in. */
const thingPicture = z.object({
  kind: z.literal('thing'),
  thing: word,
  tint: word,
  beside: word.exactOptional(),
  scene: word.exactOptional(),
});

/** The line of data a card's picture is drawn from. */
export const picture = z.discriminatedUnion('kind', [
  buildingPicture,
  personPicture,
  minionPicture,
  perilPicture,
  thingPicture,
]);

/** Pictures by the number of their card. */
export const pictures = z.object({ cards: z.record(z.string(), picture) });

export type PersonPicture = z.infer<typeof personPicture>;
export type MinionPicture = z.infer<typeof minionPicture>;
export type PerilPicture = z.infer<typeof perilPicture>;
export type ThingPicture = z.infer<typeof thingPicture>;
export type Picture = z.infer<typeof picture>;
export type Pictures = z.infer<typeof pictures>;
