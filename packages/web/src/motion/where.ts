import { type BoxData, type Charter, type Inspection, RESOURCES } from '@charterstone/rules';
import type { GlyphName } from '../art/glyphs/glyph.ts';
import type { Point } from '../board/hexes.ts';
import { standingAt } from '../board/standing.ts';
import type { Spot, Spots } from './motion.ts';

/** A table, and who looks at it. */
export type Here = {
  readonly now: Inspection;
  readonly box: BoxData;
  readonly own: Charter | undefined;
};

/** A place that was found: on the board, in its units; or on the page, in pixels. */
export type Place =
  | { readonly on: 'board'; readonly at: Point; readonly selector: string | undefined }
  | { readonly on: 'page'; readonly at: Point; readonly selector: string | undefined };

/** Where cards lay a moment ago: what has left its place can't be found there any more. */
export type CardPlaces = ReadonlyMap<number, Point>;

/** The first of these spots there is. Cards are looked for where they lay, if that is told; else where they lie. */
export function placeOf(spots: Spots, here: Here, cards?: CardPlaces): Place | undefined {
  for (const spot of spots) {
    const found = spotAt(spot, here, cards);
    if (found !== undefined) return found;
  }
  return undefined;
}

function spotAt(spot: Spot, { now, box, own }: Here, cards: CardPlaces | undefined): Place | undefined {
  if ('stands' in spot) {
    const stood = standingAt(now, box, spot);
    return stood && { on: 'board', at: stood.at, selector: stood.selector };
  }
  if (spot.lies === 'card' && cards !== undefined) {
    const at = cards.get(spot.card);
    return at && { on: 'page', at, selector: undefined };
  }
  return onPage(selectorsOf(spot, own));
}

/** How a place is found on the page; further ones serve where the first is hidden, as much is on a phone. */
export function selectorsOf(
  spot: Extract<Spot, { readonly lies: string }>,
  own: Charter | undefined,
): readonly string[] {
  switch (spot.lies) {
    case 'seat':
      return [`[data-player="${spot.charter}"]`];
    case 'card':
      return [`[data-object="card:${spot.card}"]`];
    case 'supply':
      return supplySelectors(spot.charter, spot.good, own);
    case 'place':
      return placeSelectors(spot.place, own);
  }
}

function supplySelectors(charter: Charter, good: GlyphName, own: Charter | undefined): readonly string[] {
  const chip = `[data-player="${charter}"]`;
  const count = `${chip} [data-count="${countOf(good)}"]`;
  return charter === own && good !== 'vp'
    ? [`.tray [data-good="${good}"]`, '.tray .seat-crest', count, chip]
    : [count, chip];
}

/** Others' goods are shown in four heaps. */
function countOf(good: GlyphName): string {
  return RESOURCES.some((resource) => resource === good) ? 'resource' : good;
}

function placeSelectors(place: string, own: Charter | undefined): readonly string[] {
  const [kind = '', of = ''] = place.split('-');
  switch (kind) {
    case 'hand':
      return of === own
        ? ['.tray .hand', '.tray']
        : [`[data-player="${of}"] [data-count="card"]`, `[data-player="${of}"]`];
    case 'chest':
    case 'play':
    case 'secret':
    case 'eyes':
      return of === own ? ['.tray .seat-crest', `[data-player="${of}"]`] : [`[data-player="${of}"]`];
    case 'objective':
    case 'objectiveDeck':
      return ['.objectives', '.sheet-button'];
    case 'guidepost':
      return ['.guidepost', '.sheet-button'];
    default:
      return ['.mats .mat:first-child h2 small', '.mats .mat', '.sheet-button'];
  }
}

function onPage(selectors: readonly string[]): Place | undefined {
  for (const selector of selectors) {
    const at = middleOf(selector);
    if (at !== undefined) return { on: 'page', at, selector };
  }
  return undefined;
}

/** The middle of the first element of a kind that can be seen; what is scrolled away is at the edge. */
function middleOf(selector: string): Point | undefined {
  for (const element of document.querySelectorAll(`.village ${selector}`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0)
      return [within(left + width / 2, innerWidth), within(top + height / 2, innerHeight)];
  }
  return undefined;
}

function within(n: number, most: number): number {
  return Math.max(0, Math.min(most, n));
}

/** Where these cards lie now. */
export function placesOfCards(cards: Iterable<number>): CardPlaces {
  const found = new Map<number, Point>();
  for (const card of cards) {
    const at = middleOf(`[data-object="card:${card}"]`);
    if (at !== undefined) found.set(card, at);
  }
  return found;
}
