import type { Charter, Inspection } from '@charterstone/rules';

/** What everybody at a table may know of how it stands. */
export type Standing = {
  readonly game: number;
  readonly points: ReadonlyMap<Charter, number>;
  readonly buildings: number;
  readonly progress: number;
};

export function standingOf({ game, charters, village, progress }: Inspection): Standing {
  return {
    game,
    points: new Map(charters.map(({ charter, points }) => [charter, points])),
    buildings: Object.keys(village).length,
    progress,
  };
}

/** What has changed since, where it is still the same game. */
export type Change = {
  readonly points: (charter: Charter) => number;
  readonly buildings: number;
  readonly progress: number;
};

export function changeSince(before: Standing | undefined, now: Standing): Change | undefined {
  if (before === undefined || before.game !== now.game) return undefined;
  return {
    points: (charter) => (now.points.get(charter) ?? 0) - (before.points.get(charter) ?? 0),
    buildings: now.buildings - before.buildings,
    progress: now.progress - before.progress,
  };
}
