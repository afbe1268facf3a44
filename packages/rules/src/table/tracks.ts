import type { Game } from './game.ts';
import { QUOTA_SPACES, REPUTATION_SPACES, trayStart } from './layout.ts';

/** The quota and the reputation track: whose influence lies on which space. */
const QUOTA = trayStart('quota');
const REPUTATION = trayStart('reputation');

/** The charter whose token lies on a quota space, or -1. */
export function quotaAt(g: Game, space: number): number {
  return (g.table[QUOTA + space] ?? 0) - 1;
}

export function putOnQuota(g: Game, space: number, charter: number): void {
  g.table[QUOTA + space] = charter + 1;
}

export function quotaTokens(g: Game, charter: number): number {
  return tokensOf(g.table, QUOTA, QUOTA_SPACES, charter + 1);
}

/** The charter whose token lies on a space of the reputation track, or -1. */
export function reputationAt(g: Game, space: number): number {
  return (g.table[REPUTATION + space] ?? 0) - 1;
}

export function putOnReputation(g: Game, space: number, charter: number): void {
  g.table[REPUTATION + space] = charter + 1;
}

export function reputationTokens(g: Game, charter: number): number {
  return tokensOf(g.table, REPUTATION, REPUTATION_SPACES, charter + 1);
}

function tokensOf(table: Int16Array, from: number, spaces: number, token: number): number {
  let n = 0;
  for (let i = from; i < from + spaces; i++) if (table[i] === token) n++;
  return n;
}

export function clearTracks(g: Game): void {
  g.table.fill(0, QUOTA, QUOTA + QUOTA_SPACES);
  g.table.fill(0, REPUTATION, REPUTATION + REPUTATION_SPACES);
}
