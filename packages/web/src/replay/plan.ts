import type { Outline } from '@charterstone/protocol';

/** What the slider marks, in the order in which it offers them. */
export const MARK_NAMES = ['opened', 'built', 'story', 'ended'] as const;
export type MarkName = (typeof MARK_NAMES)[number];

/** A game: the numbers of its first and last step. */
export type Chapter = { readonly game: number; readonly from: number; readonly to: number };
export type Marked = { readonly at: number; readonly mark: MarkName; readonly card?: number | undefined };

/** A campaign to be stepped through. Steps are counted from 0; `places` says where each of them lies in the journal. */
export type Plan = {
  readonly places: readonly number[];
  readonly chapters: readonly Chapter[];
  /** The steps at which turns began. */
  readonly turns: readonly number[];
  readonly marks: readonly Marked[];
};

export function planOf({ stretches, chapters, turns, marks }: Outline): Plan {
  const places = stretches.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return {
    places,
    chapters: chapters.map(({ game, from, to }) => ({
      game,
      from: stepAt(places, from),
      to: stepAt(places, to),
    })),
    turns: turns.map((seq) => stepAt(places, seq)),
    marks: marks.map(({ seq, mark, card }) => ({ at: stepAt(places, seq), mark, card })),
  };
}

/** The step that led to a place; for one that was taken back, or is not there yet, the last one before it. */
export function stepAt(places: readonly number[], seq: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((places[middle] ?? 0) <= seq) low = middle;
    else high = middle - 1;
  }
  return low;
}

export type Unit = 'step' | 'turn' | 'game';
export type Way = 1 | -1;

/** Where one comes to by a step, a turn or a game. Back, it is first the beginning of the turn or game one is in. */
export function moved(plan: Plan, at: number, unit: Unit, way: Way): number {
  const last = plan.places.length - 1;
  if (unit === 'step') return Math.min(last, Math.max(0, at + way));
  const stops = unit === 'turn' ? plan.turns : plan.chapters.map(({ from }) => from);
  return way > 0 ? (stops.find((stop) => stop > at) ?? last) : (stops.findLast((stop) => stop < at) ?? 0);
}

/** The next thing of the kinds that are marked; undefined where there is none any more. */
export function toMark(
  { marks }: Plan,
  at: number,
  shown: ReadonlySet<MarkName>,
  way: Way,
): number | undefined {
  const stops = marks.filter(({ mark }) => shown.has(mark)).map((one) => one.at);
  return way > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
}

export function chapterAt({ chapters }: Plan, at: number): Chapter | undefined {
  return chapters.find(({ from, to }) => at >= from && at <= to);
}

/** The steps of the turn that a step belongs to: a turn begins with the last step of the one before, and ends likewise. */
export function turnAround(
  { turns, places }: Plan,
  at: number,
): { readonly from: number; readonly to: number } {
  const begun = turns.findLast((turn) => turn < at);
  return {
    from: begun === undefined ? 0 : begun + 1,
    to: turns.find((turn) => turn >= at) ?? places.length - 1,
  };
}
