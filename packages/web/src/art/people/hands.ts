import { at, line, rect, type Shades, shape } from '../paper.ts';
import type { Skin } from './colours.ts';
import { mirrored, moved } from './kit.ts';
import { propOf } from './props.ts';

/** A forearm that comes from below and ends in a cuff; the hand follows at (0, 0). */
const sleeve = (t: Shades, lean: number): string =>
  shape(`M-6 7L6 7Q${lean + 9} 18 ${lean + 9} 26H${lean - 9}Q${lean - 8} 16-6 7z`, t.m) +
  shape(`M-6 7L-1 7Q${lean - 3} 18 ${lean - 3} 26H${lean - 9}Q${lean - 8} 16-6 7z`, t.d) +
  rect(-7, 4.4, 14, 5, t.h, 2.4);

/** A closed hand round a handle. */
const fist = (skin: Skin): string =>
  shape('M-6.4-3Q-6.4-6-3.4-6H3.6Q6.6-6 6.6-3V3Q6.6 6.4 3 6.4H-3Q-6.4 6.4-6.4 3z', skin.l) +
  shape('M-6.4-3Q-6.4-6-3.4-6H-1Q-3 0-1.4 6.4H-3Q-6.4 6.4-6.4 3z', skin.d) +
  line('M-1 -2.4H6M-1 .8H6.2M-1 3.8H5.4', skin.x, 0.8, 0.6);

/** Fingers under something small. */
const fingers = (skin: Skin): string =>
  [-6.6, -2.2, 2.2, 6.6]
    .map((x) => rect(x - 2, -4, 4.2, 9 - Math.abs(x) * 0.3, x < 0 ? skin.d : skin.l, 2.1))
    .join('') + shape('M-8.4 1H8.6Q9 8 4 9H-4Q-9 8-8.4 1z', skin.m);

const palm = (skin: Skin): string =>
  [-6, -2.1, 1.8, 5.6]
    .map((x, i) => rect(x - 1.8, -13 - (i === 1 || i === 2 ? 2.4 : 0), 3.7, 13, i < 1 ? skin.d : skin.l, 1.8))
    .join('') +
  shape('M-7.8-5H7.5Q8 6 3 7H-3Q-8 6-7.8-5z', skin.l) +
  shape('M-7.8-5H-3Q-4 2-1 7H-3Q-8 6-7.8-5z', skin.d) +
  shape('M6 1Q11-2 12.4-6.4 14-6 13.6-3 12 4 5 6z', skin.m);

/** What a free hand does, with its place beside shoulders that are `w` wide. */
const GESTURES: { readonly [word: string]: (w: number, t: Shades, skin: Skin) => string } = {
  wave: (w, t, skin) =>
    moved(Math.min(w + 3, 39), 16, `${sleeve(t, -4)}<g transform="rotate(12)">${palm(skin)}</g>`),
  point: (w, t, skin) => moved(w + 2, 18, sleeve(t, -4) + rect(1.4, -16, 4.2, 14, skin.l, 2.1) + fist(skin)),
  thumb: (w, t, skin) => moved(w - 2, 24, sleeve(t, -2) + rect(-5.6, -13, 4.4, 12, skin.l, 2.2) + fist(skin)),
  heart: (_w, t, skin) =>
    moved(
      10,
      28,
      `<g transform="rotate(-62)">${sleeve(t, 0)}</g>` + `<g transform="rotate(-70)">${palm(skin)}</g>`,
    ),
  chin: (_w, t, skin) => moved(9, 12, sleeve(t, 4) + rect(-6.4, -11, 4.2, 12, skin.m, 2.1) + fist(skin)),
  fist: (w, t, skin) => moved(w, 20, sleeve(t, -3) + fist(skin)),
  open: (w, t, skin) =>
    moved(Math.min(w, 36) - 7, 32, `${sleeve(t, -3)}<g transform="rotate(64)">${palm(skin)}</g>`),
};

/** One hand and what is in it, on the right of the picture; `left` is its mirror image. */
export function handOf(word: string, w: number, t: Shades, skin: Skin, left: boolean): string {
  const gesture = Object.hasOwn(GESTURES, word) ? GESTURES[word] : undefined;
  const drawn = gesture === undefined ? held(word, w, t, skin) : gesture(w, t, skin);
  return left ? mirrored(drawn) : drawn;
}

function held(word: string, w: number, t: Shades, skin: Skin): string {
  const prop = propOf(word);
  if (prop === undefined) return '';
  if (prop.hold === 'perch') return moved(w - 7, 10, prop.draw());
  if (prop.hold === 'upright')
    return moved(Math.min(w, 38), 24, sleeve(t, -3) + prop.draw() + moved(0, 3, fist(skin)));
  return moved(
    w - 9,
    27,
    moved(2, 9, sleeve(t, 2)) + at(0, 1, 1.14, prop.draw()) + moved(0, 12.5, fingers(skin)),
  );
}

/** Whether a hand can show this now. */
export function isHeld(word: string): boolean {
  return Object.hasOwn(GESTURES, word) || propOf(word) !== undefined;
}

export const GESTURE_WORDS = Object.keys(GESTURES);
