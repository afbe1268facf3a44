import { columns } from '../../terminal/columns.ts';
import { count, HEAD, NUMBERS, row } from '../table.ts';
import type { Opening } from './campaign.ts';
import type { ServerMeasured } from './measure.ts';
import { WORK } from './profile.ts';

/** What was measured, for people. */
export function describe(m: ServerMeasured): string {
  return [
    `${m.tables} tables with ${m.sockets} people each, ${m.rounds} rounds in turns of ${m.secondsPerMeasurement} s, ${m.cores} cores, Node ${m.node}`,
    `Journal: ${m.journal.store}, on ${m.journal.fileSystem} (${m.journal.folder}); a sync of this disk takes ${m.journal.diskSyncMs} ms`,
    ...(m.lentPercent === undefined
      ? []
      : [`The host of this machine gave ${m.lentPercent} % of it to others meanwhile`]),
    'A choice counts when it is answered and everybody at the table has seen it. Every server and every load is a process of its own.',
    '',
    columns(speeds(m), NUMBERS),
    '',
    columns(facts(m)),
    '',
    'Where the time of the thread that serves people goes, under full load:',
    columns(
      WORK.map((work) => [`  ${work}`, percent(m.timeGoes.shares[work])]),
      [false, true],
    ),
    '',
    `Loading a campaign of ${m.loading.finishedGames} finished games (${count(m.loading.choices)} choices), until everything is told:`,
    columns([
      ['  from its snapshot', opening(m.loading.fromSnapshot)],
      ['  by playing it again', opening(m.loading.byReplay)],
    ]),
    '',
    `Limits in force: ${Object.entries(m.limits)
      .map(([name, value]) => `${name} ${count(value)}`)
      .join(', ')}`,
    `Baseline: ${m.baseline.name} ${m.baseline.version}, ${m.baseline.source}`,
  ].join('\n');
}

function speeds({
  later,
  spread,
  bare,
  baseline,
  baselineProduction,
  baselineFavoured,
  paced,
}: ServerMeasured): string[][] {
  return [
    HEAD,
    row('our choices a second, one under way at every table', spread),
    row('  in campaigns that have gone on for long', later.spread),
    row('bare ws: the same messages, no rules, nothing kept', bare.spread),
    row(`${baseline.name}, ${baseline.mode}`, baseline.spread),
    row(`${baseline.name}, ${baselineProduction.mode}`, baselineProduction.spread),
    row(`${baseline.name}, ${baselineFavoured.mode}`, baselineFavoured.spread),
    row(`ours at ${paced.choicesPerSecond} choices a second: ms until seen, p50`, paced.spread.p50),
    row('  p99', paced.spread.p99),
    row('bare ws at the same pace: p50', bare.paced.spread.p50),
    row('  p99', bare.paced.spread.p99),
  ];
}

function facts(m: ServerMeasured): string[][] {
  const { paced, bare, baseline, baselineProduction, inside } = m;
  const cpu = (one: { readonly cpuMicrosPerChoice?: number }): string =>
    one.cpuMicrosPerChoice === undefined ? 'not told by this system' : `${count(one.cpuMicrosPerChoice)} µs`;
  const delay = ({ p50, p99, max }: typeof inside.loopDelayMs): string =>
    `p50 ${p50}, p99 ${p99}, max ${max} ms`;
  return [
    ['ratio to boardgame.io as it comes', count(m.ratio)],
    ['ratio to boardgame.io in production mode', count(m.ratioProduction)],
    ['  with nothing hidden and no undo', count(m.ratioFavoured)],
    ['ratio to bare ws', count(m.ratioBare)],
    [
      `at ${paced.choicesPerSecond} choices a second, all rounds`,
      `p50 ${paced.p50}, p99 ${paced.p99}, max ${paced.max} ms of ${count(paced.choices)} choices; bare ws p99 ${bare.paced.p99}`,
    ],
    [
      "server's CPU per choice",
      `${cpu(m)} (late in a campaign ${cpu(m.later)}, there at the pace ${cpu(paced)}); bare ws ${cpu(bare)}; boardgame.io ${cpu(baseline)}, production ${cpu(baselineProduction)}`,
    ],
    [
      'sent per player and choice',
      `${count(m.bytesPerPlayerAndChoice)} bytes; boardgame.io ${count(baseline.bytesPerPlayerAndChoice)}`,
    ],
    [
      'choices per sync, and how long one takes',
      `${inside.choicesPerSync} in ${inside.msPerSync} ms; at the pace ${paced.inside.choicesPerSync} in ${paced.inside.msPerSync} ms`,
    ],
    [
      'in the server, from arrival to answer',
      `${inside.msPerChoice} ms in the mean; at the pace ${paced.inside.msPerChoice} ms`,
    ],
    ['delay of its loop', `${delay(inside.loopDelayMs)}; at the pace ${delay(paced.inside.loopDelayMs)}`],
    [
      'the load itself, of one core',
      `${percent(m.clientCpu)}; bare ws ${percent(bare.clientCpu)}; boardgame.io ${percent(baseline.clientCpu)}`,
    ],
  ];
}

function opening({ median, min, max, first }: Opening): string {
  return `${median} ms (${min} to ${max}); the first after the server's start ${first} ms`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
