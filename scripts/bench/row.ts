import type { Spread } from '../../packages/cli/src/bench/rounds.ts';

/** What is wanted of a figure or of a ratio: at least or at most that. */
export type Wanted = { readonly least: number } | { readonly most: number };

/** One figure of ours, beside that of the baseline of the same run where there is one. */
export type Row = {
  readonly what: string;
  readonly unit: string;
  readonly ours: Figure;
  readonly baseline?: Figure & { readonly name: string };
  /** How many times as fast as the baseline, round by round; of a cost that may grow, how many times its first. */
  readonly ratio?: number;
  readonly wanted?: Wanted;
};

/** With least and most where it was measured in rounds. */
export type Figure = Pick<Spread, 'median'> & Partial<Spread>;

/** Whether it is what is wanted: the ratio where there is one, else the figure. Nothing where nothing is wanted. */
export function isReached({ ours, ratio, wanted }: Row): boolean | undefined {
  if (wanted === undefined) return undefined;
  // JSON has no word for what is no number but null, and that is no ratio of nothing.
  const value = ratio === undefined ? ours.median : ratio;
  if (!Number.isFinite(value)) return false;
  return 'least' in wanted ? value >= wanted.least : value <= wanted.most;
}

/** How much the baseline itself differed from round to round: what is less than that is noise. In per cent of its median. */
export function noiseIn(rows: readonly Row[]): number | undefined {
  const widths = rows.flatMap(({ baseline }) =>
    baseline?.min === undefined || baseline.max === undefined || baseline.median === 0
      ? []
      : [(100 * (baseline.max - baseline.min)) / baseline.median],
  );
  return widths.length === 0 ? undefined : Math.round(Math.max(...widths));
}
