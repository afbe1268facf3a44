import type { Spread } from '../rounds.ts';

/** What was measured with so many of something. */
export type Point = Spread & { readonly at: number };

/** How one cost goes on as something grows. */
export type Curve = {
  /** What it costs. */
  readonly name: string;
  readonly unit: string;
  /** What there is more and more of. */
  readonly along: string;
  readonly points: readonly Point[];
  /** What is promised: the last at most so many times the first. Nothing where it may grow. */
  readonly most?: number;
  /** Why it may grow: told where it does. */
  readonly note?: string;
};

/** On a quiet machine what does not grow stays below this; all promises of the kind "costs the same" mean that. */
export const FLAT = 1.5;

export type Verdict = {
  /** The last median as so many times the first. */
  readonly ratio: number;
  /** Whether the promise is kept; nothing where there is none, or where it was measured once only. */
  readonly ok?: boolean;
  readonly text: string;
};

/** What a curve comes to, in one line. */
export function verdictOn({ name, along, points, most, note }: Curve): Verdict {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2)
    return { ratio: 1, text: `${name}: measured at one size only` };
  const ratio = Number((last.median / first.median).toFixed(2));
  const ok = most === undefined ? undefined : ratio <= most;
  const course = `${name}: ${digits(ratio)} times from ${count(first.at)} to ${count(last.at)} ${along}`;
  const said = [`${course}: ${wordFor(ratio, ok)}`, ratio > FLAT && ok !== false ? note : undefined];
  if (ok === false) said.push(`wanted at most ${most}`);
  // Two sizes whose rounds lie among each other were not told apart.
  if (ok === false && last.min <= first.max)
    said.push('but the rounds of both overlap: the machine was not quiet');
  return {
    ratio,
    ...(ok === undefined ? {} : { ok }),
    text: said.filter((one) => one !== undefined).join('; '),
  };
}

function wordFor(ratio: number, ok: boolean | undefined): string {
  if (!Number.isFinite(ratio)) return 'too small to be measured';
  if (ratio < 1 / FLAT) return 'falls';
  if (ratio <= FLAT) return 'flat';
  return ok === undefined ? 'grows' : ok ? 'grows as it may' : 'GROWS';
}

const count = (n: number): string => n.toLocaleString('en');
const digits = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 10 ? 1 : 0 });

/** Rounds of one cost, size by size: what one round tells about one size. */
export type Sized<T> = { readonly at: number; readonly rounds: readonly T[] };
