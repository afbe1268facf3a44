/** What is loaded into a page: the rules and the box, as an app would have them that plays by itself. */
import { box as data } from '@charterstone/box';
import { choose, compile, type Entry, hash, newCampaign, type Setting } from '@charterstone/rules';

const box = compile(data);

/** The hash of the table after every so many lines of a journal, and after the last; a refused line ends it with its number. */
export function hashesAlong(setting: Setting, lines: readonly Entry[], every: number): string[] {
  let { state } = newCampaign(box, setting);
  const hashes = [hash(state)];
  for (const [i, { seat, choice }] of lines.entries()) {
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) return [...hashes, `line ${i} was refused`];
    ({ state } = outcome);
    if ((i + 1) % every === 0 || i === lines.length - 1) hashes.push(hash(state));
  }
  return hashes;
}
