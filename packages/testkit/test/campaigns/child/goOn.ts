// Reads campaigns from standard input, plays each from its first line and from a saved table on, and prints the hashes.
import { readFileSync } from 'node:fs';
import { choose, hash, load, replay, type Setting } from '@charterstone/rules';
import type { Line } from '../../../src/campaigns/index.ts';
import { theBox } from '../../../src/index.ts';

type Errand = { setting: Setting; lines: Line[]; at: number; saved: string };

const box = theBox();
const errands: Errand[] = JSON.parse(readFileSync(0, 'utf8'));

function replayed({ setting, lines }: Errand): string {
  const whole = replay(box, { setting, entries: lines });
  return whole.ok ? hash(whole.state) : `line ${whole.at} was refused`;
}

function restored({ lines, at, saved }: Errand): string {
  let state = load(box, new Uint8Array(Buffer.from(saved, 'base64')));
  for (const { seat, choice } of lines.slice(at)) {
    if (state === undefined) return 'could not be loaded';
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) return `${JSON.stringify(choice)} was refused`;
    ({ state } = outcome);
  }
  return state === undefined ? 'could not be loaded' : hash(state);
}

process.stdout.write(
  JSON.stringify(errands.map((errand) => ({ replayed: replayed(errand), restored: restored(errand) }))),
);
