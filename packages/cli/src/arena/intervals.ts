import { sum } from '../simulate/summary.ts';

/** The limits between which a number lies with 95 % confidence. */
export type Interval = readonly [number, number];

/** What was counted in one village: so much in so many games. */
export type Cluster = { readonly total: number; readonly games: number };

const NORMAL = 1.959964;
/** Below four degrees of freedom the series is not good enough. */
const FEW = [Number.POSITIVE_INFINITY, 12.7062, 4.30265, 3.18245];

/** Student's t with 95 % between it and its negative (Cornish and Fisher's series; Abramowitz and Stegun 26.7.5). */
export function student(freedom: number): number {
  const known = FEW[freedom];
  if (known !== undefined) return known;
  const z = NORMAL;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return z + sum(terms.map((term, i) => term / freedom ** (i + 1)));
}

/** The mean over all games. */
export function meanOf(villages: readonly Cluster[]): number {
  return sum(villages.map(({ total }) => total)) / gamesIn(villages);
}

function gamesIn(villages: readonly Cluster[]): number {
  return sum(villages.map(({ games }) => games));
}

/**
 * The variance of that mean. Games of one village hang together, so what differs is counted by village (linearised ratio, as for
 * samples that are drawn in clusters).
 */
function varianceOf(villages: readonly Cluster[]): number {
  const mean = meanOf(villages);
  const squares = villages.map(({ total, games }) => (total - mean * games) ** 2);
  return (villages.length / (villages.length - 1)) * (sum(squares) / gamesIn(villages) ** 2);
}

/** Around a mean; undefined where there is but one village to judge by. */
export function meanInterval(villages: readonly Cluster[]): Interval | undefined {
  if (villages.length < 2) return undefined;
  const mean = meanOf(villages);
  const reach = student(villages.length - 1) * Math.sqrt(varianceOf(villages));
  return [mean - reach, mean + reach];
}

/**
 * Around a part of 1: Wilson's, for as many games as would tell so much if they were independent (never more than were played), and with
 * Student's t for the number of villages. Unlike mean ± reach it stays between 0 and 1, and is no point where all was won.
 */
export function shareInterval(villages: readonly Cluster[]): Interval | undefined {
  if (villages.length < 2) return undefined;
  const share = meanOf(villages);
  const variance = varianceOf(villages);
  const independent = (share * (1 - share)) / variance;
  const n = Math.min(gamesIn(villages), Number.isNaN(independent) ? Number.POSITIVE_INFINITY : independent);
  const t2 = student(villages.length - 1) ** 2;
  const middle = (share + t2 / (2 * n)) / (1 + t2 / n);
  const reach = Math.sqrt((t2 * share * (1 - share)) / n + (t2 / (2 * n)) ** 2) / (1 + t2 / n);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
