import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { answerTrouble } from '../src/http/bind.ts';
import { troubleTo } from '../src/operations/trouble.ts';

type Line = { readonly msg: string; readonly since?: number };

/** A log, and the lines that are in it. */
function kept() {
  const lines: Line[] = [];
  return { lines, log: pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) }) };
}

test('the same trouble is told now and then, with how often it came; another one at once', () => {
  const { lines, log } = kept();
  let now = 0;
  const trouble = troubleTo(log, () => now);
  for (let i = 0; i < 10; i++) trouble(new Error('disk full'), 'writing a choice');
  trouble(new Error('gone'), 'catching up');
  now = 6000;
  trouble(new Error('disk full'), 'writing a choice');
  expect(lines.map(({ msg, since }) => [msg, since])).toEqual([
    ['trouble while writing a choice', undefined],
    ['trouble while catching up', undefined],
    ['trouble while writing a choice', 9],
  ]);
});

test('requests that fail one after the other are one line, and all of them are answered', async () => {
  const { lines, log } = kept();
  const app = Fastify();
  app.setErrorHandler(answerTrouble(troubleTo(log)));
  app.get('/', () => {
    throw new Error('disk full');
  });
  for (let i = 0; i < 20; i++) {
    const { statusCode, body } = await app.inject('/');
    expect([statusCode, JSON.parse(body).error]).toEqual([503, 'later']);
  }
  expect(lines.map(({ msg }) => msg)).toEqual(['trouble while answering a request']);
  await app.close();
});
