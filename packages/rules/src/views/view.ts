import type { Box } from '../compile/box.ts';
import type { Seat, State } from '../state.ts';
import { shufflePile, sortPile } from '../table/cards.ts';
import { GENERATOR, gameOn, reading } from '../table/game.ts';
import { TABLE_LENGTH, TRAYS, type Tray, trayStart } from '../table/layout.ts';
import { AUTOMA_ASIDE, AUTOMA_DECK, DECK, OBJECTIVE_DECK, PERSONA_DECK } from '../table/places.ts';
import { seedGenerator } from '../table/random.ts';

/**
 * What one seat may see; a spectator when `seat` is undefined. The table of a view holds the open trays and nothing
 * else: no generator, no order of a face-down pile. What is pending is open: nothing of the first game is chosen in secret.
 */
export type View = { readonly seat: Seat | undefined; readonly box: Box; readonly table: Int16Array };

/** Trays that lie open as they are. A tray that is not named here or below is in no view. */
const OPEN: readonly Tray[] = [
  'role',
  'chair',
  'charterOf',
  'cardAt',
  'cardNext',
  'cardPrevious',
  'cardSince',
  'cardNote',
  'cardMark',
  'pileTop',
  'pileSize',
  'goods',
  'influence',
  'spent',
  'vp',
  'workers',
  'siteBuilding',
  'siteBuiltBy',
  'siteUsedBy',
  'siteTokens',
  'quota',
  'reputation',
  'crates',
  'depth',
  'stack',
];

/** Piles that lie face down: everybody knows what is in them, nobody in which order. */
const FACE_DOWN = [DECK, OBJECTIVE_DECK, PERSONA_DECK, AUTOMA_DECK, AUTOMA_ASIDE];

export function viewOf(state: State, seat: Seat | undefined): View {
  const table = new Int16Array(TABLE_LENGTH);
  const show = (from: number, length: number): void =>
    table.set(state.table.subarray(from, from + length), from);
  for (const tray of OPEN) show(trayStart(tray), TRAYS[tray]);
  show(trayStart('head'), GENERATOR - trayStart('head'));
  const g = reading(state.box, table);
  for (const pile of FACE_DOWN) sortPile(g, pile);
  return { seat, box: state.box, table };
}

/**
 * A possible state behind a view: face-down piles in some order, a generator of its own. What the view shows, it
 * shows as well; so its seat has the same options.
 */
export function resampled(view: View, seed: string): State {
  const g = gameOn(view.box, view.table.slice());
  seedGenerator(g.table, seed);
  for (const pile of FACE_DOWN) shufflePile(g, pile);
  return { box: view.box, table: g.table, past: undefined };
}
