import type { Picture } from '@charterstone/protocol';
import { emblem } from '../art/emblems.ts';
import { type ChipLook, chip } from '../art/glyphs/chip.ts';
import type { Glyph } from '../art/glyphs/glyph.ts';
import { at, line, mix, RIM } from '../art/paper.ts';
import { shield } from '../art/pieces/counts.ts';
import { octagon, token, worker } from '../art/pieces/pieces.ts';
import { type Land, TONES, type Tones } from '../art/tones.ts';
import { hexagon, pointsOf, TILE, tileHexagon } from './hexes.ts';
import { minionPicture, perilPicture, tilePicture } from './pictures.ts';
import type { SiteScene } from './scene.ts';
import {
  costSlots,
  gainSlots,
  minionSlots,
  PERIL,
  PIECE_SCALE,
  portSlots,
  type Slot,
  tokenSlots,
  VALUE,
  workerSlots,
} from './slots.ts';

const put = ({ at: [x, y] }: Slot, body: string, scale = 1): string => at(x, y, scale, body);

/** A plot without a building: a hole in the land, darker towards the sun, with the emblem of its charter. */
export function emptyPlot(land: Land, tones: Tones, site: string): string {
  const hole = pointsOf(tileHexagon(-2));
  const clip = `hole-${site}`;
  return (
    `<polygon points="${pointsOf(tileHexagon(-1, 0, 1.6))}" fill="${mix(tones.m, tones.l, 0.75)}"/>` +
    `<polygon points="${hole}" fill="${tones.x}"/><clipPath id="${clip}"><polygon points="${hole}"/></clipPath>` +
    `<g clip-path="url(#${clip})"><polygon points="${pointsOf(tileHexagon(-2, -2, 4))}" fill="${mix(tones.d, tones.x, 0.42)}"/>` +
    `<polygon points="${pointsOf(tileHexagon(-3, -4, 9))}" fill="${tones.d}"/></g>${emblem(land, 34, tones.m, 0, 2, 0.55)}`
  );
}

