import { documentOf } from '../../../packages/cli/src/balance/page/document.ts';
import {
  hint,
  label,
  line,
  picture,
  rect,
  scale,
  tag,
  WIDTH,
} from '../../../packages/cli/src/balance/page/svg.ts';
import { escaped } from '../../../packages/cli/src/markup.ts';
import { aboutRun, type Circumstances } from './markdown.ts';
import { findings, lasting, number, problemsOf, reach, summary, type Told } from './words.ts';

const ROW = 18;
const TOP = 18;
const LEFT = 84;
/** Kinds of faults have longer names than promises. */
const LEFT_OF_KINDS = 190;
const LONGEST_KIND = 34;
const KINDS_IN_CHART = 30;
const RIGHT = WIDTH - 62;
/** More of them are in the charts, and all in the JSON. */
const KINDS_IN_TABLE = 16;

type Bar = { readonly name: string; readonly part: number; readonly says: string; readonly bad: boolean };

/** Lying bars from nothing to all of it, with a line where all is. */
function bars(title: string, rows: readonly Bar[], end: string, left = LEFT): string {
  const height = TOP + rows.length * ROW + 6;
  const x = scale([0, 1], [left, RIGHT]);
  const drawn = rows.map(({ name, part, says, bad }, i) => {
    const y = TOP + i * ROW;
    return tag(
      'g',
      {},
      hint(`${name}: ${says}`),
      label(left - 6, y + 12.5, name, 'end', 'name'),
      rect(left, y + 3, x(Math.min(1, part)) - left, ROW - 6, bad ? 'bar bad' : 'bar'),
      label(WIDTH - 2, y + 12.5, says, 'end', bad ? 'number bad' : 'number'),
    );
  });
  const mark = [line(x(1), TOP - 4, x(1), height - 6, 'limit'), label(x(1), TOP - 8, end, 'middle', 'soft')];
  return picture(height, title, ...drawn, ...mark);
}

function isBad({ verdict }: Told): boolean {
  return verdict === 'broken' || verdict === 'vacuous';
}

const WHOLE_SIGNS = { ok: '✓ ', bad: '✗ ', soft: '' } as const;

/** Nothing can be said of the whole while some of it waits for its turn. */
function wholeOf(all: readonly Told[]): keyof typeof WHOLE_SIGNS {
  if (all.some(isBad)) return 'bad';
  return all.some(({ verdict }) => verdict === 'not tried') ? 'soft' : 'ok';
}

/** How far each promise was tried, of all that is promised. */
function reachChart(all: readonly Told[]): string {
  const rows = all.map((one) => {
    const share = one.tried.done / one.pledge.large;
    return {
      name: one.pledge.name,
      part: share,
      says: share >= 1 ? 'all' : `${number(share * 100)} %`,
      bad: isBad(one),
    };
  });
  return bars('How much of each promise was tried', rows, 'promised');
}

function timeChart(all: readonly Told[]): string {
  const most = Math.max(1, ...all.map(({ tried }) => tried.ms));
  const rows = all.map((one) => ({
    name: one.pledge.name,
    part: one.tried.ms / most,
    says: lasting(one.tried.ms),
    bad: false,
  }));
  return bars('How long each promise was tried', rows, lasting(most));
}

function section(title: string, note: string, ...content: readonly string[]): string {
  return tag('section', {}, tag('h2', {}, title), tag('p', { class: 'note' }, escaped(note)), ...content);
}

/** The kinds of faults of one promise, and how often each happened; where there are many, those that happened least. */
function kindsChart({ pledge, tried }: Told): string | undefined {
  const kinds = Object.entries(tried.found);
  if (kinds.length === 0) return undefined;
  const shown = kinds
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, KINDS_IN_CHART)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const most = Math.max(1, ...shown.map(([, n]) => n));
  const rows = shown.map(([kind, n]) => ({
    name: kind.length > LONGEST_KIND ? `${kind.slice(0, LONGEST_KIND - 1)}…` : kind,
    // Rare ones would not be seen beside frequent ones.
    part: Math.log1p(n) / Math.log1p(most),
    says: number(n),
    bad: n === 0,
  }));
  return section(
    pledge.name,
    `${pledge.words} How often each kind happened, by powers${shown.length < kinds.length ? `: the ${shown.length} rarest of ${kinds.length}` : ''}.`,
    bars(pledge.name, rows, number(most), LEFT_OF_KINDS),
  );
}

function table(all: readonly Told[]): string {
  const head = ['promise', 'verdict', 'tried', 'time', 'found'].map((text) => tag('th', {}, text));
  const rows = all.map((one) =>
    tag(
      'tr',
      {},
      tag('td', {}, escaped(one.pledge.name), tag('small', {}, escaped(one.pledge.words))),
      tag('td', { class: wholeOf([one]) }, one.verdict),
      tag('td', { class: 'number' }, escaped(reach(one))),
      tag('td', { class: 'number' }, lasting(one.tried.ms)),
      tag('td', {}, tag('small', {}, escaped(findings(one, KINDS_IN_TABLE)))),
    ),
  );
  return tag('table', {}, tag('thead', {}, tag('tr', {}, ...head)), tag('tbody', {}, ...rows));
}

/** What only this page has: a column of promises, and commands to copy. */
const MORE_STYLE =
  '\ntd:first-child { min-width: 15rem; }\npre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.85rem; }';

/** The report as one page that needs nothing from elsewhere. */
export function pageOf(all: readonly Told[], around: Circumstances): string {
  const title = 'What we promise, tried';
  const problems = all.flatMap((one) => problemsOf(one, around.seed));
  const charts = all.flatMap((one) => kindsChart(one) ?? []);
  const whole = wholeOf(all);
  const body = tag(
    'main',
    {},
    tag('h1', {}, title),
    tag('p', { class: 'soft' }, escaped(aboutRun(around))),
    tag('div', { class: `verdict ${whole}` }, `${WHOLE_SIGNS[whole]}${escaped(summary(all))}`),
    ...problems.map((one) =>
      tag('section', { class: 'wide' }, tag('h2', {}, 'Broken'), tag('pre', {}, escaped(one))),
    ),
    tag('section', { class: 'wide' }, table(all)),
    tag(
      'div',
      { class: 'grid' },
      section('How much was tried', 'Of what is promised in the large column.', reachChart(all)),
      section('How long it took', 'All parts of it together.', timeChart(all)),
      ...charts,
    ),
  );
  return documentOf(title, body, MORE_STYLE);
}
