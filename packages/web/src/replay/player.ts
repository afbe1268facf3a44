import { chapterAt, type Plan } from './plan.ts';

/** Steps a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where somebody is in a replay, and how it goes on by itself. */
export type Player = { readonly at: number; readonly isPlaying: boolean; readonly speed: Speed };

export const RESTING: Player = { at: 0, isPlaying: false, speed: 2 };

export function stepEveryMs({ speed }: Player): number {
  return 1000 / speed;
}

/** Whoever goes somewhere by hand wants to stay there. */
export function wentTo(player: Player, plan: Plan, at: number): Player {
  const last = plan.places.length - 1;
  return { ...player, at: Math.max(0, Math.min(last, at)), isPlaying: false };
}

/** One step further by itself; at the end it rests. */
export function ticked(player: Player, plan: Plan): Player {
  if (!player.isPlaying) return player;
  const last = plan.places.length - 1;
  const at = Math.min(last, player.at + 1);
  return { ...player, at, isPlaying: at < last };
}

/** Plays or rests. Where nothing follows, the game is shown again from its beginning. */
export function toggled(player: Player, plan: Plan): Player {
  if (player.isPlaying) return { ...player, isPlaying: false };
  const isAtEnd = player.at >= plan.places.length - 1;
  const at = isAtEnd ? (chapterAt(plan, player.at)?.from ?? 0) : player.at;
  return { ...player, at, isPlaying: plan.places.length > 1 };
}
