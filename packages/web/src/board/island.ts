import { chanceOf } from '../art/chance.ts';
import { mix, SHADOW } from '../art/paper.ts';
import type { Tones } from '../art/tones.ts';
import { hexagon, type Point, pathOf, TILE } from './hexes.ts';
import { CELLS, type District } from './places.ts';

const SAND = '#f3e0b6';
const SAND_EDGE = '#b79c73';
const NIGHT = '#1b1438';
const FOAM = '#d8fff0';

/** Hexagons as scissors cut them: every corner a little off. The same district is cut the same way every time. */
function facets(
  district: District,
  grow: number,
  cut: string,
  unsteady: number,
): readonly (readonly Point[])[] {
  const chance = chanceOf(`${district} ${cut}`);
  const off = (): number => (chance() - 0.5) * unsteady * 2;
  return CELLS[district].map(([x, y]) =>
    hexagon(x, y, TILE.rx + grow, TILE.ry + grow).map(([px, py]): Point => [px + off(), py + off()]),
  );
}

const sheet = (d: string, fill: string, dy = 0, more = ''): string =>
  `<path d="${d}" fill="${fill}"${dy === 0 ? '' : ` transform="translate(0 ${dy})"`}${more}/>`;

/** Shallow water round a district. */
export function foam(district: District): string {
  const far = pathOf(facets(district, 25, 'foam', 5));
  const near = pathOf(facets(district, 20, 'foam', 5));
  const rim = ` stroke="${FOAM}" stroke-width="6" stroke-linejoin="round"`;
  return `<g opacity=".16">${sheet(far, FOAM, 11, rim)}</g><g opacity=".2">${sheet(near, FOAM, 11, rim)}</g>`;
}

/** Sheets of paper on each other: beach, cliff, land. Shadows are sheets as well; filters would be slow to move about. */
export function island(district: District, tones: Tones): string {
  const beach = pathOf(facets(district, 18, 'beach', 4.5));
  const land = pathOf(facets(district, 11, 'land', 3));
  const lawn = pathOf(facets(district, 6, 'lawn', 1.6));
  const fall = (dx: number, dy: number, opacity: number): string =>
    `<path d="${beach}" fill="#0c1c36" opacity="${opacity}" transform="translate(${dx} ${dy})"/>`;
  return [
    fall(-7, 24, 0.12),
    fall(-5, 20, 0.16),
    fall(-3, 16, 0.2),
    sheet(beach, SAND_EDGE, 13),
    sheet(beach, SAND, 7),
    sheet(land, mix(tones.x, NIGHT, 0.15), 9),
    sheet(land, tones.d, 4),
    `<path d="${land}" fill="${SHADOW}" opacity=".28" transform="translate(-1.5 2)"/>`,
    sheet(land, tones.m),
    sheet(lawn, mix(tones.m, tones.l, 0.3)),
  ].join('');
}
