import { z } from 'zod';

/** A choice or an aside as it travels. What it means, the rules say; here it is only made sure that it has the right shape. */
const word = z.string().min(1).max(60);
const name = z.string().max(200);

/** What comes most often stands first: one after the other is tried. */
export const choice = z.union([
  z.strictObject({ do: word, what: z.optional(z.union([word, z.int()])), at: z.optional(word) }),
  z.strictObject({ do: z.literal('name'), what: z.union([z.int(), word]), text: name }),
]);

export const seat = z.int().min(1).max(6);
/** A name that its sender never gave before: what arrives twice happens once. */
export const id = z.string().regex(/^[\w-]{8,40}$/, 'an id is 8 to 40 letters, digits, _ or -');
/** A place in a campaign's journal. */
export const seq = z.int().min(0);
