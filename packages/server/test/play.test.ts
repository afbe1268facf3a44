import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyChoice, chanceFrom, company, type House, openHouse } from './house.ts';
import { type Ground, ground, STORES } from './stores.ts';

describe.each(STORES)('play over the wire, the journal in %s', (kind) => {
  let place: Ground;
  let house: House;
  beforeAll(async () => {
    place = await ground(kind);
    house = await openHouse(place.where);
  });
  afterAll(async () => {
    await house?.stop();
    await place?.dispose();
  });

  test.each([1, 2, 4, 6])('%i people play a game to its end', async (seats) => {
    const { id, people } = await company(house.url, seats, { seed: `wire ${seats}` });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    const chance = chanceFrom(seats);
    let choices = 0;
    for (;;) {
      const answer = await anyChoice(at, chance);
      if (answer === undefined) break;
      expect(answer.answer).toBe('accepted');
      choices++;
    }
    expect(choices).toBeGreaterThan(20);
    const [listed] = (await people[0]?.ask('myTables'))?.tables ?? [];
    expect(listed).toMatchObject({ over: true, seq: choices, waitingFor: [] });
    for (const one of at) one.close();
    expect(house.log).toEqual([]);
  });
});
