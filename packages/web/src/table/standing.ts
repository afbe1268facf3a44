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

/** Kept as long as the tab is: a device may be put to sleep between two turns. */
export function keepStanding(table: string, seat: number, { points, ...rest }: Standing): void {
  try {
    sessionStorage.setItem(keyOf(table, seat), JSON.stringify({ ...rest, points: [...points] }));
  } catch {
    // Then it is known until the page is loaded anew.
  }
}

export function keptStanding(table: string, seat: number): Standing | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? 'null');
    return found === null ? undefined : { ...found, points: new Map(found.points) };
  } catch {
    return undefined;
  }
}

function keyOf(table: string, seat: number): string {
  return `charterstone-left-${table}-${seat}`;
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
