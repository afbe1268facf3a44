import { ROUTES, type RouteName } from '@charterstone/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { differences, everything } from '../proofs/everything.ts';
import { openStage } from '../proofs/onlyYourSeat.ts';
import { QUESTIONS } from '../proofs/questions.ts';
import { type Ground, ground } from '../stores.ts';

let place: Ground;
let house: House;
beforeAll(async () => {
  place = await ground('sqlite');
  house = await openHouse(place.where);
});
afterAll(async () => {
  await house?.stop();
  await place?.dispose();
});

const READING = Object.keys(ROUTES).filter(
  (name): name is RouteName => name in ROUTES && ROUTES[name as RouteName].method === 'GET',
);

/** Browsers ask with GET for whatever a page of somebody else's names: a picture, a link, a script. */
test('what is asked with GET changes nothing, though it is answered', async () => {
  const { scene, before } = await openStage(house);
  for (const name of READING) await scene.people.host.ask(name, QUESTIONS[name](scene));
  expect(READING.length).toBeGreaterThan(15);
  expect(differences(before, await everything(house.parts.store))).toEqual([]);
  expect(house.log).toEqual([]);
});
