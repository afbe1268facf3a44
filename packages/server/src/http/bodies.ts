import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Only JSON is read, and only from bytes that are UTF-8: a reader that mends them would take what nobody has written. */
export function readOnlyJson(app: FastifyInstance): void {
  // `__proto__` in a body is an error, not a surprise.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(new Refusal(400, 'bad-request', 'the body is not UTF-8'));
  });
}
