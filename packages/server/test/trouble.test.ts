import { pino } from 'pino';
import { expect, test } from 'vitest';
import { troubleTo } from '../src/operations/trouble.ts';

test('the same trouble is told now and then, with how often it came; another one at once', () => {
  const lines: { readonly msg: string; readonly since?: number }[] = [];
  let now = 0;
  const trouble = troubleTo(
    pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) }),
    () => now,
  );
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
