import type { GrowthMeasured } from '../../packages/cli/src/bench/growth/measure.ts';
import { growthPicture } from '../../packages/cli/src/bench/growth/page.ts';
import type { BotsMeasured } from '../../packages/cli/src/bench/measure-bots.ts';
import type { RulesMeasured } from '../../packages/cli/src/bench/measure-rules.ts';
import type { ServerMeasured } from '../../packages/cli/src/bench/server/measure.ts';
import type { WebMeasured } from '../../packages/cli/src/bench/web/measure.ts';
import type { Row } from './row.ts';
import { webRows } from './web.ts';

/** One of the benchmarks, what it is asked for, and what is made of what it tells. */
export type Part = {
  readonly name: 'rules' | 'bots' | 'server' | 'web' | 'growth';
  readonly args: readonly string[];
  /** As short as can be, to see that it runs: no figures. */
  readonly short: readonly string[];
  readonly rows: (told: string) => Row[];
  /** Its charts, as one SVG. */
  readonly picture?: (told: string) => string;
};

export const PARTS: readonly Part[] = [
  {
    name: 'rules',
    args: ['--seconds', '2'],
    short: ['--seconds', '0.05'],
    rows: (told) => rulesRows(JSON.parse(told)),
  },
  {
    name: 'bots',
    args: ['--seconds', '3'],
    short: ['--seconds', '0.05', '--rounds', '1'],
    rows: (told) => botsRows(JSON.parse(told)),
  },
  {
    name: 'server',
    args: [],
    short: ['--seconds', '0.2', '--rounds', '1', '--tables', '2', '--games', '1'],
    rows: (told) => serverRows(JSON.parse(told)),
  },
  {
    name: 'web',
    args: [],
    short: ['--clicks', '2', '--seconds', '0.5', '--rounds', '1', '--lighthouse', '0'],
    rows: (told) => {
      const measured: WebMeasured = JSON.parse(told);
      return webRows(measured);
    },
  },
  {
    name: 'growth',
    args: [],
    short: [
      ...['--games', '1', '--seats', '2', '--stored', '2,4', '--sockets', '4'],
      ...['--rounds', '1', '--seconds', '0.1'],
    ],
    rows: (told) => growthRows(JSON.parse(told)),
    picture: (told) => {
      const { curves }: GrowthMeasured = JSON.parse(told);
      return growthPicture(curves);
    },
  },
];

/** The last size beside the first of the same run: their ratio is what must not grow. */
export function growthRows({ curves }: Pick<GrowthMeasured, 'curves'>): Row[] {
  return curves.flatMap(({ name, unit, along, points, most, verdict }) => {
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return [];
    return {
      what: `${name}: ${last.at.toLocaleString('en')} ${along}`,
      unit,
      ours: last,
      baseline: { ...first, name: `with ${first.at.toLocaleString('en')}` },
      ratio: verdict.ratio,
      ...(most === undefined || points.length < 2 ? {} : { wanted: { most } }),
    };
  });
}

function rulesRows({ spread, baseline, baselineProduction, ratio, ratioProduction }: RulesMeasured): Row[] {
  const ours = { what: 'decisions of random games', unit: 'a second', ours: spread.decisionsPerSecond };
  return [
    {
      ...ours,
      baseline: { name: `${baseline.name} as it comes`, ...baseline.spread },
      ratio,
      wanted: { least: 150 },
    },
    {
      ...ours,
      baseline: { name: `${baseline.name} in production mode`, ...baselineProduction.spread },
      ratio: ratioProduction,
    },
  ];
}

function botsRows({ spread, baseline, baselineProduction, ratio, ratioProduction }: BotsMeasured): Row[] {
  const ours = { what: 'iterations of the search', unit: 'a second', ours: spread.iterationsPerSecond };
  return [
    {
      ...ours,
      baseline: { name: `${baseline.name} as it comes`, ...baseline.spread.iterationsPerSecond },
      ratio,
      wanted: { least: 100 },
    },
    {
      ...ours,
      baseline: {
        name: `${baseline.name} in production mode`,
        ...baselineProduction.spread.iterationsPerSecond,
      },
      ratio: ratioProduction,
    },
  ];
}

function serverRows(m: ServerMeasured): Row[] {
  const { baseline, baselineProduction, baselineFavoured, bare, paced, loading } = m;
  const ours = { what: 'choices, synced to disk', unit: 'a second', ours: m.spread };
  const beside = (name: string, spread: typeof m.spread, ratio: number): Row => ({
    ...ours,
    baseline: { name, ...spread },
    ratio,
  });
  return [
    {
      ...beside(`${baseline.name} as it comes, in memory`, baseline.spread, m.ratio),
      wanted: { least: 5 },
    },
    beside(`${baseline.name} in production mode`, baselineProduction.spread, m.ratioProduction),
    beside(`${baseline.name}, nothing hidden, no undo`, baselineFavoured.spread, m.ratioFavoured),
    beside('a bare ws room, nothing kept', bare.spread, m.ratioBare),
    {
      what: `until seen by all at ${paced.choicesPerSecond} choices a second, p99`,
      unit: 'ms',
      ours: paced.spread.p99,
      baseline: { name: 'a bare ws room', ...bare.paced.spread.p99 },
      wanted: { most: 25 },
    },
    {
      what: 'sent per player and choice',
      unit: 'bytes',
      ours: { median: m.bytesPerPlayerAndChoice },
      baseline: { name: baseline.name, median: baseline.bytesPerPlayerAndChoice },
      wanted: { most: 2048 },
    },
    {
      what: `a campaign of ${loading.finishedGames} games into play, from its snapshot`,
      unit: 'ms',
      ours: loading.fromSnapshot,
      wanted: { most: 50 },
    },
    { what: '  by full replay', unit: 'ms', ours: loading.byReplay, wanted: { most: 500 } },
  ];
}
