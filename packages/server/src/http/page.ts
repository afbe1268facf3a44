import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { frontPage, lostPage, momentPage, type Page } from '../words/pages.ts';
import { speakerFor } from '../words/speakers.ts';

/** The few pages that are served as long as there is no app. They need no script. */

const STYLE = `
:root { color-scheme: light dark; --ink: #33291d; --paper: #f6efe0; --edge: #b08d4f; --link: #7a4a12; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d2; --paper: #221b13; --edge: #8a6d3a; --link: #e8b96a; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  font: 1.125rem/1.6 Georgia, 'Times New Roman', serif; color: var(--ink); background: var(--paper); }
main { max-width: 38rem; width: 100%; padding: clamp(1.25rem, 5vw, 3rem); border: 2px solid var(--edge); border-radius: 1rem; }
h1 { margin: 0 0 1rem; font-size: clamp(1.6rem, 6vw, 2.4rem); line-height: 1.15; text-wrap: balance; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
ul { margin: 1.5rem 0 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .75rem; }
a { display: inline-block; padding: .6rem 1rem; border: 1px solid var(--edge); border-radius: .6rem; color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function htmlOf({ title, paragraphs, links = [] }: Page, language: string): string {
  const items = links.map(({ text, to }) => `<li><a href="${escaped(to)}">${escaped(text)}</a></li>`);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><link rel="stylesheet" href="/page.css"></head>
<body><main><h1>${escaped(title)}</h1>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}
${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}</main></body></html>`;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  make: typeof lostPage,
): FastifyReply {
  const { language, say } = speakerFor(request.headers['accept-language']);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(htmlOf(make(say), language));
}

export function servePages(app: FastifyInstance, hasApp: boolean): void {
  app.get('/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  if (hasApp) return;
  app.get('/', (request, reply) =>
    send(request, reply, 200, (say) =>
      frontPage(say, {
        api: '/api/openapi.json',
        socket: '/api/socket.json',
        command: 'npx charterstone play',
      }),
    ),
  );
}

/** Nothing is there: for programs in their words, for people in theirs. */
export function serveLost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith('/api/'))
    return reply.code(404).send({ error: 'not-found', message: 'there is no such door' });
  return send(request, reply, 404, lostPage);
}

export function serveMoment(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply.header('retry-after', '5'), 503, momentPage);
}
