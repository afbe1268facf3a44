import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The folder of what has a fingerprint in its name. */
const LASTING = '/assets/';

/**
 * The app: what has a fingerprint in its name never changes, and the page that names it is looked at anew. Only files that are there have an
 * address; all others find nothing. A folder has one route for all of its files: the app has hundreds.
 */
export async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const lasting = join(root, LASTING);
  await app.register(files, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isForEver = path.startsWith(lasting);
      reply.header('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  serveFolder(app, root, '/');
  app.get('/', (_, reply) => reply.sendFile('/index.html'));
}

/**
 * What is hidden is nobody's business. What lasts is not counted by the limits: a browser asks for a hundred such files at its first visit and
 * never again, and a family comes from one address. Names that no file has are counted.
 */
function serveFolder(app: FastifyInstance, root: string, path: string): void {
  const found = readdirSync(join(root, path), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const names = new Set(found.filter((entry) => entry.isFile()).map(({ name }) => name));
  const config = path.startsWith(LASTING) ? ({ rateLimit: false } as const) : {};
  app.get<{ readonly Params: { readonly file: string } }>(
    `${path}:file`,
    { config },
    ({ params: { file } }, reply) =>
      names.has(file) ? reply.sendFile(`${path}${file}`) : reply.callNotFound(),
  );
  for (const entry of found) if (entry.isDirectory()) serveFolder(app, root, `${path}${entry.name}/`);
}
