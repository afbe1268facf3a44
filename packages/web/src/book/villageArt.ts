import { CHARTERS, type Inspection } from '@charterstone/rules';
import { flat } from '../board/flat.ts';
import { hexagon, pointsOf, TILE } from '../board/hexes.ts';
import { foam, island } from '../board/island.ts';
import { NO_MARKS } from '../board/objects.ts';
import { BOARD, DISTRICT_ORDER } from '../board/places.ts';
import { tonesOf } from '../board/quiet.ts';
import { playedCharters, sitesOf } from '../board/scene.ts';
import { bridges, growth } from '../board/scenery.ts';
import { placeViews } from '../board/views.ts';
import type { Teller } from './teller.ts';

/** The village as a picture that needs nothing else: islands and buildings, without pieces and tracks. */
export type VillagePicture = { readonly markup: string; readonly viewBox: string };

const VIEW_BOX = `${BOARD.left} ${BOARD.top + 10} ${BOARD.width} ${BOARD.height}`;

/** Tiles that several pictures of one page show are drawn once, by this name. */
export class TileShelf {
  readonly #names = new Map<string, string>();

  /** The tile itself the first time, afterwards only its name. */
  use(markup: string, x: number, y: number): string {
    const known = this.#names.get(markup);
    const place = `translate(${x} ${y})`;
    if (known !== undefined) return `<use href="#${known}" transform="${place}"/>`;
    const name = `tile-${this.#names.size + 1}`;
    this.#names.set(markup, name);
    return `<g transform="${place}"><g id="${name}">${markup}</g></g>`;
  }
}

export function villagePicture(
  { say, content }: Pick<Teller, 'say' | 'content'>,
  now: Inspection,
  fresh: readonly string[],
  shelf: TileShelf,
): VillagePicture {
  const played = playedCharters(now);
  const isQuiet = (district: (typeof DISTRICT_ORDER)[number]): boolean =>
    district !== 'commons' && !played.has(district);
  const ground =
    DISTRICT_ORDER.map(foam).join('') +
    bridges() +
    DISTRICT_ORDER.map((district) => island(district, tonesOf(district, isQuiet(district)))).join('') +
    DISTRICT_ORDER.map(growth).join('');
  const sites = sitesOf(now, content.data);
  const views = placeViews(
    { now, box: content.data, say, pictures: content.pictures, marks: NO_MARKS, titles: {} },
    sites,
  );
  const siteAt = new Map(sites.map(({ place, site }) => [place, site]));
  const rims = views
    .filter(({ place }) => fresh.includes(siteAt.get(place) ?? place))
    .map(({ x, y }) => rim(x, y));
  const markup =
    shelf.use(flat(ground), 0, 0) +
    views.map(({ tile, print, x, y }) => shelf.use(tile + print, x, y)).join('') +
    rims.join('');
  return { markup, viewBox: VIEW_BOX };
}

/** Gold round what is new, and a star above it. */
function rim(x: number, y: number): string {
  const outline = pointsOf(hexagon(x, y, TILE.rx + 1, TILE.ry + 1));
  return (
    `<polygon points="${outline}" fill="none" stroke="#fff3c4" stroke-opacity=".8" stroke-width="10" stroke-linejoin="round"/>` +
    `<polygon points="${outline}" fill="none" stroke="#f2b01e" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M0-12L3.500-4.300 11.800-3.400 5.600 2.400 7.300 10.700 0 6.500-7.300 10.700-5.600 2.400-11.800-3.400-3.500-4.300z" transform="translate(${x} ${y - TILE.ry - 4})" fill="#f2b84b" stroke="#6e480f" stroke-width="1.800" stroke-linejoin="round"/>`
  );
}

/** The same in words: every charter with what stands there. */
export function villageWords({ say, titleOf }: Teller, now: Inspection): string {
  return CHARTERS.map((charter) => {
    const houses = Object.entries(now.village)
      .filter(([site]) => site.startsWith(`${charter}-`) || site.startsWith(`sky-${charter}-`))
      .map(([, card]) => say.name(card));
    return houses.length === 0 ? '' : `${titleOf(charter)}: ${houses.join(', ')}.`;
  })
    .filter((line) => line !== '')
    .join(' ');
}
