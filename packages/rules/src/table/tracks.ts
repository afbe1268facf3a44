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
  let n = 0;
  for (let space = 0; space < QUOTA_SPACES; space++) if (g.table[QUOTA + space] === charter + 1) n++;
  return n;
}

/** The charter whose token lies on a space of the reputation track, or -1. */
export function reputationAt(g: Game, space: number): number {
  return (g.table[REPUTATION + space] ?? 0) - 1;
}

export function putOnReputation(g: Game, space: number, charter: number): void {
  g.table[REPUTATION + space] = charter + 1;
}

export function reputationTokens(g: Game, charter: number): number {
  let n = 0;
  for (let space = 0; space < REPUTATION_SPACES; space++)
    if (g.table[REPUTATION + space] === charter + 1) n++;
  return n;
}

export function clearTracks(g: Game): void {
  g.table.fill(0, QUOTA, QUOTA + QUOTA_SPACES);
  g.table.fill(0, REPUTATION, REPUTATION + REPUTATION_SPACES);
}
