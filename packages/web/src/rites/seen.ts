import type { Heard } from './row.ts';

/** What a device knows of somebody's looking at a table. A seat of a shared device has a mark of its own. */
export type Mark = {
  /** Up to which step the moments of the table were seen here. */
  readonly seen: number;
  /** Up to which step the table itself was; undefined where that is not known. */
  readonly here?: number;
};

export function markOf(table: string, seat: number): Mark | undefined {
  try {
    const [seen, here] = (localStorage.getItem(keyOf(table, seat)) ?? '').split(' ').map(placeIn);
    return seen === undefined ? undefined : { seen, ...(here === undefined ? {} : { here }) };
  } catch {
    return undefined;
  }
}

export function keepMark(table: string, seat: number, { seen, here }: Required<Mark>): void {
  try {
    localStorage.setItem(keyOf(table, seat), `${seen} ${here}`);
  } catch {
    // A browser that keeps nothing has missed what happened since one's last choice.
  }
}

/** A step with the time at which it was made. */
export type Told = Heard & { readonly at: number };

/**
 * Of the last steps of the table, those that somebody has missed. What a seat chose while this device did not look was chosen on another
 * one, where everything before it was seen. A device that does not know the table begins there too, and where there is no such
 * choice, with nothing: whoever is new at a table is not told its past. What a table was made with (a prepared village, an import, a
 * copy) nobody chose at it.
 */
export function missedOf(
  steps: readonly Told[],
  seat: number,
  mark: Mark | undefined,
  madeAt: number,
): readonly Told[] {
  if (mark !== undefined && mark.here === undefined) return steps;
  if (mark === undefined) {
    const last = steps.findLastIndex(({ by, at }) => by === seat && at > madeAt);
    return last < 0 ? [] : steps.slice(last + 1);
  }
  const { here = 0 } = mark;
  return steps.slice(steps.findLastIndex(({ by, seq }) => by === seat && seq > here) + 1);
}

/**
 * What was missed as it comes to whoever looks. Nobody has missed what they chose at this device themselves: what they did last comes once
 * more if the page was loaded anew before they had seen it to its end, and all before it they have seen.
 */
export function asMissed<One extends Heard>(
  steps: readonly One[],
  seat: number,
  mark: Mark | undefined,
  seenBeside: number,
): readonly One[] {
  return steps.flatMap((step) => {
    const isOwn = step.by === seat && step.seq <= (mark?.here ?? 0);
    if (isOwn && step.seq !== (mark?.seen ?? 0) + 1) return [];
    return [{ ...step, isMissed: !isOwn, isSeenBeside: step.seq <= seenBeside }];
  });
}

/** Up to where others saw the table who share this device. */
export function seenBeside(table: string, seats: readonly number[], seat: number): number {
  const others = seats.filter((other) => other !== seat);
  return Math.max(-1, ...others.map((other) => markOf(table, other)?.seen ?? -1));
}

function placeIn(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function keyOf(table: string, seat: number): string {
  return `charterstone-moments-${table}-${seat}`;
}
