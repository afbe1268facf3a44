import type { PerilPicture } from '@charterstone/protocol';
import { at, disc, INK, line, SHADOW, shape } from '../paper.ts';
import { type Art, type Draw, wordIn } from '../people/kit.ts';
import { sceneOf } from '../people/scenes.ts';

/** By their word: laid out in later.ts. */
export const PERILS: { [word: string]: Draw } = {};

const unknown: Draw = () => line('M-3-4Q-3-8 0-8T3.4-4Q3.4-1 0 0V3', INK, 2.6) + disc(0, 7, 1.8, INK);

const DIAMOND = 'M0-17L17 0 0 17-17 0z';

/** A peril as it lies on the board: a warning diamond, so the family reads from the outline; the little face tells which one. */
export function perilPiece(word: string): string {
  const face = wordIn(PERILS, word, unknown)();
  return (
    at(-1.5, 3, 1, shape(DIAMOND, SHADOW, 0.45)) +
    `<path d="${DIAMOND}" fill="#2a1830" stroke="#fff6dc" stroke-width="2.6" stroke-linejoin="round"/>` +
    shape('M0-14L14 0 0 14-14 0z', '#ffcf4a') +
    shape('M0-14V14L-14 0z', '#eeb02f') +
    `<g transform="scale(.94)">${face}</g>`
  );
}

/** The same as a picture, before a sky that has seen better days. */
export const perilArt = ({ peril }: PerilPicture): Art => ({
  markup: sceneOf('cave', 'slate') + at(0, -10, 2.1, perilPiece(peril)),
  viewBox: '-50 -68 100 112',
});
