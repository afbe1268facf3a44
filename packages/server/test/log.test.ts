import { expect, test } from 'vitest';
import { openLog } from '../src/operations/log.ts';

function logged(error: Error): string {
  let text = '';
  openLog('info', { write: (line) => (text += line) }).error({ err: error }, 'trouble');
  return text;
}

test.each([
  'postgres://village:hunter2@db.example.org/tables',
  'postgres://village:hunter2@canary@db.example.org/tables',
  'postgres://village:hunter2/canary@db.example.org/tables',
  'smtps://hunter2@example.org:canary@@mail.example.org',
])('of an address with a password an error says nothing but where it leads (%s)', (address) => {
  const text = logged(new Error(`${address} can't be reached`));
  for (const secret of ['village', 'hunter2', 'canary']) expect(text).not.toContain(secret);
  expect(text).toMatch(/…@(db|mail)\.example\.org/);
});

test('where something happened stays readable, whatever its folders are called', () => {
  const error = new Error('gone');
  error.stack = 'Error: gone\n    at open (file:///srv/node_modules/@fastify/cookie/index.js:3:1)';
  expect(logged(error)).toContain('file:///srv/node_modules/@fastify/cookie/index.js:3:1');
});
