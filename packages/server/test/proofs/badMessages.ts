import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Tally, tally } from '@charterstone/testkit';
import { openHouse } from '../house.ts';
import { ASKED_KINDS, badAsked } from './badAsked.ts';
import { badFrames, badHandshakes, FRAME_KINDS } from './badFrames.ts';
import { badSaid, SAID_KINDS } from './badSaid.ts';
import { badWire, WIRE_KINDS } from './badWire.ts';
import { differences, everything } from './everything.ts';
import { Line } from './line.ts';
import { demand } from './measure.ts';
import { Neighbour } from './neighbour.ts';
import type { Asked } from './proof.ts';
import { openScene, stillness } from './scene.ts';

const PARTS = 10;
/** In the first three parts a server warms up, however small they are: what it keeps then, some megabytes, it keeps once. */
const WARM_AFTER = 5;

/** How long a neighbour thinks. */
const NEIGHBOUR_MS = 30;

/** What one sweep sets free (sockets, their buffers) goes with a later one: after one alone, eight megabytes come and go by chance. */
const SWEEPS = 4;
const SWEEP_MS = 50;

/** What is still held after everything that can go has gone, in bytes. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (sweep > 0) await pause(SWEEP_MS);
    if (typeof collect === 'function') collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** What must have happened: whoever asks judges that, and has the rest of the outcome in any case. */
export const MESSAGE_KINDS: readonly string[] = [
  ...SAID_KINDS,
  ...ASKED_KINDS,
  ...FRAME_KINDS,
  ...WIRE_KINDS,
];

export type Outcome = {
  readonly counts: Tally;
  /** By so much memory grew while so many of the messages came: the later half, when a server has warmed up. */
  readonly grownBytes: number;
  readonly grownOver: number;
};

/**
 * Bad messages do nothing: nothing is written, nobody is answered worse than "no", nothing is logged as our trouble, a neighbour plays
 * on all the while. So many messages altogether, over sockets and HTTP, in parts of a tenth so that a growth of memory shows.
 */
export async function badMessages(where: string, trial: Asked): Promise<Outcome> {
  const { count, seed, progress } = trial;
  const counts = tally();
  const house = await openHouse(where, { MAX_IMPORT_BYTES: '200000' });
  const line = new Line(house.url.replace('127.0.0.1', 'localhost'));
  try {
    const scene = await openScene(house);
    await stillness(house, scene.table);
    const neighbour = await Neighbour.sitDown(house.url);
    const before = await everything(house.parts.store, [neighbour.table]);
    let [warm, last] = [0, 0];
    for (let part = 0; part < PARTS; part++) {
      const share = (of: number): Asked => ({
        count: Math.ceil((count * of) / PARTS),
        seed: seed * 1000 + part,
      });
      let busy = true;
      const playing = (async () => {
        while (busy) {
          await neighbour.plays();
          counts.add("a neighbour's choices");
          await pause(NEIGHBOUR_MS);
        }
      })();
      try {
        await badSaid(scene, share(0.84), counts);
        await badAsked(scene, line, share(0.1), counts);
        // These mostly wait for a server that has nothing to say to them.
        await Promise.all([
          badFrames(scene, share(0.02), counts),
          badHandshakes(scene, line, share(0.01), counts),
          badWire(scene, line, share(0.03), counts),
        ]);
      } finally {
        busy = false;
        await playing;
      }
      // Alike both times: what is looked at later, all of the database, leaves something of its own.
      if (part + 1 === WARM_AFTER || part + 1 === PARTS) {
        await stillness(house, scene.table);
        [warm, last] = [last, await heldBytes()];
      }
      progress?.(((part + 1) * count) / PARTS);
    }
    const changed = differences(before, await everything(house.parts.store, [neighbour.table]));
    demand(changed.length === 0, () => `bad messages changed something:\n${changed.slice(0, 5).join('\n')}`);
    demand(
      house.log.length === 0,
      () => `bad messages were logged as trouble:\n${house.log.slice(0, 3).join('\n')}`,
    );
    demand(Object.keys(Object.prototype).length === 0, () => 'something got into every object');
    neighbour.leave();
    return { counts, grownBytes: last - warm, grownOver: (count * (PARTS - WARM_AFTER)) / PARTS };
  } finally {
    line.close();
    await house.stop();
  }
}
