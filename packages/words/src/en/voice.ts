import type { Who } from '@charterstone/rules';
import { possession } from './tests.ts';

/** Whose deed a sentence tells: the reader's ("gain 1 VP", "your charter") or somebody else's ("gains", "their"). */
export type Voice = {
  readonly verb: (base: string) => string;
  readonly you: string;
  readonly your: string;
};

function third(verb: string): string {
  return /(sh|ch|s)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export const YOU: Voice = { verb: (base) => base, you: 'you', your: 'your' };
export const THEY: Voice = { verb: third, you: 'they', your: 'their' };
/** Behind "may" the verb is bare again. */
export function bare(voice: Voice): Voice {
  return { ...voice, verb: YOU.verb };
}

const PEOPLE = {
  me: 'you',
  owner: 'the owner of the charter',
  speaker: 'the holder of this card',
  opponent: 'each opponent',
  player: 'each player',
  human: 'each player',
  charter: 'each charter',
  inactiveCharter: 'each inactive charter',
  chooser: 'whoever chooses',
  noted: 'whoever is noted on the guidepost',
} as const satisfies { readonly [W in Extract<Who, string>]: string };

/** Who does it, as the subject of a sentence. */
export function people(who: Who): string {
  if (typeof who === 'string') return PEOPLE[who];
  return `the player with ${possession(who.having)} (the die breaks ties)`;
}
