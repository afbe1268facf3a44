import { columns } from '../../packages/cli/src/terminal/columns.ts';
import { type Figure, isReached, noiseIn, type Row, type Wanted } from './row.ts';

/** What came of one benchmark: its rows, or why there are none. */
export type Done = {
  readonly part: string;
  readonly rows: readonly Row[];
  readonly failed?: string;
  /** Its charts, as one SVG. */
  readonly picture?: string;
};

/** Where the charts of a part lie, beside the results. */
export const pictureOf = (part: string): string => `${part}.svg`;

/** The machine, and how busy others kept it. */
export type Machine = {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly when: string;
  /** Programs that wanted a core, before and after: above the number of cores the figures are worth little. */
  readonly busyBefore: number;
  readonly busyAfter: number;
  /** Percent of it that its host gave to others meanwhile, where the system says so. */
  readonly lentPercent?: number;
};

/** What was measured too shortly is no number. */
const digits = (n: number): string =>
  Number.isFinite(n) ? n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 1 : 0 }) : '–';

export function figure({ median, min, max }: Figure): string {
  return min === undefined || max === undefined
    ? digits(median)
    : `${digits(median)} (${digits(min)} to ${digits(max)})`;
}

export function wish(wanted: Wanted | undefined): string {
  if (wanted === undefined) return '';
  return 'least' in wanted ? `≥ ${digits(wanted.least)}` : `≤ ${digits(wanted.most)}`;
}

/** Of a machine that is called quiet its host gives away no more percent than this. */
const QUIET = 2;

const HEAD = ['', '', 'ours', 'baseline', 'ratio', 'wanted', ''];

/** The rows of one benchmark; only the first names it. */
function lines({ part, rows, failed }: Done): string[][] {
  if (failed !== undefined)
    return [[part, `could not be measured: ${failed}`, ...HEAD.slice(2).map(() => '')]];
  return rows.map((row, n) => [n === 0 ? part : '', ...cells(row)]);
}

function cells(row: Row): string[] {
  const { what, unit, ours, baseline, ratio, wanted } = row;
  const reached = isReached(row);
  return [
    `${what}, ${unit}`,
    figure(ours),
    baseline === undefined ? '' : `${figure(baseline)} ${baseline.name}`,
    ratio === undefined ? '' : digits(ratio),
    wish(wanted),
    reached === undefined ? '' : reached ? 'reached' : 'NOT REACHED',
  ];
}

/** The rows that are not what is wanted, and the benchmarks that failed, a sentence each. */
export function shortcomings(all: readonly Done[]): string[] {
  return all.flatMap(({ part, rows, failed }) => [
    ...(failed === undefined ? [] : [`${part} could not be measured: ${failed}`]),
    ...rows
      .filter((row) => isReached(row) === false)
      .map((row) => {
        const of = row.ratio === undefined ? figure(row.ours) : `ratio ${digits(row.ratio)}`;
        return `${part}: ${row.what.trim()}: ${of}, wanted ${wish(row.wanted)}`;
      }),
  ]);
}

function noises(all: readonly Done[]): string {
  const said = all.flatMap(({ part, rows }) => {
    const noise = noiseIn(rows);
    return noise === undefined ? [] : [`${part} ${noise} %`];
  });
  return said.length === 0 ? 'unknown' : said.join(', ');
}

function aboutMachine(machine: Machine, all: readonly Done[]): string[] {
  const { processor, cores, memoryGb, system, node, when, busyBefore, busyAfter, lentPercent } = machine;
  return [
    `${when}; ${cores} × ${processor}, ${memoryGb} GB, ${system}, Node ${node}.`,
    `Load of the machine before ${busyBefore}, after ${busyAfter}, of ${cores} cores${Math.max(busyBefore, busyAfter) > cores + 1 ? ': others were busy, trust the ratios only' : ''}.`,
    ...(lentPercent === undefined
      ? []
      : [
          `Its host gave ${lentPercent} % of it to others meanwhile${lentPercent > QUIET ? ': it was no quiet machine, trust the ratios only' : ''}.`,
        ]),
    `Noise (from the least to the most of the baseline's rounds, of its median): ${noises(all)}.`,
  ];
}

const verdict = (all: readonly Done[]): string[] => {
  const short = shortcomings(all);
  return short.length === 0
    ? ['Everything that is wanted is reached.']
    : ['Not reached:', ...short.map((one) => `- ${one}`)];
};

/** For a terminal. What was measured for a moment is no figure, and nothing is judged by it. */
export function describe(all: readonly Done[], machine: Machine, isShort = false): string {
  const shown = all.map(({ rows, ...rest }) => ({
    ...rest,
    rows: isShort ? rows.map(({ wanted: _, ...row }) => row) : rows,
  }));
  const end =
    isShort && shortcomings(shown).length === 0 ? ['Everything runs; these are no figures.'] : verdict(shown);
  return [...aboutMachine(machine, all), '', columns([HEAD, ...shown.flatMap(lines)]), '', ...end].join('\n');
}

/** For bench/RESULTS.md. */
export function markdown(all: readonly Done[], machine: Machine): string {
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const pictures = all.flatMap(({ part, picture }) =>
    picture === undefined ? [] : ['', `![Charts of ${part}](${pictureOf(part)})`],
  );
  return [
    '# What was measured',
    '',
    '`npm run bench` writes this file. Each figure is the median, with least and most in brackets where there were rounds (at least five); ours and the baseline are measured in turns in the',
    'same run, and a ratio is the median of the rounds’ own ratios; of growth, the last size is held against the first. README.md says what the baselines are.',
    '',
    ...aboutMachine(machine, all),
    '',
    ...verdict(all),
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...all.flatMap(lines).map(line),
    ...pictures,
    '',
  ].join('\n');
}
