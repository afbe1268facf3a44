import { styleText } from 'node:util';
import { columns } from '../terminal/columns.ts';
import type { Finding, Verdict } from './verdict.ts';

/** Colours of the terminal, or none. */
export type Colours = {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly dim: (text: string) => string;
};

export function colours(wanted: boolean): Colours {
  const style = (how: Parameters<typeof styleText>[0]) => (text: string) =>
    wanted ? styleText(how, text, { validateStream: false }) : text;
  return { good: style('green'), bad: style(['red', 'bold']), dim: style('dim') };
}

/** A number with as many digits as mean something. */
export function digits(number: number | null | undefined): string {
  if (number === undefined || number === null || Number.isNaN(number)) return '–';
  return Number(number.toFixed(Math.abs(number) < 10 ? 2 : 1)).toLocaleString('en');
}

export function signed(number: number | null | undefined, unit: Verdict['unit']): string {
  return unit === '% from even' && (number ?? 0) > 0 ? `+${digits(number)}` : digits(number);
}

const MOST_OTHERS = 8;

/** The checks as a table for people: the worst thing each has found, and what else is out of its band. */
export function checkTable(verdicts: readonly Verdict[], { good, bad, dim }: Colours): string {
  const rows = verdicts.map((verdict) => {
    const { name, ok, value, low, high, interval, of = '', unit, problem } = verdict;
    const span = interval?.map((end) => signed(end, unit)).join(' to ') ?? '';
    const band = low === null ? '' : `${signed(low, unit)} to ${signed(high, unit)}`;
    return [
      ok ? good('ok') : bad('NOT OK'),
      name,
      value === null ? '' : signed(value, unit),
      dim(span),
      band,
      problem === undefined ? of : bad(problem),
    ];
  });
  const table = columns(
    [['', 'check', 'value', '95 % interval', 'band', 'worst'], ...rows],
    [false, false, true, true, true],
  );
  const others = verdicts.flatMap((verdict) => othersOut(verdict, dim));
  return [table, ...(others.length > 0 ? ['', ...others] : [])].join('\n');
}

/** Everything else that a failed check has found out of its band. */
function othersOut({ name, of, unit, parts }: Verdict, dim: Colours['dim']): string[] {
  const out = parts.filter((part) => !part.ok && part.thin !== true && part.of !== of);
  if (out.length === 0) return [];
  const some = out.slice(0, MOST_OTHERS).map((part: Finding) => `${part.of} ${signed(part.value, unit)}`);
  const more = out.length > some.length ? `, and ${out.length - some.length} more` : '';
  return [dim(`also out, ${name}: ${some.join(', ')}${more}`)];
}
