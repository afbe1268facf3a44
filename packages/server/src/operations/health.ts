import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { isDoneWithin } from '../patience.ts';

/** Longer than this a journal that can be written does not take. */
const PATIENCE_MS = 5000;
/** So long one look at the journal, which is a write to the disk, does for all who ask. */
const FRESH_MS = 1000;

/** Whoever watches a server asks often, from the address that everybody has who comes through the same proxy: no limit counts it. */
const UNCOUNTED = { config: { rateLimit: false } };

/** `/healthz`: the program runs. `/readyz`: it can take choices; not while it drains or its journal can't be written. */
export function serveHealth(app: FastifyInstance, { store, drain }: Parts): void {
  const isWritable = sparingly(() => isDoneWithin(store.engine.check(), PATIENCE_MS));
  app.get('/healthz', UNCOUNTED, async () => ({ ok: true }));
  app.get('/readyz', UNCOUNTED, async (_, reply) => {
    if (drain.isDraining) return reply.code(503).send({ ok: false, why: 'draining' });
    return (await isWritable())
      ? { ok: true }
      : reply.code(503).send({ ok: false, why: 'the journal can not be written' });
  });
}

/** All who ask at the same time get one answer, and a good one holds for a while. A bad one does not: it may be over. */
function sparingly(look: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  const forget = (): void => {
    answer = undefined;
  };
  return () => {
    answer ??= look().then((isSo) => {
      if (isSo) setTimeout(forget, FRESH_MS).unref();
      else forget();
      return isSo;
    });
    return answer;
  };
}
