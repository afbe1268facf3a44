import { disc, line, oval, round, shape } from '../paper.ts';
import type { Skin } from './colours.ts';
import { wordIn } from './kit.ts';

/** Which way somebody looks: to the left of the picture, at us, to its right. */
export type Turn = -1 | 0 | 1;

type Skull = { readonly wide: number; readonly top: number; readonly chin: number; readonly jaw: number };

const SKULLS: { readonly [word: string]: Skull } = {
  oval: { wide: 16, top: -34, chin: 7, jaw: 9 },
  round: { wide: 18.3, top: -33, chin: 6, jaw: 11.5 },
  square: { wide: 16.5, top: -33, chin: 7, jaw: 12.5 },
  long: { wide: 14.8, top: -35, chin: 10, jaw: 8.5 },
  heart: { wide: 17, top: -34, chin: 8, jaw: 6.5 },
};
const USUAL: Skull = { wide: 16, top: -34, chin: 7, jaw: 9 };
const SHAPES = ['oval', 'oval', 'round', 'square', 'long', 'heart'] as const;

/** Shapes to choose from where a line leaves it open: some are more usual than others. */
export const faceShapes: readonly string[] = SHAPES;
export const FACE_WORDS = Object.keys(SKULLS);

/** A bend of the outline: the point that pulls it, and where it ends. */
type Bend = readonly [cx: number, cy: number, x: number, y: number];

/** Half an outline from the crown to the chin, as if it lay on the right; `look` is 1 on the far side, -1 on the near one. */
function half({ wide, top, chin, jaw }: Skull, look: number, tip: number): readonly Bend[] {
  if (look === 0)
    return [
      [wide, top, wide, -20],
      [wide + 1, -5, jaw, chin - 4.5],
      [jaw * 0.45, chin, tip, chin],
    ];
  if (look > 0)
    return [
      [wide * 0.96, top, wide * 0.98, -21],
      [wide * 0.86, -17, wide * 0.88, -14],
      [wide * 1.02, -8, wide * 0.9, -3.5],
      [wide * 0.74, chin - 2, tip, chin],
    ];
  return [
    [wide * 1.05, top, wide * 1.05, -19],
    [wide * 1.05, -8, wide * 0.84, -3.5],
    [jaw * 0.85, chin - 0.5, tip, chin],
  ];
}

const flipped = (bends: readonly Bend[]): readonly Bend[] => bends.map(([cx, cy, x, y]) => [-cx, cy, -x, y]);

const down = (bends: readonly Bend[]): string =>
  bends.map(([cx, cy, x, y]) => `Q${round(cx)} ${round(cy)} ${round(x)} ${round(y)}`).join('');

function up(bends: readonly Bend[], crown: readonly [number, number]): string {
  return bends
    .map(([cx, cy], i) => {
      const [x, y] = i === 0 ? crown : (bends[i - 1]?.slice(2) ?? crown);
      return `Q${round(cx)} ${round(cy)} ${round(x ?? 0)} ${round(y ?? 0)}`;
    })
    .reverse()
    .join('');
}

/** Skull, ears and the shade on the left: the sun stands upper right. Its middle is about (0, -14). */
export function headOf(word: string, skin: Skin, turn: Turn, ears: boolean): string {
  const skull = wordIn(SKULLS, word, USUAL);
  const tip = turn * 2.6;
  const left = flipped(half(skull, -turn, -tip));
  const right = half(skull, turn, tip);
  const { top, wide } = skull;
  const outline = `M0 ${top}${down(left)}${up(right, [0, top])}z`;
  const inner = turn < 0 ? -5.5 : -8;
  const dusk = `M0 ${top}${down(left)}Q${inner - 2} -3 ${inner} -15T0 ${top}z`;
  return `${ears ? earsOf(wide, skin, turn) : ''}${shape(outline, skin.l)}${shape(dusk, skin.d, 0.5)}${skin.metal ? seams(skull, skin) : ''}`;
}

/** Whoever turns away shows one ear only, and more of it. */
function earsOf(wide: number, skin: Skin, turn: Turn): string {
  const left = turn < 0 ? '' : oval(-wide - 0.4 + turn * 1.5, -12, 3.6, 5, skin.d);
  const x = wide + 0.4 + turn * 1.5;
  const right = turn > 0 ? '' : oval(x, -12, 3.6, 5, skin.m) + oval(x + 0.4, -12, 1.6, 2.6, skin.d);
  return left + right;
}

/** Clockwork shows how it was put together. */
function seams({ wide, chin, top }: Skull, skin: Skin): string {
  return (
    line(`M${-wide + 1} -4Q0 ${chin - 8} ${wide - 1} -4`, skin.x, 0.9, 0.55) +
    line(`M0 ${top + 0.6}V-24`, skin.x, 0.9, 0.5) +
    disc(-wide + 3, -20, 1.1, skin.x, 0.7) +
    disc(wide - 3, -20, 1.1, skin.x, 0.7) +
    disc(-wide + 4, -7, 1, skin.x, 0.6) +
    disc(wide - 4, -7, 1, skin.x, 0.6)
  );
}
