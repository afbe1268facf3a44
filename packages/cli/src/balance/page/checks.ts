import { escaped } from '../../markup.ts';
import { digits, signed } from '../table.ts';
import type { Finding, Verdict } from '../verdict.ts';
import { gauge } from './bars.ts';
import { tag } from './svg.ts';

const MOST_OTHERS = 6;
const HEADS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['check', ''],
  ['value', 'number'],
  ['95 % interval', 'number'],
  ['wanted', 'number'],
  ['', ''],
];

/** The table of checks, what failed first. */
export function checksTable(verdicts: readonly Verdict[]): string {
  const sorted = verdicts.toSorted((a, b) => Number(a.ok) - Number(b.ok));
  const head = tag('tr', {}, ...HEADS.map(([text, kind]) => tag('th', { class: kind || undefined }, text)));
  return tag('table', {}, tag('thead', {}, head), tag('tbody', {}, ...sorted.map(row)));
}

function row(verdict: Verdict): string {
  const { ok, value, low, high, interval, unit } = verdict;
  const number = (one: number | null): string => escaped(signed(one, unit));
  const band = low === null ? '' : bandText(low, high ?? low, unit);
  const look =
    value === null || interval === undefined || low === null || high === null
      ? ''
      : gauge(low, high, value, interval, ok);
  return tag(
    'tr',
    {},
    tag('td', { class: ok ? 'ok' : 'bad' }, ok ? '✓ ok' : '✗ not ok'),
    tag('td', { class: 'name' }, ...nameCell(verdict)),
    tag('td', { class: 'number value' }, value === null ? '–' : `${number(value)} ${shortUnit(unit)}`),
    tag(
      'td',
      { class: 'number span' },
      interval === undefined ? '–' : `${number(interval[0])} to ${number(interval[1])}`,
    ),
    tag('td', { class: 'number band' }, escaped(band)),
    tag('td', { class: 'look' }, look),
  );
}

function shortUnit(unit: Verdict['unit']): string {
  return unit === undefined ? '' : unit.startsWith('%') ? '%' : unit;
}

/** Limits that nothing can pass are not worth a word. */
function bandText(low: number, high: number, unit: Verdict['unit']): string {
  if (low === high) return digits(low);
  if (unit === '%' && high >= 100) return `at least ${digits(low)} %`;
  if (low === 0) return `at most ${digits(high)}${unit === '%' ? ' %' : ''}`;
  return `${signed(low, unit)} to ${signed(high, unit)}`;
}

function nameCell({ name, of, problem, parts, unit, was, why }: Verdict): string[] {
  const lines = [escaped(name)];
  if (problem !== undefined) lines.push(tag('small', { class: 'bad' }, escaped(problem)));
  if (of !== undefined && parts.length > 1) lines.push(tag('small', {}, escaped(`furthest out: ${of}`)));
  const out = parts.filter((part) => !part.ok && part.thin !== true && part.of !== of);
  if (out.length > 0) lines.push(tag('small', {}, escaped(`also out: ${listed(out, unit)}`)));
  const thin = parts.filter((part) => part.thin === true).length;
  if (thin > 0) lines.push(tag('small', {}, `not judged, because there was too little to see: ${thin}`));
  if (why !== undefined)
    lines.push(tag('small', {}, escaped(`changed (was ${JSON.stringify(was)}): ${why}`)));
  return lines;
}

function listed(out: readonly Finding[], unit: Verdict['unit']): string {
  const some = out.slice(0, MOST_OTHERS).map(({ of, value }) => `${of} ${signed(value, unit)}`);
  return out.length > some.length
    ? `${some.join(', ')} and ${out.length - some.length} more`
    : some.join(', ');
}
