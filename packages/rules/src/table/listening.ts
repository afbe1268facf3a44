import { firstCard, nextCard } from './cards.ts';
import type { Game } from './game.ts';
import { trayStart } from './layout.ts';
import { CHEST, CHRONICLE, GUIDEPOST, HAND, PLAY, SECRET } from './places.ts';

/**
 * What the cards before each charter listen to, and the rules in force, summed up: moments as bits, and what their cards can do. It
 * follows from where the cards lie and is kept by `moveCard`, because every step of every turn asks for it.
 */
const LISTENING = trayStart('listening');
const WIDTH = 4;
const TALENTS = 3;
/** No number of a table is below nothing, so a tray number holds fifteen bits. */
const BITS = 15;
const LOW = (1 << BITS) - 1;
/** Behind the six charters: the Chronicle and the guidepost. */
const RULES = 6;

/** What a card can do, as bits of `box.talents`. */
export const WEIGHS = 1;
export const ACTS = 2;
export const MINDED = 4;
/** It can be scored. */
export const GOAL = 8;

/** The moments that somebody's cards, or the rules in force, hear. */
export function earsBefore(g: Game, charter: number): number {
  return bitsOf(g, charter);
}

export function earsOfRules(g: Game): number {
  return bitsOf(g, RULES);
}

export function talentsBefore(g: Game, charter: number): number {
  return g.table[LISTENING + charter * WIDTH + TALENTS] ?? 0;
}

export function talentsOfRules(g: Game): number {
  return g.table[LISTENING + RULES * WIDTH + TALENTS] ?? 0;
}

function bitsOf(g: Game, row: number): number {
  const at = LISTENING + row * WIDTH;
  const t = g.table;
  return (t[at] ?? 0) | ((t[at + 1] ?? 0) << BITS) | ((t[at + 2] ?? 0) << (2 * BITS));
}

/** A card came to a place or left it. */
export function listenAnew(g: Game, place: number): void {
  if (place === CHRONICLE || place === GUIDEPOST) sumUp(g, RULES, CHRONICLE, GUIDEPOST);
  else if (place >= HAND && place < CHEST) sumUp(g, place - HAND, place, place - HAND + PLAY);
  else if (place >= PLAY && place < SECRET) sumUp(g, place - PLAY, place - PLAY + HAND, place);
}

function sumUp(g: Game, row: number, one: number, other: number): void {
  const { ears, talents } = g.box;
  let bits = 0;
  let can = 0;
  for (let card = firstCard(g, one); card !== 0; card = nextCard(g, card)) {
    bits |= ears[card] ?? 0;
    can |= talents[card] ?? 0;
  }
  for (let card = firstCard(g, other); card !== 0; card = nextCard(g, card)) {
    bits |= ears[card] ?? 0;
    can |= talents[card] ?? 0;
  }
  const at = LISTENING + row * WIDTH;
  g.table[at] = bits & LOW;
  g.table[at + 1] = (bits >>> BITS) & LOW;
  g.table[at + 2] = bits >>> (2 * BITS);
  g.table[at + TALENTS] = can;
}
