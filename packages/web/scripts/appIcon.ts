import { buildingArt } from '../src/art/buildings/draw.ts';
import { drawingOf } from '../src/art/glyphs/drawings.ts';
import { at, disc, line, mix, type Point, pointsOf, poly, rect, shape } from '../src/art/paper.ts';

/** The sign of the app: the stone in the evening sun, as it stands in the middle of every village. Everything lies about 0, 0. */
const STONE = {
  chain: 'lore',
  tier: 5,
  form: 'charterstone',
  material: 'stone',
  roof: 'navy',
  props: [],
  seed: 2,
};
/** Half of the side of the square that it is drawn in. */
const HALF = 64;
const SUN: Point = [16, -18];

/** Paper upon paper: sky, sun, hills, the sea at their foot. It goes on beyond the square, for signs that are cut round. */
function scene(): string {
  const rings = [46, 36, 27].map((r, i) => disc(...SUN, r, '#ffe2a8', 0.16 + i * 0.08));
  return (
    rect(-90, -90, 180, 180, '#8b8fc0') +
    rect(-90, -52, 180, 142, '#c597b4') +
    rect(-90, -30, 180, 120, '#e8a596') +
    rect(-90, -8, 180, 98, '#f7c590') +
    rings.join('') +
    disc(...SUN, 20, '#fff1c9') +
    shape('M-90 10-52-8-30 6-8-4 20 9 48-6 90 12V60H-90z', '#a9789a') +
    shape('M-90 22Q-50 2-4 12T90 16V70H-90z', '#6f9f57') +
    shape('M-90 34Q-40 14 4 23T90 28V80H-90z', '#8fb56c') +
    shape('M-90 48Q-30 40 10 46T90 44V90H-90z', '#fbe3b4') +
    shape('M-90 52Q-30 44 10 50T90 48V90H-90z', '#3f8e97') +
    shape('M-90 62Q-40 56 0 61T90 58V90H-90z', '#2b6e7e')
  );
}

const stone = (scale: number, y: number): string => at(0, y, scale, buildingArt(STONE).markup);

/** A hexagon that stands on a corner. */
function hexagon(r: number): string {
  const corner = (i: number): Point => {
    const turn = (i * Math.PI) / 3 - Math.PI / 2;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  };
  return pointsOf(Array.from({ length: 6 }, (_, i) => corner(i)));
}

const framed = (body: string, half = HALF): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" role="img" aria-label="Charterstone">${body}</svg>`;

/** A tile of the board on nothing. */
export function tileIcon(): string {
  return framed(
    `<clipPath id="tile"><polygon points="${hexagon(56)}"/></clipPath>` +
      `<polygon points="${hexagon(58)}" fill="#1b2747" stroke="#1b2747" stroke-width="10" stroke-linejoin="round"/>` +
      `<polygon points="${hexagon(56)}" fill="#fff6e2" stroke="#fff6e2" stroke-width="7" stroke-linejoin="round"/>` +
      `<g clip-path="url(#tile)">${scene()}${stone(1.2, 42)}</g>`,
  );
}

/** The whole square, for devices that cut their own shape: what matters lies in the middle. */
export function fullIcon(): string {
  return framed(scene() + stone(1.04, 38));
}

/** Its outline alone, for a device that colours it. */
export function plainIcon(): string {
  const ink = '#fff';
  return framed(
    `<mask id="cut"><rect x="-64" y="-64" width="128" height="128" fill="#fff"/>${line('M-3-8l8-7 8 7M5-15V12M-2 3h14', '#000', 4)}${line('M-7-56-6-18-12 26M-6-18 8-28 20-50', '#000', 2.6)}</mask>` +
      `<g mask="url(#cut)">${poly(
        [
          [-25, 30],
          [-30, -24],
          [-7, -60],
          [22, -48],
          [30, -4],
          [24, 30],
        ],
        ink,
      )}</g>` +
      `<ellipse cx="0" cy="42" rx="46" ry="9" fill="${ink}"/>`,
  );
}

/** What lies under a long press: a drawing on the paper of the table. */
export function shortcutIcon(name: 'worker' | 'crate'): string {
  const ground = mix('#1e2f55', '#0e1830', 0.3);
  return framed(disc(0, 0, 60, ground) + at(0, 0, 4, drawingOf(name)));
}
