import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFiles } from '../../src/http/files.ts';
import { removeFolder } from '../house.ts';

const app = Fastify();
const root = mkdtempSync(join(tmpdir(), 'charterstone-files-'));

beforeAll(async () => {
  for (const folder of ['assets', 'icons', '.git']) mkdirSync(join(root, folder));
  for (const [name, text] of Object.entries({
    'index.html': 'the page',
    'sw.js': 'the worker',
    '.made-of': 'hidden',
    'assets/app-1a2b.js': 'the app',
    'assets/app-1a2b.js.br': 'packed',
    'icons/192.png': 'an icon',
    '.git/config': 'hidden',
  }))
    writeFileSync(join(root, name), text);
  app.setNotFoundHandler((_, reply) => reply.code(404).send('nothing'));
  await serveFiles(app, root);
});
afterAll(async () => {
  await app.close();
  removeFolder(root);
});

test.each([
  ['/', 'the page', 'no-cache'],
  ['/index.html', 'the page', 'no-cache'],
  ['/sw.js', 'the worker', 'no-cache'],
  ['/icons/192.png', 'an icon', 'no-cache'],
  ['/assets/app-1a2b.js', 'the app', 'public, max-age=31536000, immutable'],
])('%s is a file of the app', async (url, text, lasts) => {
  const { statusCode, body, headers } = await app.inject(url);
  expect([statusCode, body, headers['cache-control']]).toEqual([200, text, lasts]);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(text.length),
  ]);
});

test('whoever can unpack is given what is packed', async () => {
  const asked = { url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } };
  const { body, headers } = await app.inject(asked);
  expect([body, headers['content-encoding']]).toEqual(['packed', 'br']);
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
});

test.each([
  ...['/nothing', '/assets', '/assets/', '/assets/nothing.js', '/assets/app-1a2b.js/x', '/icons/sw.js'],
  ...['/.made-of', '/.git/config', '/.git', '/assets/..%2fsw.js', '/..%2f..%2fetc'],
  ...['/INDEX.HTML', '/assets%2fapp-1a2b.js', '//sw.js'],
])('%s is none', async (url) => {
  for (const method of ['GET', 'HEAD', 'POST'] as const)
    expect((await app.inject({ method, url })).statusCode).toBe(404);
});

test('files that last are not counted by a limit; all others are, and names that no file has', async () => {
  const limited = Fastify();
  const limit = { max: 3, timeWindow: 60_000 };
  await limited.register(rateLimit, limit);
  limited.setNotFoundHandler({ preHandler: limited.rateLimit() }, (_, reply) => reply.code(404).send());
  await serveFiles(limited, root);
  const statuses = async (url: string, remoteAddress: string) => {
    const found = [];
    for (let i = 0; i < 5; i++) found.push((await limited.inject({ url, remoteAddress })).statusCode);
    return found;
  };
  expect(await statuses('/assets/app-1a2b.js', '10.0.0.1')).toEqual([200, 200, 200, 200, 200]);
  // Of what was asked for so far nothing counts.
  expect(await statuses('/sw.js', '10.0.0.1')).toEqual([200, 200, 200, 429, 429]);
  expect(await statuses('/assets/nothing.js', '10.0.0.2')).toEqual([404, 404, 404, 429, 429]);
  await limited.close();
});
