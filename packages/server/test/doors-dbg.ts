import { openHouse } from '/work/main/packages/server/test/house.ts';
import { openScene, stillness } from '/work/main/packages/server/test/proofs/scene.ts';
import { ground } from '/work/main/packages/server/test/stores.ts';
import { badSaid } from '/work/main/packages/server/test/proofs/badSaid.ts';
import { badAsked } from '/work/main/packages/server/test/proofs/badAsked.ts';
import { badFrames, badHandshakes } from '/work/main/packages/server/test/proofs/badFrames.ts';
import { badWire } from '/work/main/packages/server/test/proofs/badWire.ts';
import { Line } from '/work/main/packages/server/test/proofs/line.ts';
import { tally } from '@charterstone/testkit';
const place = await ground('sqlite');
const house = await openHouse(place.where, { MAX_IMPORT_BYTES: '200000' });
setTimeout(() => { console.log(house.log, house.parts.rooms.guests); }, 15000).unref();
console.log('open');
try {
const scene = await openScene(house);
console.log('scene');
await stillness(house, scene.table);
console.log('still');
const c = tally(); const line = new Line(house.url);
const t = {count: 2000, seed: 1};
for (const [n, f] of Object.entries({ said: () => badSaid(scene, t, c), asked: () => badAsked(scene, line, t, c), frames: () => badFrames(scene, {...t, count: 100}, c), hs: () => badHandshakes(scene, line, {...t, count: 100}, c), wire: () => badWire(scene, line, {...t, count: 100}, c)})) {
  const s = Date.now();
  await f().then(() => console.log(n, Date.now() - s), (e) => console.log(n, 'FAILED', e.message));
}
console.log(c.entries().map(([a, b]) => a + ' ' + b).join(', '));
console.log(house.log.slice(0, 3), house.log.length);
} catch (e) { console.log(e); }
await house.stop(); await place.dispose();
process.exit(0);
