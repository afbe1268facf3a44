import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ENDS_WITH_US } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { settingsFor, surroundings } from './house.ts';
import { freePort, ground } from './stores.ts';

const MAIN = join(import.meta.dirname, '../../cli/src/main.ts');
const LOOK_MS = 20;

async function isThere(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test.concurrent.each([
  ['before the first line', 0],
  ['after the first lines', 1],
])(
  'a server whose lines nobody reads any more (%s) opens, plays on and stops when asked',
  async (_, lines) => {
    const place = await ground('sqlite');
    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}`;
    const child = spawn(process.execPath, [...ENDS_WITH_US, MAIN, 'serve'], {
      // Both outputs have something to say.
      env: { ...surroundings(), ...settingsFor(place.where, { PORT, LOG_LEVEL: 'info' }) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    try {
      // As `2>&1 | head` does it.
      if (lines > 0) await once(child.stderr, 'data');
      child.stdout.destroy();
      child.stderr.destroy();
      while (!(await isThere(url))) {
        expect(child.exitCode).toBeNull();
        await pause(LOOK_MS);
      }
      // It has said all it has to say at the start by now, and is still there.
      await pause(1000);
      expect(await isThere(url)).toBe(true);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      await place.dispose();
    }
  },
);
