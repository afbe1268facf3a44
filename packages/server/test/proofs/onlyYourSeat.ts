import { type Tally, tally } from '@charterstone/testkit';
import type { House } from '../house.ts';
import { doorMatrix } from './doorMatrix.ts';
import { differences, type Everything, everything } from './everything.ts';
import { demand } from './measure.ts';
import { tryOrigin, wrongOrigins } from './origins.ts';
import { openScene, type Scene, stillness } from './scene.ts';
import { seatMatrix } from './seatMatrix.ts';

/** A table with all kinds of people around it, at a moment when seat 2 may choose. */
export type Stage = {
  readonly scene: Scene;
  /** One that seat 2 has. */
  readonly option: string;
  /** All that is written. */
  readonly before: Everything;
};

export async function openStage(house: House): Promise<Stage> {
  const scene = await openScene(house);
  // So that there is something to go back to.
  const hosting = await scene.people.host.sit(scene.table);
  await hosting.choose(1, hosting.views.get(1)?.options[0] ?? '');
  hosting.close();
  await stillness(house, scene.table);
  const at = await scene.people.mate.sit(scene.table);
  const option = at.views.get(2)?.options[0] ?? '';
  at.close();
  return { scene, option, before: await everything(house.parts.store) };
}

const LEAST_ORIGINS = 20;

/** Pages of other origins may neither ask for changes nor open sockets. */
export async function otherOrigins({ people, table, url }: Scene): Promise<Tally> {
  const counts = tally();
  for (const origin of wrongOrigins(url)) {
    const { post, socket } = await tryOrigin(people.host, table, origin);
    demand(post === 403 && socket === 'refused: 403', () => `${origin}: ${post}, ${socket}`);
    counts.add('wrong origins refused');
  }
  const many = counts.of('wrong origins refused');
  demand(many >= LEAST_ORIGINS, () => `only ${many} wrong origins were tried`);
  return counts;
}

/** Which the page of the server itself may. */
export async function ownOrigin({ people, table, url }: Scene): Promise<void> {
  const { post, socket } = await tryOrigin(people.host, table, url);
  demand(post === 200 && socket === 'open', () => `${url}: ${post}, ${socket}`);
}

/** Only your seat: whatever is somebody else's is refused to everybody, at every door and over the socket, and changes nothing. */
export async function onlyYourSeat(house: House): Promise<Tally> {
  const { scene, option, before } = await openStage(house);
  const counts = tally();
  for (const some of [await doorMatrix(scene), await seatMatrix(scene, option), await otherOrigins(scene)])
    for (const [what, n] of some.entries()) counts.add(what, n);
  const changed = differences(before, await everything(house.parts.store));
  demand(changed.length === 0, () => `something was changed:\n${changed.slice(0, 5).join('\n')}`);
  await ownOrigin(scene);
  demand(house.log.length === 0, () => `the server had trouble: ${house.log[0]}`);
  return counts;
}
