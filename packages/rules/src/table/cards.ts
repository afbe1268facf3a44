import { type Game, reveal } from './game.ts';
import { CARD_LIMIT, trayStart } from './layout.ts';
import { listenAnew } from './listening.ts';
import { isListed, isPile } from './places.ts';
import { below } from './random.ts';

/** Cards and the places they lie in. A place is a list through `cardNext`, so that a hand is read in its length. */
const AT = trayStart('cardAt');
const NEXT = trayStart('cardNext');
const PREVIOUS = trayStart('cardPrevious');
const SINCE = trayStart('cardSince');
const MARK = trayStart('cardMark');
const TOP = trayStart('pileTop');
const SIZE = trayStart('pileSize');

/** Marks a card can bear, as bits. */
export const USED_THIS_GAME = 1 << 0;
export const USED_THIS_CAMPAIGN = 1 << 1;
export const PEELED = 1 << 2;
/** One bit a charter: it scored this objective in this game. */
export const SCORED = 1 << 3;
/** A persona that was in play in some game: it counts at the end of the campaign. */
export const USED_PERSONA = 1 << 10;
/** Kept at the end of a game. */
export const KEPT = 1 << 11;
/** Somebody wrote a name on it. */
export const NAMED = 1 << 9;

/** What a new game wipes off a card. */
export const MARKS_OF_A_GAME = USED_THIS_GAME | (0b111111 * SCORED);

export function placeOf(g: Game, card: number): number {
  return g.table[AT + card] ?? 0;
}

/** The top card of a pile, or the lowest number of a place; 0 when it is empty. */
export function firstCard(g: Game, place: number): number {
  return g.table[TOP + place] ?? 0;
}

/** The card behind this one in its place; 0 behind the last. */
export function nextCard(g: Game, card: number): number {
  return g.table[NEXT + card] ?? 0;
}

export function cardsIn(g: Game, place: number): number {
  return g.table[SIZE + place] ?? 0;
}

/** For views alone: how many cards seem to lie in a place that may not be looked into. */
export function setPileSize(g: Game, place: number, n: number): void {
  g.table[SIZE + place] = n;
}

export function hasMark(g: Game, card: number, mark: number): boolean {
  return ((g.table[MARK + card] ?? 0) & mark) !== 0;
}

export function setMark(g: Game, card: number, mark: number): void {
  g.table[MARK + card] = (g.table[MARK + card] ?? 0) | mark;
}

export function unmark(g: Game, card: number, mark: number): void {
  g.table[MARK + card] = (g.table[MARK + card] ?? 0) & ~mark;
}

export function clearMarks(g: Game, marks: number): void {
  for (let card = 1; card < CARD_LIMIT; card++) g.table[MARK + card] = (g.table[MARK + card] ?? 0) & ~marks;
}

/** The action in which a card came to lie where it is: a card speaks only from the next action on. */
export function sinceOf(g: Game, card: number): number {
  return g.table[SINCE + card] ?? 0;
}

export function setSince(g: Game, card: number, action: number): void {
  g.table[SINCE + card] = action;
}

function unlink(g: Game, card: number, place: number): void {
  const next = nextCard(g, card);
  const previous = g.table[PREVIOUS + card] ?? 0;
  if (previous === 0) g.table[TOP + place] = next;
  else g.table[NEXT + previous] = next;
  if (next !== 0) g.table[PREVIOUS + next] = previous;
  g.table[SIZE + place] = cardsIn(g, place) - 1;
}

function linkBetween(g: Game, card: number, previous: number, next: number, place: number): void {
  g.table[PREVIOUS + card] = previous;
  g.table[NEXT + card] = next;
  if (previous === 0) g.table[TOP + place] = card;
  else g.table[NEXT + previous] = card;
  if (next !== 0) g.table[PREVIOUS + next] = card;
  g.table[SIZE + place] = cardsIn(g, place) + 1;
}

/** Takes a card from where it lies and lays it into a place: on top of a pile, else by number. */
export function moveCard(g: Game, card: number, to: number): void {
  const from = placeOf(g, card);
  if (isListed(from)) unlink(g, card, from);
  g.table[AT + card] = to;
  if (!isListed(to)) {
    g.table[PREVIOUS + card] = 0;
    g.table[NEXT + card] = 0;
    listenAnew(g, from);
    return;
  }
  let previous = 0;
  let next = firstCard(g, to);
  if (!isPile(to)) {
    while (next !== 0 && next < card) {
      previous = next;
      next = nextCard(g, next);
    }
  }
  linkBetween(g, card, previous, next, to);
  listenAnew(g, from);
  listenAnew(g, to);
}

const shuffling = new Int16Array(CARD_LIMIT);

/** Lays the first n of `shuffling` out as the whole of a pile, the first on top. */
function relay(g: Game, place: number, n: number): void {
  let previous = 0;
  for (let i = 0; i < n; i++) {
    const card = shuffling[i] ?? 0;
    g.table[PREVIOUS + card] = previous;
    if (previous === 0) g.table[TOP + place] = card;
    else g.table[NEXT + previous] = card;
    previous = card;
  }
  if (previous !== 0) g.table[NEXT + previous] = 0;
}

function gather(g: Game, place: number): number {
  let n = 0;
  for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card)) shuffling[n++] = card;
  return n;
}

/** Shuffles a pile (Fisher-Yates by the table's generator). The same cards in another order end up alike. */
export function shufflePile(g: Game, place: number): void {
  const n = gather(g, place);
  shuffling.subarray(0, n).sort();
  for (let i = n - 1; i > 0; i--) {
    const j = below(g, i + 1);
    const card = shuffling[i] ?? 0;
    shuffling[i] = shuffling[j] ?? 0;
    shuffling[j] = card;
  }
  relay(g, place, n);
  reveal(g);
}

/** Lays a pile out by number: how a hidden order looks to those who may not see it. */
export function sortPile(g: Game, place: number): void {
  const n = gather(g, place);
  shuffling.subarray(0, n).sort();
  relay(g, place, n);
}
