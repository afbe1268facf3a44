import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFor, surroundings } from '../house.ts';
import { secretive } from '../proofs/secretive.ts';
import { freePort, type Ground, ground } from '../stores.ts';

let place: Ground;
beforeAll(async () => {
  place = await ground('postgres');
});
afterAll(() => place?.dispose());

test('a log that says all it can says no secret, whatever happens', async () => {
  const { log, secrets } = await secretive(place.where);
  const lines = log.trim().split('\n');
  for (const line of lines) JSON.parse(line);
  expect(secrets.size).toBeGreaterThan(25);
  const told = [...secrets].filter(
    ([, text]) => log.includes(text) || log.includes(encodeURIComponent(text)),
  );
  expect(told.map(([what, text]) => [what, lines.find((line) => line.includes(text))])).toEqual([]);
  // There was something to log, trouble too.
  expect(log).toContain('"ready"');
  expect(log).toContain('trouble while answering a request');
});

test.each([
  [
    'a database that is not there',
    async () => `postgres://somebody:S3cretCanary@127.0.0.1:${await freePort()}/x`,
  ],
  ['a wrong password', async () => place.where.replace(/\/\/.*@/, '//postgres:S3cretCanary@')],
  [
    'a database of another name',
    async () => `${place.where.replace(/\/\/.*@/, '//postgres:S3cretCanary@')}_x`,
  ],
  ['no address at all', async () => 'postgres:S3cretCanary'],
])('a server that can not start with %s says so, and not the password', async (_, address) => {
  const main = join(import.meta.dirname, '../../../cli/src/main.ts');
  const env = { ...surroundings(), ...settingsFor(place.where), DATABASE_URL: await address() };
  const child = spawn(process.execPath, [main, 'serve'], { env: { ...env, LOG_LEVEL: 'trace' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  expect(code).not.toBe(0);
  expect(said.length).toBeGreaterThan(10);
  expect(said).not.toContain('S3cretCanary');
});
