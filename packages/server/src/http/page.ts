import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  busyPage,
  confirmedPage,
  confirmPage,
  frontPage,
  lostPage,
  momentPage,
  type Page,
  recoveryPage,
  recoverySpentPage,
} from '../words/pages.ts';
import { speakerFor } from '../words/speakers.ts';

/** The few pages that are served as long as there is no app. */

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
button { font: inherit; min-height: 44px; padding: .5rem 1.25rem; border: 2px solid var(--edge); border-radius: .6rem; background: none; color: var(--link); cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

type Parts = { readonly id?: string; readonly hidden?: boolean };

function sectionOf(
  { title, paragraphs, links = [], button }: Page,
  { id, hidden = false }: Parts = {},
): string {
  const items = links.map(({ text, to }) => `<li><a href="${escaped(to)}">${escaped(text)}</a></li>`);
  return `<section${id === undefined ? '' : ` id="${id}"`}${hidden ? ' hidden' : ''}><h1>${escaped(title)}</h1>
${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}
${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}
${button === undefined ? '' : `<button type="button">${escaped(button)}</button>`}</section>`;
}

function htmlOf(sections: readonly string[], title: string, language: string, script = ''): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><link rel="stylesheet" href="/page.css">${script}</head>
<body><main aria-live="polite">${sections.join('')}</main></body></html>`;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  make: typeof lostPage,
): FastifyReply {
  const { language, say } = speakerFor(request.headers['accept-language']);
  const page = make(say);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(htmlOf([sectionOf(page)], page.title, language));
}

/** The front page, and what links in mails and of one's own lead to: each is shown when its link is opened. */
function sendFront(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language, say } = speakerFor(request.headers['accept-language']);
  const front = frontPage(say, {
    api: '/api/openapi.json',
    socket: '/api/socket.json',
    command: 'npm run play',
  });
  const hidden = true;
  const sections = [
    sectionOf(front, { id: 'front' }),
    sectionOf(recoveryPage(say), { id: 'recover', hidden }),
    sectionOf(recoverySpentPage(say), { id: 'recover-spent', hidden }),
    sectionOf(confirmPage(say), { id: 'confirm', hidden }),
    sectionOf(confirmedPage(say, true), { id: 'confirm-done', hidden }),
    sectionOf(confirmedPage(say, false), { id: 'confirm-spent', hidden }),
  ];
  const script = '<script src="/page.js" defer></script>';
  return reply.type('text/html; charset=utf-8').send(htmlOf(sections, front.title, language, script));
}

/** Links carry their secret behind #, and nothing happens before the button is pressed: programs that read mails open every link. */
const SCRIPT = `
const ways = { recover: ['/api/recovery/redeem', 'front'], confirm: ['/api/mail/confirm', 'confirm-done'] };
const show = (id) => { for (const one of document.querySelectorAll('section')) one.hidden = one.id !== id; };
const look = () => {
  const [, what, token] = /^#\\/(recover|confirm)\\/([\\w-]+)$/.exec(location.hash) ?? [];
  if (what === undefined) return show('front');
  show(what);
  document.querySelector('#' + what + ' button').onclick = async () => {
    const [door, done] = ways[what];
    const answer = await fetch(door, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) });
    history.replaceState(null, '', '/');
    show(answer.ok ? done : what + '-spent');
  };
};
addEventListener('hashchange', look);
look();
`;

export function servePages(app: FastifyInstance, hasApp: boolean): void {
  app.get('/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  if (hasApp) return;
  app.get('/page.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get('/', sendFront);
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

/** Once their minute is over the address gives what it gives. */
export function serveBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, 429, busyPage);
}
