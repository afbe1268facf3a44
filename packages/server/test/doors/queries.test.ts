import { ROUTES, type RouteName } from '@charterstone/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type House, openHouse } from '../house.ts';
import { differences, everything } from '../proofs/everything.ts';
import { openStage } from '../proofs/onlyYourSeat.ts';
import { QUESTIONS } from '../proofs/questions.ts';
import { type Ground, ground } from '../stores.ts';
import { refusal } from '../tables/evening.ts';

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

const NAMES = Object.keys(ROUTES).filter((name): name is RouteName => name in ROUTES);

test('what no door knows is refused at every door of the API, and does nothing', async () => {
  const { scene, before } = await openStage(house);
  for (const name of NAMES) {
    const question = QUESTIONS[name](scene);
    const asked = scene.people.host.ask(name, { ...question, query: { ...question.query, unheard: 1 } });
    expect([name, await refusal(asked)]).toMatchObject([name, { status: 400, error: 'wrong-shape' }]);
    await asked.catch(({ issues }) => expect(issues[0]).toContain('unheard'));
  }
  const socket = new WebSocket(
    `${house.url.replace('http', 'ws')}/api/tables/${scene.table}/socket?unheard=1`,
    {
      headers: { cookie: scene.people.host.cookie },
    },
  );
  const refused = new Promise((resolve) => {
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    socket.on('open', () => resolve('open'));
  });
  expect(await refused).toBe(400);
  socket.on('error', () => {});
  socket.terminate();
  expect(differences(before, await everything(house.parts.store))).toEqual([]);
});

test.each(['/api/openapi.json', '/api/socket.json'])(
  '%s too; a page of the app may be asked with anything',
  async (path) => {
    const status = async (at: string) => (await fetch(`${house.url}${at}`)).status;
    expect([await status(path), await status(`${path}?unheard=1`)]).toEqual([200, 400]);
    expect([await status('/?from=mail'), await status('/healthz?unheard=1')]).toEqual([200, 200]);
  },
);
