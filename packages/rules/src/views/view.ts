import type { Box } from '../compile/box.ts';
import { IN_SECRET, OBJECTIVE } from '../compile/terms.ts';
import { aimIn, kindIn, LOOKING, nodeIn, SELECTING, topOf } from '../engine/stack.ts';
import { type Seat, type State, stateAt } from '../position.ts';
import {
  cardsIn,
  firstCard,
  moveCard,
  nextCard,
  placeOf,
  setPileSize,
  setSince,
  shufflePile,
  sortPile,
} from '../table/cards.ts';
import { type Game, GENERATOR, GENERATOR_WORDS, gameOn, reading } from '../table/game.ts';
import { TABLE_LENGTH, TRAYS, type Tray, trayStart } from '../table/layout.ts';
import {
  AUTOMA_ASIDE,
  AUTOMA_DECK,
  DECK,
  EYES,
  INDEX,
  NOWHERE,
  OBJECTIVE_DECK,
  PERSONA_DECK,
  SECRET,
} from '../table/places.ts';
import { below, seedGenerator } from '../table/random.ts';
import { charterOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';

/**
 * What one seat may see; a spectator when `seat` is undefined. The table of a view holds the open trays and nothing
 * else: no generator, no order of a face-down pile. What is pending is open; what is taken in secret is
 * known to whoever took it.
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
  'peril',
  'sitePeril',
  'minionOf',
  'minionAt',
  'islandOf',
  'islandAt',
  'emblems',
  'glory',
  'capacity',
  'victories',
  'depth',
  'stack',
  'coming',
  'titled',
  'listening',
  'automaPlans',
  'absent',
];

/** Piles that lie face down: everybody knows what is in them, nobody in which order. */
const FACE_DOWN = [DECK, OBJECTIVE_DECK, PERSONA_DECK, AUTOMA_DECK];

/** The parts of the table that lie open, as stretches: trays that lie side by side are one. The generator is in none of them. */
const SHOWN: readonly (readonly [from: number, to: number])[] = (() => {
  const head = trayStart('head');
  const stretches: [number, number][] = [
    [head, GENERATOR],
    [GENERATOR + GENERATOR_WORDS, head + TRAYS.head],
  ];
  for (const tray of OPEN) {
    const from = trayStart(tray);
    const last = stretches.at(-1);
    if (last !== undefined && last[1] === from) last[1] = from + TRAYS[tray];
    else stretches.push([from, from + TRAYS[tray]]);
  }
  return stretches;
})();

export function viewOf(state: State, seat: Seat | undefined): View {
  const table = new Int16Array(TABLE_LENGTH);
  const g = reading(state.box, table);
  show(g, state.table, seat === undefined ? [] : [seat]);
  for (const pile of FACE_DOWN) sortPile(g, pile);
  return { seat, box: state.box, table };
}

/** Whether somebody knows something at this instant that others do not. Where nobody does, all views are the same. */
export function secretsOn(state: State): boolean {
  const g = reading(state.box, state.table);
  return CHARTERS.some((_, charter) => cardsIn(g, SECRET + charter) + cardsIn(g, EYES + charter) > 0);
}

/** Lays out what these seats together may see of a table; face-down piles still lie in their order. */
function show(g: Game, table: Int16Array, seats: readonly Seat[]): void {
  for (const [from, to] of SHOWN) g.table.set(table.subarray(from, to), from);
  const own = seats.map((seat) => charterOf(g, seat));
  const picks = own.some((charter) => charter >= 0 && isPickingInSecret(g, charter));
  for (let charter = 0; charter < CHARTERS.length; charter++)
    if (!own.includes(charter)) hideFrom(g, charter, picks);
  hideAside(g);
}

/** Nobody knows which cards of the Automa deck were set aside: they seem to lie in it. How many there are stays known. */
function hideAside(g: Game): void {
  const aside = cardsIn(g, AUTOMA_ASIDE);
  empty(g, AUTOMA_ASIDE, () => AUTOMA_DECK);
  for (let card = firstCard(g, AUTOMA_DECK); card !== 0; card = nextCard(g, card)) setSince(g, card, 0);
  setPileSize(g, AUTOMA_ASIDE, aside);
}

/**
 * What one charter alone knows: cards taken in secret seem to lie in the Index (how many were taken stays known, ruling 21),
 * cards just looked at on their pile. Whoever picks at this instant sees what is left: for them the taken ones are nowhere.
 */
function hideFrom(g: Game, charter: number, fromPicker: boolean): void {
  const taken = cardsIn(g, SECRET + charter);
  empty(g, SECRET + charter, () => (fromPicker ? NOWHERE : INDEX));
  setPileSize(g, SECRET + charter, taken);
  const looked = cardsIn(g, EYES + charter);
  empty(g, EYES + charter, (card) => (g.box.types[card] === OBJECTIVE ? OBJECTIVE_DECK : DECK));
  setPileSize(g, EYES + charter, looked);
}

function isPickingInSecret(g: Game, charter: number): boolean {
  const f = topOf(g, 0);
  if (f < 0 || kindIn(g, f) !== SELECTING || aimIn(g, f) !== charter) return false;
  return ((g.box.nodes[nodeIn(g, f)]?.flags ?? 0) & IN_SECRET) !== 0;
}

function empty(g: Game, place: number, to: (card: number) => number): void {
  for (let card = firstCard(g, place); card !== 0; card = firstCard(g, place)) {
    moveCard(g, card, to(card));
    setSince(g, card, 0);
  }
}

/**
 * A possible state behind a view: face-down piles in some order, secret cards by chance, a generator of its own. What the
 * view shows, it shows as well; so its seat has the same options.
 */
export function resampled(view: View, seed: string): State {
  const g = gameOn(view.box, view.table.slice());
  dealHidden(g, seed);
  return stateAt(view.box, g.table);
}

/** The same in place and without a view between: what a seat sees of a game, the rest by chance. */
export function imagined(onto: Game, table: Int16Array, seat: Seat, seed: string): void {
  show(onto, table, [seat]);
  dealHidden(onto, seed);
  onto.count = -1;
  onto.revealed = false;
}

/** The same campaign with everything dealt anew that none of these seats can know. Nothing before it can be taken back. */
export function dealtAnew({ box, table }: State, seats: readonly Seat[], seed: string): State {
  const g = gameOn(box, new Int16Array(TABLE_LENGTH));
  show(g, table, seats);
  dealHidden(g, seed);
  return stateAt(box, g.table);
}

/** Shuffling begins with the cards in order, so that nothing of the order in which they really lie is left. */
function dealHidden(g: Game, seed: string): void {
  seedGenerator(g.table, seed);
  for (let charter = 0; charter < CHARTERS.length; charter++) dealSecrets(g, charter);
  for (const pile of FACE_DOWN) shufflePile(g, pile);
  for (let charter = 0; charter < CHARTERS.length; charter++) dealLooked(g, charter);
  dealAside(g);
}

function dealAside(g: Game): void {
  const aside = cardsIn(g, AUTOMA_ASIDE);
  setPileSize(g, AUTOMA_ASIDE, 0);
  for (let i = 0; i < aside; i++) moveCard(g, firstCard(g, AUTOMA_DECK), AUTOMA_ASIDE);
}

/** Cards that can be taken in secret: those a secret move of the box names. */
function secretCards(g: Game): number[] {
  return g.box.nodes.flatMap((node) =>
    node.op === 'move' && (node.flags & IN_SECRET) !== 0 ? node.labels : [],
  );
}

function dealSecrets(g: Game, charter: number): void {
  const place = SECRET + charter;
  const missing = cardsIn(g, place) - (firstCard(g, place) === 0 ? 0 : cardsIn(g, place));
  if (missing === 0) return;
  setPileSize(g, place, 0);
  for (let i = 0; i < missing; i++) {
    const gone = secretCards(g).filter((card) => placeOf(g, card) === NOWHERE);
    const free = gone.length > 0 ? gone : secretCards(g).filter((card) => placeOf(g, card) === INDEX);
    const card = free[below(g, Math.max(1, free.length))];
    if (card !== undefined) moveCard(g, card, place);
  }
}

/** Whoever looks at cards at this instant holds some of the pile in question. */
function dealLooked(g: Game, charter: number): void {
  const eyes = EYES + charter;
  const missing = firstCard(g, eyes) === 0 ? cardsIn(g, eyes) : 0;
  if (missing === 0) return;
  setPileSize(g, eyes, 0);
  const f = [charter + 1, 0]
    .map((lane) => topOf(g, lane))
    .find((top) => top >= 0 && kindIn(g, top) === LOOKING);
  for (let i = 0; i < missing && f !== undefined; i++) {
    const card = firstCard(g, nodeIn(g, f));
    if (card !== 0) moveCard(g, card, eyes);
  }
}
