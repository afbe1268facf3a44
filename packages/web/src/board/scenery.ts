import { chanceOf } from '../art/chance.ts';
import { at, oval, SHADOW, shape } from '../art/paper.ts';
import { hexagon, type Point, TILE } from './hexes.ts';
import { CELLS, type District } from './places.ts';

/** What grows on the outer corners of a district: leaves in light and in shade. Coal country has rocks. */
const LEAVES: { readonly [D in District]: readonly [lit: string, dark: string] | undefined } = {
  purple: ['#e3a6c6', '#b56a9c'],
  black: undefined,
  green: ['#8fc06a', '#4a8249'],
  red: ['#f6c069', '#cf8238'],
  blue: ['#8fd0c2', '#4a8f92'],
  yellow: ['#b6bf5a', '#7f8e38'],
  commons: ['#b5c97a', '#76984f'],
};
const FIRS: ReadonlySet<District> = new Set<District>(['green', 'blue']);
/** Corners that are nearer than this to another plot are inside. */
const INSIDE = 72;

function tree(district: District, lit: string, dark: string): string {
  const trunk = '<rect x="-1.2" y="-4" width="2.4" height="5" fill="#6b4436"/>';
  const crown = FIRS.has(district)
    ? shape('M-6-2L0-17 6-2z', lit) + shape('M-6-2L0-17-1-2z', dark)
    : `<circle cy="-9" r="6" fill="${dark}"/><circle cx="1.3" cy="-9.8" r="4.6" fill="${lit}"/>`;
  return oval(-2, 1, 6, 2, SHADOW, 0.35) + trunk + crown;
}

const ROCK = shape('M-6 2L-4-5 1-8 6-3 7 2z', '#b9bac6') + shape('M-6 2L-4-5 1-8-1 2z', '#7c7d8c');

/** Small paper trees and rocks, those further down in front. */
export function growth(district: District): string {
  const chance = chanceOf(`growth ${district}`);
  const leaves = LEAVES[district];
  const things: { readonly y: number; readonly markup: string }[] = [];
  for (const [x, y] of outerCorners(district)) {
    if (chance() < 0.4) continue;
    const scale = 0.95 + chance() * 0.35;
    const isRock = leaves === undefined || chance() < 0.18;
    things.push({
      y,
      markup: at(x, y + (isRock ? 3 : 4), scale, isRock ? ROCK : tree(district, ...leaves)),
    });
    if (leaves !== undefined && chance() < 0.7)
      things.push({ y: y + 9, markup: at(x + 3, y + 13, scale * 0.72, tree(district, ...leaves)) });
  }
  return things
    .sort((a, b) => a.y - b.y)
    .map(({ markup }) => markup)
    .join('');
}

function outerCorners(district: District): readonly Point[] {
  const cells = CELLS[district];
  return cells.flatMap(([cx, cy], own) =>
    hexagon(cx, cy, TILE.rx + 9, TILE.ry + 8).filter(
      // The upper and lower corners belong to chimneys and prices.
      ([x, y], corner) =>
        corner % 3 !== 0 &&
        cells.every(([ox, oy], other) => other === own || Math.hypot(ox - x, oy - y) >= INSIDE),
    ),
  );
}

function boat(x: number, y: number, scale: number, sail: string): string {
  return at(
    x,
    y,
    scale,
    `<path d="M-22 8q6-4 11 0t11 0 11 0 11 0v3h-44z" fill="#eafff6" opacity=".35"/><path d="M-1-26V0" stroke="#5f3b30" stroke-width="2"/><path d="M1-26Q16-14 15-2L1-1z" fill="#fff4dd"/><path d="M-3-21Q-13-12-14-3l11 1z" fill="${sail}"/><path d="M-17 0H18Q15 9 9 10H-9Q-15 8-17 0z" fill="#7d4f38"/><path d="M-17 0H18L17 3H-16z" fill="#dba76c"/>`,
  );
}

const gull = (x: number, y: number, scale: number): string =>
  at(x, y, scale, shape('M-14-4Q-7-8 0 0 7-8 14-4 7-4 0 5-7-4-14-4z', '#fff8ea', 0.9));

export const BOATS =
  boat(396, 690, 0.9, '#f0795b') + boat(748, 562, 0.8, '#8fb8ec') + boat(960, 640, 0.7, '#f2b84b');
export const GULLS = gull(744, 24, 1) + gull(766, 8, 0.7) + gull(966, 22, 0.8);

/** Planks from each charter to the Commons. */
const BRIDGES: readonly (readonly [from: District, cell: number, to: number])[] = [
  ['red', 5, 2],
  ['blue', 2, 2],
  ['purple', 4, 0],
  ['green', 3, 1],
  ['yellow', 0, 4],
  ['black', 0, 3],
];

export function bridges(): string {
  return BRIDGES.map(([from, cell, to]) => {
    const [x1, y1] = CELLS[from][cell] ?? [0, 0];
    const [x2, y2] = CELLS.commons[to] ?? [x1, y1];
    const planks = (stroke: string, dx: number, dy: number, more = ''): string =>
      `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="22" transform="translate(${dx} ${dy})"${more}/>`;
    return (
      planks('#0c1c36', -3, 11, ' stroke-opacity=".4"') +
      planks('#7d4f38', 0, 6) +
      planks('#dba76c', 0, 0) +
      planks('#b57f4b', 0, 0, ' stroke-dasharray="1.5 6"')
    );
  }).join('');
}

const puff = (x: number, y: number, width: number, fill: string): string =>
  at(
    x,
    y,
    width / 100,
    shape('M8 40Q-6 38 0 26 4 16 18 19 22 2 42 4 56-6 70 8 90 6 92 22 106 26 98 38 96 41 88 40z', fill),
  );

/** The clouds behind the Cloud Port. */
export const CLOUD_BANK =
  puff(-48, 60, 150, '#e9b3a2') +
  puff(112, 74, 130, '#e3a596') +
  puff(-32, -34, 176, '#fbe0c6') +
  puff(146, -28, 124, '#f3c9b0');
