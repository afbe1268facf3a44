import { z } from 'zod';

export const language = z.enum(['en', 'de', 'pl']);

/** A name that people see: one line, nothing invisible in it. */
export const displayName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'a name is one line of letters and signs that can be seen');

/** What somebody writes: anything but the one sign that not every database can keep. */
export const writing = z.string().refine((text) => !text.includes('\0'), 'a zero character can not be kept');

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

export type Person = z.infer<typeof person>;
export type Me = z.infer<typeof me>;
export type Language = z.infer<typeof language>;
