import type { MinionPicture } from '@charterstone/protocol';
import type { Charter } from '@charterstone/rules';
import { at, disc, INK, oval, RIM, SHADOW, shape } from '../paper.ts';
import { type Art, wordIn } from '../people/kit.ts';
import { sceneOf } from '../people/scenes.ts';
import { token } from '../pieces/pieces.ts';
import { TONES, type Tones } from '../tones.ts';

/** A standing figure of paper: the edge it is cut along, and what is printed on it in the tones of its owner. */
export type Figure = { readonly outline: string; readonly draw: (h: Tones) => string };

export const eye = (x: number, y: number, r = 1.5): string =>
  disc(x, y, r, INK) + disc(x + r * 0.3, y - r * 0.35, r * 0.38, '#fff');

/** By their word: laid out in later.ts. */
export const MINION_FIGURES: { [word: string]: Figure } = {};

/** Somebody nobody has met yet: a bundle with eyes. */
const STRANGER: Figure = {
  outline: 'M-10 0Q-12-26 0-26T10 0z',
  draw: (h) =>
    shape('M-9 0Q-11-24.5 0-24.5T9 0z', h.m) +
    shape('M-9 0Q-11-24.5-1-24.5-6-12-4 0z', h.d) +
    eye(-3, -15) +
    eye(3.4, -15),
};

/** A minion alone, as it is cut: for a card, or for a piece on the board. */
export function minionFigure(word: string, tones: Tones): string {
  const { outline, draw } = wordIn(MINION_FIGURES, word, STRANGER);
  return `<path d="${outline}" fill="${RIM}" stroke="${RIM}" stroke-width="3.4" stroke-linejoin="round"/>${draw(tones)}`;
}

/** A minion as it stands on the board: on a base in the colour of its owner, with the owner's emblem. */
export function minionPiece(word: string, charter: Charter): string {
  const tones = TONES[charter];
  return (
    oval(-2, 2.5, 14, 4.4, SHADOW, 0.42) +
    `<ellipse cy="1.5" rx="13" ry="4.4" fill="${tones.x}" stroke="${RIM}" stroke-width="1.5"/>` +
    oval(0, 0.2, 11.5, 3.4, tones.m) +
    minionFigure(word, tones) +
    at(9.5, -1, 1, token(charter, 5.4))
  );
}

const SCENES: { readonly [word: string]: readonly [scene: string, tint: string] } = {
  chef: ['room', 'coral'],
  golem: ['cave', 'sand'],
  cat: ['town', 'lilac'],
  butler: ['room', 'mint'],
  robot: ['rays', 'sky'],
  ghost: ['night', 'slate'],
};

/** The card of a kind of minion: one of them at home, two more behind it. */
export function minionArt({ minion }: MinionPicture, tones: Tones = TONES.commons): Art {
  const [scene, tint] = wordIn(SCENES, minion, ['hills', 'gold']);
  const one = minionFigure(minion, tones);
  const behind = at(-27, 24, 1.25, one) + at(28, 22, 1.15, one);
  return {
    markup: `${sceneOf(scene, tint)}<g opacity=".55">${behind}</g>${oval(-2, 36, 30, 7, SHADOW, 0.3)}${at(0, 35, 2.5, one)}`,
    viewBox: '-50 -68 100 112',
  };
}
