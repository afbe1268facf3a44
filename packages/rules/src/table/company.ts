import type { Game } from './game.ts';
import { trayStart } from './layout.ts';

/**
 * Who said to come or to go when the game in progress is over, by seat: a charter plus one, LEAVES, or behind it (REPLACED) the charter that
 * somebody else will come to on the same chair.
 */
const COMING = trayStart('coming');
export const LEAVES = 7;
export const REPLACED = 8;

export function comingTo(g: Game, seat: number): number {
  return g.table[COMING + seat] ?? 0;
}

/** Whether a seat's player goes. */
export function isLeaving(g: Game, seat: number): boolean {
  return comingTo(g, seat) >= LEAVES;
}

/** The charter somebody comes to on this chair, or -1. */
export function charterToCome(g: Game, seat: number): number {
  const coming = comingTo(g, seat);
  if (coming >= REPLACED) return coming - REPLACED;
  return coming === LEAVES ? -1 : coming - 1;
}

export function setComing(g: Game, seat: number, to: number): void {
  g.table[COMING + seat] = to;
}

/** By charter: what the table wants of Automas when the game is over. */
const AUTOMA_PLANS = trayStart('automaPlans');
export const AUTOMA_COMES = 1;
export const AUTOMA_GOES = 2;
export const AUTOMA_PLAN_NAMES = ['none', 'comes', 'goes'] as const;

export function automaPlan(g: Game, charter: number): number {
  return g.table[AUTOMA_PLANS + charter] ?? 0;
}

export function planAutoma(g: Game, charter: number, plan: number): void {
  g.table[AUTOMA_PLANS + charter] = plan;
}

/**
 * By seat: 1 while an Automa plays for whoever sits there, and twice the kinds of minion (as bits) that wait for them meanwhile. The seat
 * keeps it when charters are dealt anew.
 */
const ABSENT = trayStart('absent');

export function isAbsent(g: Game, seat: number): boolean {
  return (g.table[ABSENT + seat] ?? 0) > 0;
}

export function setAbsent(g: Game, seat: number, minions: number): void {
  g.table[ABSENT + seat] = 1 + 2 * minions;
}

export function setPresent(g: Game, seat: number): void {
  g.table[ABSENT + seat] = 0;
}

/** The kinds of minion that wait for an absent player, as bits. */
export function minionsWaiting(g: Game, seat: number): number {
  return (g.table[ABSENT + seat] ?? 0) >> 1;
}

/** What was given a name: the six charters, and the village behind them. */
const TITLED = trayStart('titled');
export const VILLAGE = 6;

export function isTitled(g: Game, what: number): boolean {
  return g.table[TITLED + what] === 1;
}

export function setTitled(g: Game, what: number): void {
  g.table[TITLED + what] = 1;
}
