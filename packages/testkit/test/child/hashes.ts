// Plays a few games and prints their hashes: run twice, in processes of its own.
import { playout, theBox } from '../../src/index.ts';

const box = theBox();
const hashes = [1, 2, 3, 4, 5, 6].flatMap((seats) =>
  (['random', 'curious'] as const).map((player) => playout(box, { seats, seed: 'processes', player }).hash),
);
process.stdout.write(JSON.stringify(hashes));
