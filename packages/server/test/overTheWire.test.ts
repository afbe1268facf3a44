// The program for whoever writes a client, as docs/your-own-box.md has it played.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { USUAL_LIMITS } from './proofs/floods.ts';
import { type Ground, ground } from './stores.ts';

const ROOT = join(import.meta.dirname, '../../..');
let place: Ground;
let house: House;
beforeAll(async () => {
  place = await ground('sqlite');
  house = await openHouse(place.where, { ...USUAL_LIMITS, BOXES: join(ROOT, 'examples') });
});
afterAll(async () => {
  await house.stop();
  await place.dispose();
});

/** What the program says, and how it ends. */
const overTheWire = (...args: readonly string[]) => overTheWireTo(house.url, ...args);

async function overTheWireTo(url: string, ...args: readonly string[]) {
  const script = join(ROOT, 'scripts/over-the-wire.ts');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, url, ...args]);
    return { said: stdout, code: 0 };
  } catch (error) {
    return { said: String(Object(error).stderr), code: Object(error).code };
  }
}

test('the example box is played to the end of its campaign on a running server', async () => {
  const { said, code } = await overTheWire('1', 'wire', '--box', 'two-summers');
  expect({ said, code }).toEqual({
    said: expect.stringMatching(
      /^two-summers, 1 seats, \d+ choices, 2 games are over: \{[^{}]+\}, \{[^{}]+\}\n$/,
    ),
    code: 0,
  });
});

test('a seed plays the same again, and a shorter campaign than the box has where that is wanted', async () => {
  const args = ['2', 'wire', '--box', 'two-summers', '--games', '1'];
  const { said, code } = await overTheWire(...args);
  expect({ said, code }).toEqual({
    said: expect.stringMatching(/^two-summers, 2 seats, \d+ choices, the game is over: \{[^{}]+\}\n$/),
    code: 0,
  });
  expect(await overTheWire(...args)).toEqual({ said, code });
  expect(await overTheWire('2', 'wire', '--box', 'two-summers', '--games', '3')).toEqual({
    said: 'A campaign with the box "two-summers" has 2 games, not 3.\n',
    code: 1,
  });
});

test('an address is read as people write it, and what is none is called so', async () => {
  const { host } = new URL(house.url);
  for (const address of [`${house.url}/`, host, `${host}/`]) {
    const { said } = await overTheWireTo(address, '1', 'wire', '--box', 'two-winters');
    expect(said).toContain('There is no box "two-winters"');
  }
  for (const address of ['ws://localhost:8080', 'local host', 'localhost:http'])
    expect(await overTheWireTo(address)).toEqual({
      said: `"${address}" is no address of a server: write it as http://localhost:8080.\n`,
      code: 1,
    });
});

test('a box that is not on the shelf is refused with the names of those that are', async () => {
  const { said, code } = await overTheWire('1', 'wire', '--box', 'two-winters');
  expect(code).toBe(1);
  expect(said).toContain('There is no box "two-winters" on the shelf there, but charterstone, two-summers.');
});

test('what makes no sense is refused with what does', async () => {
  const { said, code } = await overTheWire('--bags', 'two');
  expect(code).toBe(1);
  expect(said).toMatch(/--bags[\s\S]*--box NAME/);
});
