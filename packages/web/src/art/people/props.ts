import { type Draw, wordIn } from './kit.ts';
import { CRAFT } from './propsCraft.ts';
import { GOODS } from './propsGoods.ts';
import { PAPER } from './propsPaper.ts';
import { PLAY } from './propsPlay.ts';
import { POLES } from './propsPoles.ts';
import { TABLE } from './propsTable.ts';
import { TRADE } from './propsTrade.ts';

/** How something is held: upright beside the shoulder, before the chest, or not at all because it sits there by itself. */
export type Hold = 'upright' | 'chest' | 'perch';

export type Prop = { readonly hold: Hold; readonly draw: Draw };

const nothing: Draw = () => '';

type Shelf = readonly [Hold, { readonly [word: string]: Draw }];

/** Those of the first game; the others are laid out in later.ts. */
export const SHELVES: Shelf[] = [
  ['upright', POLES],
  ['chest', CRAFT],
  ['chest', TRADE],
  ['chest', GOODS],
  ['chest', TABLE],
  ['chest', PAPER],
  ['chest', PLAY],
];

/** What somebody carries; nothing for a word nobody knows. */
export function propOf(word: string | undefined): Prop | undefined {
  for (const [hold, shelf] of SHELVES) {
    const draw = wordIn(shelf, word, nothing);
    if (draw !== nothing) return { hold: word === 'fish' ? 'chest' : hold, draw };
  }
  return undefined;
}
