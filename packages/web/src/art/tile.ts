import { buildingArt } from './buildings/draw.ts';
import type { BuildingLine } from './buildings/line.ts';
import { drawingOf } from './glyphs/drawings.ts';
import type { Glyph } from './glyphs/glyph.ts';
import { discWithin, hexagon, TILE } from './hexagon.ts';
import { lettered, type Room, widthOf } from './lettering.ts';
import { at, d, mix, pointsOf, RIM, rect, shape } from './paper.ts';
import { escaped } from './pieces/counts.ts';
import { tilePrint } from './tilePrint.ts';
import { type Land, TONES } from './tones.ts';

/** What a tile shows. */
export type TileFace = {
  readonly line: BuildingLine;
  readonly name: string;
  /** Whose land it is: its paper, its band. */
  readonly land: Land;
  /** Its crate is still closed. */
  readonly hasCrate?: boolean | undefined;
};

export type TileSays = TileFace & {
  readonly cost: readonly Glyph[];
  readonly benefit: readonly Glyph[];
  readonly value?: number | undefined;
};

const INSET = -3.3;
const SKY = hexagon(INSET);
const [X, Y] = [TILE.rx + INSET, TILE.ry + INSET];
const SUN = pointsOf(discWithin(SKY, 20, -22, 27));
/** The lower end of a tile, below a line between its upright sides. */
const below = (top: string): string => d`M${-X} ${top}V${Y / 2}L0 ${Y}L${-X} ${Y / 2}z`;
const FAR = below(d`3Q-22-8 4 0T${X}-4`);
const NEAR = below(d`16Q-16 6 12 13T${X} 10`);

/** As large as it can be without covering the benefits, and no taller than the tile can bear. */
const LARGEST = 0.8;
const TALLEST = 62;

/** The lower the name has to begin, the more room the picture has. */
const BAND = { one: 11.5, two: 5.2 };

/** Paper, building, band and name: what is glued onto a plot, about its middle. */
export function tileFace({ line, name, land, hasCrate = false }: TileFace): string {
  const tones = TONES[land];
  const { lines, size } = lettered(name, roomsBeside(hasCrate));
  const band = lines.length > 1 ? BAND.two : BAND.one;
  const { markup, top } = buildingArt(line, tones);
  const scale = Math.min(LARGEST - (lines.length > 1 ? 0.06 : 0), TALLEST / top);
  return (
    `<polygon points="${pointsOf(hexagon(0.4))}" fill="${RIM}"/>` +
    `<polygon points="${pointsOf(SKY)}" fill="${tones.tile}"/><polygon points="${SUN}" fill="#fff" opacity=".5"/>` +
    shape(FAR, mix(tones.ground, tones.tile, 0.45)) +
    shape(NEAR, tones.ground) +
    at(-3, band - 3, scale, markup) +
    shape(below(d`${band}H${X}`), mix(tones.x, '#0e1830', 0.3)) +
    rect(-X, band, 2 * X, 1.6, tones.l) +
    (hasCrate ? at(-39.5, band + 8.7, 0.56, drawingOf('crate')) : '') +
    lines
      .map((text, i) => nameLine(text, hasCrate, baseline(band, lines.length, size, i), size))
      // Read as it is spoken: two lines are two words, unless a hyphen holds them together.
      .join(lines[0]?.endsWith('-') ? '' : ' ')
  );
}

const wideBeside = (hasCrate: boolean): number => (hasCrate ? 77 : 88);
/** Letters are held closer together than so by nobody who wants to be read. */
const CLOSEST = 0.86;

/** One line over the whole width, if need be with narrower letters, else two; beside a crate there is less room. */
export function roomsBeside(hasCrate: boolean): readonly Room[] {
  const wide = wideBeside(hasCrate);
  return [
    { widths: [wide], size: 13.6 },
    { widths: [wide / 0.93], size: 12.6 },
    { widths: [wide / CLOSEST], size: 11.8 },
    { widths: [wide, hasCrate ? 72 : 78], size: 11.5 },
  ];
}

const baseline = (band: number, lines: number, size: number, i: number): number =>
  lines === 1 ? band + 8.6 + size * 0.36 : band + 2.2 + size * 0.76 + i * size * 0.9;

function nameLine(text: string, hasCrate: boolean, y: number, size: number): string {
  const wide = wideBeside(hasCrate);
  const narrowed = widthOf(text) * size > wide ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text class="art-name" x="${hasCrate ? 5 : 0}" y="${y.toFixed(1)}" font-size="${size}"${narrowed} fill="#fff6e2">${escaped(text)}</text>`;
}

/** A whole tile: its face, and above it value, benefits and costs. */
export function tile(says: TileSays): string {
  return tileFace(says) + tilePrint(says.cost, says.benefit, TONES[says.land], says.value);
}
export const TILE_BOX = '-56 -64 112 128';
