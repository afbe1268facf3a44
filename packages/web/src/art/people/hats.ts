import type { Shades } from '../paper.ts';
import { FINE_HATS } from './hatsFine.ts';
import { SOFT_HATS } from './hatsSoft.ts';
import { WORK_HATS } from './hatsWork.ts';
import { type Layers, wordIn } from './kit.ts';

/** What becomes of the hair under a hat. */
export type HairFate = 'free' | 'flat' | 'none';

const HATS = { ...WORK_HATS, ...SOFT_HATS, ...FINE_HATS };

const HIDES: readonly string[] = ['hood', 'hijab', 'turban', 'nurse', 'coif', 'helm', 'towel'];
const LEAVES: readonly string[] = [
  ...['none', 'cowl', 'bow', 'comb', 'wreath', 'laurel', 'tiara', 'crown', 'headband', 'goggles'],
  ...['key', 'antenna', 'funnel', 'pillbox', 'fez'],
];

export function hatOf(word: string, t: Shades): Layers & { readonly hair: HairFate } {
  if (!Object.hasOwn(HATS, word)) return { hair: 'free' };
  const hair = HIDES.includes(word) ? 'none' : LEAVES.includes(word) ? 'free' : 'flat';
  return { ...wordIn(HATS, word, () => ({}))(t), hair };
}

export const HAT_WORDS = Object.keys(HATS);
