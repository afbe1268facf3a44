import type { Pledge } from '../pledge.ts';
import type { Problem, Tried } from '../tried.ts';
import { neverIn, notYetIn, type Verdict, verdictOn } from '../verdict.ts';

/** A promise with all that is known of it now. */
export type Told = { readonly pledge: Pledge; readonly tried: Tried; readonly verdict: Verdict };

export function told(pledge: Pledge, tried: Tried): Told {
  return { pledge, tried, verdict: verdictOn(pledge, tried) };
}

export const number = (n: number): string =>
  n.toLocaleString('en', { maximumFractionDigits: Math.abs(n) < 10 ? 1 : 0 });

/** A length of time as people say it. */
export function lasting(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 90) return `${number(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How much was tried of how much. */
export function reach({ pledge, tried }: Told): string {
  return `${number(tried.done)} of ${number(pledge.large)} ${pledge.unit}`;
}

/** More kinds than that are for a machine to read. */
const MOST_KINDS = 40;
/** And more than that do not belong in one line. */
const KINDS_IN_LINE = 6;

/** What was found: what never happened first. */
export function findings({ pledge, tried, verdict }: Told, most = MOST_KINDS): string {
  const { found, measured, skipped } = tried;
  if (skipped !== undefined) return skipped;
  if (verdict === 'not tried') return 'no part of it is over yet';
  const [never, notYet] = [neverIn(pledge, tried), notYetIn(pledge, tried)];
  const kinds = Object.entries(found).filter(([, n]) => n > 0);
  const shown = kinds.slice(0, most).map(([kind, n]) => `${kind} ${number(n)}`);
  const more = kinds.length > most ? [`${kinds.length - most} kinds more`] : [];
  return [
    ...(never.length > 0 ? [`never: ${someOf(never, most)}`] : []),
    ...(tried.batches > 0 && notYet.length > 0 ? [`not yet: ${someOf(notYet, most)}`] : []),
    ...againIn(tried),
    ...Object.entries(measured).map(([what, n]) => `${what} ${number(n)}`),
    ...shown,
    ...more,
  ].join('; ');
}

/** What was measured again, and the worst of what was thrown away: whoever reads the rest knows what it leaves out. */
function againIn({ batches, retaken = [] }: Tried): string[] {
  const [worst] = retaken.toSorted((a, b) => b.p99 - a.p99);
  if (worst === undefined) return [];
  const parts = new Set(retaken.map(({ seed }) => seed)).size;
  const many = retaken.length === 1 ? 'a measurement' : `${number(retaken.length)} measurements`;
  const which = retaken.length === 1 ? '' : 'the worst of them ';
  return [
    `measured again in ${number(parts)} of ${number(batches)} parts (${many} thrown away, ${which}p99 ${number(worst.p99)} ms, before it ${number(worst.before)} ms)`,
  ];
}

function someOf(kinds: readonly string[], most: number): string {
  const more = kinds.length > most ? ` and ${kinds.length - most} more` : '';
  return `${kinds.slice(0, most).join(', ')}${more}`;
}

const SIGNS: { readonly [V in Verdict]: string } = {
  held: '✓',
  'so far': '✓',
  'not tried': '·',
  vacuous: '○',
  broken: '✗',
  skipped: '–',
};

/** One line for a promise. */
export function lineOf(all: Told, seed: number): string {
  const { pledge, tried, verdict } = all;
  if (verdict === 'skipped') return `skipped ${pledge.name}: ${tried.skipped}`;
  return `${SIGNS[verdict]} ${pledge.name}, ${verdict}: ${reach(all)} in ${lasting(tried.ms)}, seed ${seed}; ${findings(all, KINDS_IN_LINE)}`;
}

/** What went wrong, each with the command that tries it again. */
export function problemsOf({ pledge, tried }: Told, run: number): string[] {
  return tried.problems.map(
    ({ seed, count, what }) =>
      `${pledge.name}: ${what}\n  again: ${commandFor(pledge, { seed, count }, run)}`,
  );
}

/** The seed of the run says which of its parts it was, and so which seats and campaigns. */
export function commandFor(
  { name, batch }: Pledge,
  { seed, count }: Pick<Problem, 'seed' | 'count'>,
  run: number,
): string {
  const size = count === batch ? '' : ` --count ${count}`;
  return `npm run prove -- --only ${name} --seed ${run} --again ${seed}${size}`;
}

/** All of it in one line. */
export function summary(all: readonly Told[]): string {
  const many = (verdict: Verdict): number => all.filter((one) => one.verdict === verdict).length;
  const words: readonly [Verdict, string][] = [
    ['held', 'held'],
    ['so far', 'held so far'],
    ['not tried', 'not tried'],
    ['vacuous', 'vacuous'],
    ['broken', 'broken'],
    ['skipped', 'skipped'],
  ];
  return words
    .filter(([verdict]) => many(verdict) > 0 || verdict === 'held' || verdict === 'broken')
    .map(([verdict, text]) => `${many(verdict)} ${text}`)
    .join(', ');
}
