import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { PROMISED } from '@charterstone/testkit';
import { seek } from '../../../packages/cli/src/uses/campaign.ts';
import { thingsOf } from '../../../packages/cli/src/uses/things.ts';
import type { Proof } from '../pledge.ts';

const box = compile(data);
const things = thingsOf(data);
/** Players of one part look for what all parts before it have left unused. */
const CAMPAIGNS = 12;
const TIMES = PROMISED.content.large;
/** What was not used by then is not used. */
const MOST_CAMPAIGNS = 5000;
const PLAYED = 'campaigns';

export const proof: Proof = {
  // What is counted are the things that have been used ten times.
  run: async ({ seed, found }, progress) => {
    const before = Int32Array.from(things.names, (name) => found[name] ?? 0);
    const uses = before.slice();
    const problems: string[] = [];
    const often = (counts: Int32Array): number => counts.filter((n) => n >= TIMES).length;
    const first = found[PLAYED] ?? 0;
    for (let i = 0; i < CAMPAIGNS; i++) {
      const seats = 1 + ((first + i) % 6);
      const seen = seek(box, { number: first + i, seats, seed: `content ${seed} ${i}`, before }, things);
      seen.uses.forEach((n, thing) => {
        uses[thing] = (uses[thing] ?? 0) + n;
      });
      if (seen.problem !== undefined) problems.push(`a campaign of ${seats}: ${seen.problem}`);
      progress(often(uses) - often(before));
      await new Promise(setImmediate);
    }
    if (first + CAMPAIGNS >= MOST_CAMPAIGNS)
      problems.push(
        `hardly used: ${things.names.filter((_, thing) => (uses[thing] ?? 0) < TIMES).join(', ')}`,
      );
    // What was never used is told as well. It holds only when all is used, ten times each; a thing that nobody can use is a problem in the end.
    const added = things.names.map((name, thing): [string, number] => [
      name,
      (uses[thing] ?? 0) - (before[thing] ?? 0),
    ]);
    return {
      done: often(uses) - often(before),
      found: Object.fromEntries([[PLAYED, CAMPAIGNS], ...added]),
      measured: { 'things used': uses.filter((n) => n > 0).length },
      problems,
    };
  },
};
