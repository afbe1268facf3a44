import { drawingOf } from '../art/glyphs/drawings.ts';
import { at, disc, RIM, SHADOW } from '../art/paper.ts';
import { scoreFlag, token, worker } from '../art/pieces/pieces.ts';
import { PROGRESS_TOKEN } from '../board/Path.tsx';
import { minionPicture, perilPicture } from '../board/pictures.ts';
import { tonesOf } from '../board/quiet.ts';
import { type SiteScene, sitesOf } from '../board/scene.ts';
import { PIECE_SCALE } from '../board/slots.ts';
import { placeArt, printArt } from '../board/tileArt.ts';
import { cardPicture, toneOf } from '../table/cardLook.ts';
import type { Scene } from '../table/scene.ts';
import type { Thing } from './motion.ts';

/** A thing as it looks on its way: drawn about the point that moves, in units of so many pixels. */
export type Drawing = {
  readonly markup: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly unit: number;
};

const TILE_BOX = [-60, -72, 120, 140] as const;
/** A chip is as large as a coin in the tray, whatever the board is zoomed to. */
const CHIP_PX = 1.3;
/** On a small board tokens are still seen. */
const LEAST_TOKEN = 0.9;

/** `k`: how many pixels a unit of the board has. */
export function drawingFor(thing: Thing, scene: Scene, k: number): Drawing | undefined {
  switch (thing.is) {
    case 'worker':
      return {
        markup: worker(thing.charter, thing.size),
        box: [-19, -34, 36, 44],
        unit: k * PIECE_SCALE.worker,
      };
    case 'minion':
      return {
        markup: minionPicture(thing.minion, thing.owner),
        box: [-24, -42, 48, 52],
        unit: k * PIECE_SCALE.minion,
      };
    case 'peril':
      return { markup: perilPicture(thing.peril), box: [-20, -20, 40, 42], unit: k * PIECE_SCALE.peril };
    case 'token':
      return { markup: token(thing.charter, 8.6), box: [-12, -12, 24, 24], unit: Math.max(LEAST_TOKEN, k) };
    case 'marker':
      return { markup: PROGRESS_TOKEN, box: [-14, -30, 28, 36], unit: k };
    case 'flag':
      return { markup: scoreFlag(thing.charter), box: [-11, -30, 22, 34], unit: k };
    case 'sign':
      return {
        markup:
          disc(-0.8, 1.6, 11, SHADOW, 0.35) + disc(0, 0, 11, RIM) + at(0, 0, 0.84, drawingOf(thing.name)),
        box: [-13, -13, 26, 27],
        unit: CHIP_PX,
      };
    case 'card':
      return { markup: cardFace(thing.card, scene), box: [-32, -42, 64, 88], unit: 1 };
    case 'tile': {
      const markup = tileOf(thing.site, scene);
      return markup === undefined ? undefined : { markup, box: TILE_BOX, unit: k };
    }
  }
}

/** A site as it looks at a table: what is glued on, and what it looked like before. */
export function tileOf(site: string, { now, content, say }: Scene): string | undefined {
  const found = siteAt(site, now, content.data);
  if (found === undefined) return undefined;
  const { card } = found;
  const tones = tonesOf(found.charter ?? 'commons', false);
  const name = card === undefined ? '' : say.name(card);
  return (
    placeArt(found, name, card === undefined ? undefined : content.pictures[card], tones) + printArt(found)
  );
}

export function siteAt(
  site: string,
  now: Scene['now'],
  box: Scene['content']['data'],
): SiteScene | undefined {
  return sitesOf(now, box).find((one) => one.site === site || one.place === site);
}

const SHEET = 'x="-28" y="-38" width="56" height="76" rx="5"';

/** A card without its words: nobody reads it on its way. Face down where nobody here knows it. */
function cardFace(card: number | undefined, { content }: Scene): string {
  const shadow = `<rect ${SHEET} fill="${SHADOW}" opacity=".3" transform="translate(-2 4)"/>`;
  const picture = card === undefined ? undefined : cardPicture(content, card);
  if (card === undefined || picture === undefined)
    return `${shadow}<rect ${SHEET} fill="#35507a" stroke="${RIM}" stroke-width="3"/><path d="M0-14L12 0 0 14-12 0z" fill="#f2b84b"/>`;
  return (
    `${shadow}<rect ${SHEET} fill="${toneOf(content, card)}" stroke="${RIM}" stroke-width="3"/>` +
    `<svg x="-25" y="-35" width="50" height="54" viewBox="${picture.viewBox}">${picture.markup}</svg>`
  );
}