/** A sky island: paper on clouds, held a little above the land. */
function islandGround(tones: Tones): string {
  const puff = (x: number, y: number, r: number, fill: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
  return (
    `<polygon points="${pointsOf(tileHexagon(3, -5, 11))}" fill="#160d30" opacity=".38"/>` +
    [-40, -20, 0, 20, 40].map((x) => puff(x, 54 - Math.abs(x) * 0.5, 11, '#bcd3e8')).join('') +
    `<polygon points="${pointsOf(tileHexagon(4, 0, 4))}" fill="#bcd3e8"/>` +
    [-30, -10, 10, 30].map((x) => puff(x, 49 - Math.abs(x) * 0.5, 9, '#f3f8ff')).join('') +
    `<polygon points="${pointsOf(tileHexagon(3.4))}" fill="#f3f8ff"/><polygon points="${pointsOf(tileHexagon(1.2))}" fill="${tones.m}"/>`
  );
}

/** An island that nothing has been built on yet. */
function emptyIsland(land: Land, tones: Tones): string {
  return (
    `<polygon points="${pointsOf(tileHexagon(-1.5))}" fill="#dbe9f5"/>` +
    `<polygon points="${pointsOf(hexagon(-1, 3, TILE.rx - 6, TILE.ry - 6))}" fill="#c6dbee"/>${emblem(land, 34, tones.m, 0, 2, 0.6)}`
  );
}

/** What lies on a place: hole, island or tile. */
export function placeArt(scene: SiteScene, name: string, picture: Picture | undefined, tones: Tones): string {
  const land = scene.charter ?? 'commons';
  const under = scene.island ? islandGround(tones) : '';
  if (scene.card === undefined)
    return under + (scene.island ? emptyIsland(land, tones) : emptyPlot(land, tones, scene.site));
  const shadow = scene.island
    ? ''
    : `<polygon points="${pointsOf(tileHexagon(1, -2, 4))}" fill="#160d30" opacity=".4"/>`;
  return (
    under +
    shadow +
    tilePicture({
      land: scene.building?.charter ?? land,
      site: scene.site,
      line: picture,
      name,
      hasCrate: scene.crate !== undefined,
    })
  );
}

/**
 * Chips and shield: a layer above all houses and pieces, so that no number is covered; nor does a chip cover another's count, which sits
 * outwards where they lie up the slope. What income brings lies on octagons.
 */
export function printArt({ print, building, charter }: SiteScene): string {
  if (print === undefined) return '';
  const { cost, gain, income, either } = print;
  const gains = gainSlots(gain.length);
  const costs = costSlots(cost.length);
  const value = building?.value ?? 0;
  return [
    // From the back to the front: the first gain lies on top.
    ...gains.map((slot, i) => gainArt(gain[i], slot, income)).reverse(),
    either ? slash(gains) : '',
    ...costs.map((slot, i) =>
      chipArt(cost[i], slot, { side: costs.length > 1 && i === 0 ? -1 : 1, low: -0.4 }),
    ),
    value === 0 ? '' : put(VALUE, shield(value, TONES[building?.charter ?? charter ?? 'commons'].x)),
  ].join('');
}

/** Slots further left than this lie up the slope. */
const SLOPE = 25;

function gainArt(glyph: Glyph | undefined, slot: Slot, isIncome: boolean): string {
  const look: ChipLook = { side: slot.at[0] < SLOPE ? -1 : 1 };
  return isIncome
    ? put(slot, octagon(slot.r + 1.2)) + chipArt(glyph, { ...slot, r: slot.r - 2.2 }, look)
    : chipArt(glyph, slot, look);
}

function chipArt(glyph: Glyph | undefined, slot: Slot, look: ChipLook): string {
  return glyph === undefined ? '' : put(slot, chip(glyph, slot.r, look));
}

/** One or the other: a stroke between the first two. */
function slash([first, second]: readonly Slot[]): string {
  if (first === undefined || second === undefined) return '';
  const stroke = 'M-2.6-6L2.6 6';
  return at(
    (first.at[0] + second.at[0]) / 2,
    (first.at[1] + second.at[1]) / 2,
    1,
    line(stroke, RIM, 4.6) + line(stroke, '#35507a', 2.2),
  );
}

/** A piece by a name of its own, so that it can be held back while it is still on its way. */
const named = (name: string, body: string): string => `<g data-piece="${name}">${body}</g>`;

/** Everything that stands and lies on a tile. */
export function piecesArt({ workers, minions, peril, tokens }: SiteScene): string {
  const minionAt = minionSlots(minions.length, workers.length);
  const workerAt = workerSlots(workers.length);
  const tokenAt = tokenSlots(tokens.length);
  return [
    peril === undefined ? '' : named('peril', put(PERIL, perilPicture(peril), PIECE_SCALE.peril)),
    ...tokens.map((charter, i) =>
      slotted(tokenAt[i], (slot) => named(`token-${charter}`, put(slot, token(charter, slot.r)))),
    ),
    ...minions.map(({ minion, owner }, i) =>
      slotted(minionAt[i], (slot) =>
        named(`minion-${minion}`, put(slot, minionPicture(minion, owner), PIECE_SCALE.minion)),
      ),
    ),
    ...workers.map(({ charter, size }, i) =>
      slotted(workerAt[i], (slot) =>
        named(`worker-${charter}-${size}`, put(slot, worker(charter, size), PIECE_SCALE.worker)),
      ),
    ),
  ].join('');
}

function slotted(slot: Slot | undefined, draw: (slot: Slot) => string): string {
  return slot === undefined ? '' : draw(slot);
}

/** The Cloud Port has room at its right side: what it gives, and whoever stands there (slots.ts). */
const PORT_GAIN: Slot = { at: [193, 44], r: 11 };

export function portPrintArt({ print }: SiteScene): string {
  const points = print?.gain.find(({ name }) => name === 'vp');
  return points === undefined ? '' : put(PORT_GAIN, chip(points, PORT_GAIN.r));
}

export function portPiecesArt({ workers }: SiteScene): string {
  const slots = portSlots(workers.length);
  return workers
    .map(({ charter, size }, i) =>
      slotted(slots[i], (slot) => named(`worker-${charter}-${size}`, put(slot, worker(charter, size)))),
    )
    .join('');
}
