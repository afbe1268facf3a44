import type { Fault } from './checks.ts';
import { type Check, type Limits, partsOf } from './line.ts';
import { allGames, MEASURES, type Measure, type Part } from './measures.ts';
import type { Measured, Sample } from './sample.ts';

/** One thing a check looked at. `thin`: there was too little to see of it for a judgement. */
export type Finding = Measured & { readonly of: string; readonly ok: boolean; readonly thin?: true };

/** What came of a check: `value` is that of the worst thing it looked at, `of` says which. */
export type Verdict = {
  readonly name: string;
  readonly ok: boolean;
  /** Null where there is none, so that whoever reads the figures finds the same fields on every check. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly interval?: readonly [number, number];
  readonly of?: string;
  readonly unit?: Measure['unit'];
  readonly measure?: Check['measure'];
  readonly games?: Check['games'];
  /** Why there is no value. */
  readonly problem?: string;
  readonly was?: Check['was'];
  readonly why?: string;
  readonly parts: readonly Finding[];
};

/** With fewer campaigns than this drawing them again says little. */
const FEW = 5;
/** Chances at which something used just often enough would still be passed over by one run in forty. */
const UNLUCKY = 0.025;

export function judge(sample: Sample, check: Check): Verdict {
  const { name, low, high, measure: wanted, was, why } = check;
  const measure: Measure = MEASURES[wanted];
  const wantedParts = partsOf(check);
  const found = measure
    .parts(sample.campaigns, check.games ?? allGames())
    .filter(({ of }) => wantedParts?.includes(of) ?? true)
    .map((part) => findingOf(sample, part, check, measure));
  const judged = found.filter(({ thin, value }) => thin !== true && !Number.isNaN(value));
  const [worst] = [...judged].sort(
    (a, b) => worseness(b, check) - worseness(a, check) || compare(b, a, check),
  );
  const { games } = check;
  const kept = {
    unit: measure.unit,
    measure: wanted,
    ...(games && { games }),
    ...(was && { was }),
    ...(why && { why }),
  };
  if (worst === undefined)
    return {
      name,
      value: null,
      low,
      high,
      ok: false,
      problem: 'there is nothing to measure',
      parts: found,
      ...kept,
    };
  const { value, interval, of } = worst;
  const ok = judged.every((finding) => finding.ok);
  return { name, value, low, high, ok, interval, of, ...kept, parts: found };
}

/** A line that is no check, or a check that is not there. */
export function failed({ name, problem }: Fault): Verdict {
  return { name, value: null, low: null, high: null, ok: false, problem, parts: [] };
}

function findingOf(sample: Sample, part: Part, band: Limits, { exact }: Measure): Finding {
  const { of, statistic, seen } = part;
  const value = sample.value(statistic);
  const measured: Measured = exact ? { value, interval: [value, value] } : sample.measure(statistic);
  const ok = touches(measured.interval, band);
  if (seen === undefined || isEnough(seen, sample.campaigns.length, band)) return { of, ...measured, ok };
  return { of, ...measured, ok, thin: true };
}

/** A check is ok when the interval touches the band. */
export function touches([from, to]: Measured['interval'], { low, high }: Limits): boolean {
  return from <= high && to >= low;
}

/** Whether something that is used as rarely as the band allows would have shown. */
function isEnough({ campaigns, chances }: NonNullable<Part['seen']>, all: number, { low }: Limits): boolean {
  if (campaigns < Math.min(FEW, all)) return false;
  return low <= 0 || chances >= Math.log(UNLUCKY) / Math.log(1 - low / 100);
}

/** How far the interval lies from the band. */
function worseness({ interval: [from, to] }: Finding, { low, high }: Limits): number {
  return Math.max(0, from - high, low - to);
}

/** Of two that are as bad, the one whose value is further out or nearer to a limit that can be passed at all. */
function compare(a: Finding, b: Finding, { low, high }: Limits): number {
  const above = ({ value }: Finding): number => (high >= 100 ? Number.NEGATIVE_INFINITY : value - high);
  const below = ({ value }: Finding): number => (low === 0 ? Number.NEGATIVE_INFINITY : low - value);
  const out = (one: Finding): number => Math.max(above(one), below(one));
  return out(a) - out(b);
}
