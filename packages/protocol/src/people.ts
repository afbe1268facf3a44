import { z } from 'zod';

export const language = z.enum(['en', 'de', 'pl']);

/** Something that is seen: a sign of its own, not only what is put on one, steers one or is blank. */
const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name that people see: one line, nothing invisible in it but what joins two signs to one, as in 👩‍🌾 and in several scripts. */
export const displayName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(
    /^[^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]+([\u200c\u200d][^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]+)*$/u,
    'a name is one line of letters and signs that can be seen',
  )
  .regex(SEEN, 'of a name something is seen');

/** What somebody writes: lines of anything that can be written, and that every database can keep. */
export const writing = z
  .string()
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, 'there are signs in this text that can not be kept');

/** What somebody says: something of it is seen. */
export const words = writing.trim().min(1).max(500).regex(SEEN, 'nothing of this could be seen');

/** The name of a person or a link of ours, as it travels. */
export const ourId = z.string().regex(/^[\w-]{1,64}$/, 'this is no id');

export const token = z.string().regex(/^[\w-]{16,64}$/, 'this is no token');

/** Somebody as others see them; without a name when they have deleted their identity. */
export const person = z.object({ id: z.string(), name: z.optional(z.string()) });

/** Oneself. */
export const me = z.object({
  id: z.string(),
  name: z.string(),
  language,
  email: z.optional(z.object({ address: z.string(), confirmed: z.boolean() })),
  passkeys: z.array(z.object({ id: z.string(), madeAt: z.number() })),
  pushes: z.number(),
});

/** A device that somebody is signed in on. */
export const device = z.object({
  id: z.string(),
  madeAt: z.number(),
  /** To the day: a session that is used is renewed now and then. */
  seenAt: z.number(),
  /** The one that asks. */
  here: z.boolean(),
});

export type Device = z.infer<typeof device>;
export type Person = z.infer<typeof person>;
export type Me = z.infer<typeof me>;
export type Language = z.infer<typeof language>;
