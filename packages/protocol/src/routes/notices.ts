import { z } from 'zod';
import { me, token } from '../people.ts';
import { nothing, type Route } from './route.ts';

/** Where a push service takes messages for one browser. */
const endpoint = z
  .string()
  .max(1000)
  .regex(/^[!-~]*$/, 'an address has no blanks, and only signs of ASCII');
const key = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w+/=-]*$/, 'this is no base64');

export const NOTICES = {
  pushKey: {
    method: 'GET',
    path: '/api/push',
    who: 'guest',
    says: 'The key that a browser subscribes with.',
    answer: z.object({ key: z.string() }),
  },
  pushOn: {
    method: 'POST',
    path: '/api/push',
    who: 'guest',
    says: 'Tell this browser when it is my turn.',
    body: z.strictObject({
      endpoint: endpoint.pipe(z.url()),
      keys: z.strictObject({ p256dh: key(200), auth: key(100) }),
      expirationTime: z.optional(z.nullable(z.number())),
    }),
    answer: me,
  },
  pushOff: {
    method: 'DELETE',
    path: '/api/push',
    who: 'guest',
    says: 'No longer tell a browser; without an address none of mine.',
    body: z.strictObject({ endpoint: z.optional(endpoint) }),
    answer: me,
  },
  mailOn: {
    method: 'POST',
    path: '/api/mail',
    who: 'guest',
    says: 'Tell me by e-mail when it is my turn. The address has to be confirmed by a link.',
    body: z.strictObject({ address: z.email().max(200) }),
    answer: me,
  },
  mailConfirmed: {
    method: 'POST',
    path: '/api/mail/confirm',
    who: 'anyone',
    says: 'The link that was sent to an address.',
    body: z.strictObject({ token }),
    answer: nothing,
  },
  mailOff: {
    method: 'DELETE',
    path: '/api/mail',
    who: 'guest',
    says: 'No more e-mail; forget the address.',
    answer: me,
  },
} as const satisfies Record<string, Route>;
