import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { isDoneWithin } from '../patience.ts';

/** Longer than this a journal that can be written does not take. */
const PATIENCE_MS = 5000;

/** `/healthz`: the program runs. `/readyz`: it can take choices; not while it drains or its journal can't be written. */
export function serveHealth(app: FastifyInstance, { store, drain }: Parts): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    if (drain.isDraining) return reply.code(503).send({ ok: false, why: 'draining' });
    const isWritable = await isDoneWithin(store.engine.check(), PATIENCE_MS);
    return isWritable
      ? { ok: true }
      : reply.code(503).send({ ok: false, why: 'the journal can not be written' });
  });
}
