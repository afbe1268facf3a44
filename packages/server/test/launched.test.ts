import { expect, test } from 'vitest';
import { letGo, POLITELY } from './proofs/launched.ts';

test.concurrent.each([
  ['launcher', 'group', 'SIGTERM'],
  ['launcher', 'first', 'SIGTERM'],
  ['launcher', 'group', 'SIGINT'],
  ['launcher', 'group', 'SIGHUP'],
  ['npm', 'group', 'SIGTERM'],
  ['npm', 'first', 'SIGTERM'],
] as const)(
  'a server started by %s, the %s of which hears %s, shows everybody out, and nothing of it is left',
  async (by, to, signal) => {
    const players = await letGo({ by, to, signal });
    expect(new Set(players)).toEqual(new Set([POLITELY]));
  },
);
