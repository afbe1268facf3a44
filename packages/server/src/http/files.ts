import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The app: what has a fingerprint in its name never changes, and the page that names it is looked at anew. Only files that are there have an
 * address; all others find nothing. A folder has one route for all of its files: the app has hundreds.
 */
export async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const lasting = join(root, 'assets');
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

/** What is hidden is nobody's business. */
function serveFolder(app: FastifyInstance, root: string, path: string): void {
  const found = readdirSync(join(root, path), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const names = new Set(found.filter((entry) => entry.isFile()).map(({ name }) => name));
  app.get<{ readonly Params: { readonly file: string } }>(`${path}:file`, ({ params: { file } }, reply) =>
    names.has(file) ? reply.sendFile(`${path}${file}`) : reply.callNotFound(),
  );
  for (const entry of found) if (entry.isDirectory()) serveFolder(app, root, `${path}${entry.name}/`);
}
