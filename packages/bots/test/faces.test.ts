import { FACES, faceOf } from '@charterstone/bots';
import { theBox } from '@charterstone/testkit';
import { expect, test } from 'vitest';

const SEATS = [1, 2, 3, 4, 5, 6];
const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

test('a bot is the same whenever its campaign is played', () => {
  for (const seat of SEATS) expect(faceOf('7', seat)).toEqual(faceOf('7', seat));
});

test('nobody at a table shares a name or a face with another', () => {
  for (const seed of seeds) {
    const table = SEATS.map((seat) => faceOf(seed, seat));
    expect(new Set(table.map(({ name }) => name)).size).toBe(SEATS.length);
    expect(new Set(table.map(({ face }) => face)).size).toBe(SEATS.length);
  }
});

test('everybody sits on every seat in some campaign', () => {
  for (const seat of SEATS) {
    const met = new Set(seeds.map((seed) => faceOf(seed, seat).name));
    expect([seat, met.size]).toEqual([seat, FACES.length]);
  }
});

test('faces are those of the personas that everybody has seen: nothing locked shows', () => {
  const { charters } = theBox().data.startUp;
  const start = Object.values(charters).map(({ persona }) => persona);
  expect(new Set(FACES.map(({ face }) => face))).toEqual(new Set(start));
});
