import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { company, type ServerProcess, spawnServer } from './house.ts';
import { type Ground, ground } from './stores.ts';

let place: Ground | undefined;
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  await place?.dispose();
});

/** Ends the first thread of a program, which owns the journal, when it is told to. */
const MURDER = `data:text/javascript,process.once('worker',(w)=>process.once('SIGUSR2',()=>w.terminate()))`;

test('a server whose journal has ended ends itself and says so, to be started again; what was answered is there', async () => {
  place = await ground('sqlite');
  server = await spawnServer(place.where, { NODE_OPTIONS: `--import=${MURDER}` });
  const { child, url } = server;
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const { id, people } = await company(url, 2);
  const [ann] = people;
  const at = await ann?.sit(id);
  const option = at?.views.get(1)?.options[0] ?? '';
  expect(await at?.choose(1, option)).toMatchObject({ answer: 'accepted', seq: 1 });
  const [gone, closed] = [once(child, 'close'), new Promise((told) => at?.heard.once('closed', told))];
  child.kill('SIGUSR2');
  // Whoever is there is told as at any other stop.
  expect(await closed).toBe(1012);
  expect(await gone).toEqual([1, null]);
  expect(said).toContain('"msg":"the journal can no longer be written: start the server again"');
  expect(said).toContain('Every choice that was answered is safe.');
  const { db } = await place.open();
  const kept = await db.selectFrom('journal').select('seq').where('campaign', '=', id).execute();
  expect(kept).toEqual([{ seq: 1 }]);
});
