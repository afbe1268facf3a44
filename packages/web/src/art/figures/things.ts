import type { ThingPicture } from '@charterstone/protocol';
import { at, oval, SHADOW, type Shades, shape } from '../paper.ts';
import { clothShades } from '../people/colours.ts';
import { type Art, wordIn } from '../people/kit.ts';
import { propOf } from '../people/props.ts';
import { sceneOf } from '../people/scenes.ts';
import { TONES } from '../tones.ts';
import { FOUNDING } from './founding.ts';
import { minionFigure } from './minions.ts';
import { perilPiece } from './perils.ts';
import { VILLAGE } from './village.ts';

/** Those of the first game; the others are laid out in later.ts. */
export const THINGS: { [word: string]: (t: Shades) => string } = {
  ...FOUNDING,
  ...VILLAGE,
  minion: () =>
    at(-9, 14, 1, minionFigure('cat', TONES.purple)) + at(11, 14, 1, minionFigure('robot', TONES.blue)),
  peril: () => at(0, -6, 1.1, perilPiece('vermin')),
};

/** Where nobody knows the word: a crate, which might hold anything. */
const crate = (): string =>
  shape('M-16-10L0-18 16-10 0-2z', '#e8bd84') +
  shape('M-16-10L0-2V16L-16 8z', '#c08a4e') +
  shape('M16-10L0-2V16L16 8z', '#8a5a34');

/** A thing about its middle, 17 to each side, from y = -28 to 14. */
export function thingFigure(words: string): string {
  const [word = '', colour] = words.split(':');
  if (Object.hasOwn(THINGS, word)) return wordIn(THINGS, word, crate)(clothShades(colour, 'red'));
  const prop = propOf(word);
  if (prop === undefined) return crate();
  return prop.hold === 'upright' ? at(0, 0, 0.52, prop.draw(), 14) : prop.draw();
}

/** The card of a thing: it stands in its own light, a smaller one beside it. */
export function thingArt({ thing, tint, beside, scene }: ThingPicture): Art {
  const alone = beside === undefined;
  const main = oval(-3, 34, alone ? 36 : 30, 6, SHADOW, 0.26);
  const second = alone ? '' : oval(27, 36, 17, 4, SHADOW, 0.24) + at(28, 22, 0.98, thingFigure(beside));
  return {
    markup: `${sceneOf(scene ?? 'rays', tint)}<g transform="translate(${alone ? 0 : -11} 0)">${main}${at(0, 6, alone ? 1.9 : 1.66, thingFigure(thing))}</g>${second}`,
    viewBox: '-50 -68 100 112',
  };
}

/** Whether such a thing can be drawn now. */
export function isThing(words: string): boolean {
  const [word = ''] = words.split(':');
  return Object.hasOwn(THINGS, word) || propOf(word) !== undefined;
}
