import { disc, line, oval, rect, shape } from '../paper.ts';
import { GOLD, IRON, type Skin, STEEL } from './colours.ts';
import { each, ring } from './kit.ts';

/** What years leave on a face: friendly folds. */
export const wrinkles = (skin: Skin): string =>
  line('M-12.6-11.4l-2.4 1M-12.6-13.4l-2.6-.2M12.6-11.4l2.4 1M12.6-13.4l2.6-.2', skin.d, 0.9) +
  line('M-8.4-3.8q-2.2 2.6-1.4 5.4M8.4-3.8q2.2 2.6 1.4 5.4', skin.d, 1) +
  line('M-6-25q6-1.8 12 0M-4.5-27.6q4.5-1.2 9 0', skin.d, 0.9) +
  line('M-9-9.4q2.6 1.4 5 .2M4-9.2q2.6 1.2 5-.2', skin.d, 0.8);

const FACE: { readonly [word: string]: (skin: Skin) => string } = {
  freckles: (skin) =>
    each(
      [
        [-10, -8],
        [-7.5, -6.5],
        [-11.5, -6],
        [7.5, -6.5],
        [10.5, -8],
        [11.5, -6],
        [9, -5],
      ],
      ([x, y]) => disc(x, y, 0.8, skin.d),
    ),
  scar: (skin) => line('M9-20L12-9', skin.d, 1.3) + line('M8.8-16l3.4-.6', skin.d, 1),
  mole: () => disc(8, -1.5, 1, '#5f3b30'),
  soot: () => oval(10, -7, 3.6, 2, '#45434f', 0.4) + oval(-8, -20, 3, 1.6, '#45434f', 0.35),
  flour: () => oval(9.5, -8, 3.4, 2.4, '#fffaf0', 0.75),
  plaster: () => `<g transform="rotate(-24 9 -8)">${rect(5, -9.6, 9, 3.6, '#f4d8b4', 1.8)}</g>`,
  patches: (skin) => shape('M4-24Q12-26 13-18 9-17 5-19z', skin.x, 0.18) + oval(-9, -1, 4, 3, '#fff1e0', 0.4),
  bindi: () => disc(0, -20, 1.4, '#c23f52'),
};

/** What is worn at the ears or the neck, over everything else on the head. */
const WORN: { readonly [word: string]: () => string } = {
  earring: () => ring(17, -5, 2.4, GOLD, 1.4),
  pearls: () => disc(17, -5.5, 2, '#fff4dd') + disc(-17, -5.5, 2, '#dcd0c4'),
  hearing: () =>
    shape('M15.5-17Q21-18 20-10 19-7 17-8 17.6-13 15.5-14z', '#8fa0b8') + disc(17.6, -8.6, 1.5, '#f0795b'),
  pencil: () =>
    `<g transform="rotate(-18 14 -20)">${rect(4, -22, 18, 2.6, GOLD, 1)}${rect(20, -22, 3, 2.6, '#e3607a', 1)}</g>`,
};

export const onFace = (marks: readonly string[], skin: Skin): string =>
  each(marks, (mark) => (Object.hasOwn(FACE, mark) ? (FACE[mark]?.(skin) ?? '') : ''));

export const worn = (marks: readonly string[]): string =>
  each(marks, (mark) => (Object.hasOwn(WORN, mark) ? (WORN[mark]?.() ?? '') : ''));

/** The back and the wheels of a wheelchair: it stands behind the shoulders, its handles show beside them. */
export const chairBack = (w: number): string =>
  rect(-w - 3, 12, (w + 3) * 2, 40, '#4a566c', 6) +
  rect(-w - 3, 12, 12, 40, '#343d50', 6) +
  line(`M${-w + 1} 14V5H${-w - 6}M${w - 1} 14V5H${w + 6}`, STEEL, 3) +
  line(`M${-w - 6} 5h-3M${w + 6} 5h3`, '#2a2748', 4.4);

export const chairWheels = (w: number): string =>
  each(
    [-1, 1],
    (side) => ring(side * (w + 5), 52, 22, '#2a2748', 3.4) + ring(side * (w + 5), 52, 17.5, IRON, 1.8),
  );

export const MARK_WORDS = [...Object.keys(FACE), ...Object.keys(WORN), 'wheelchair'];
