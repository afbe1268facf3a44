import { columns } from '../terminal/columns.ts';
import { count, things } from '../terminal/numbers.ts';
import { painter } from '../terminal/paint.ts';
import type { Interval } from './intervals.ts';
import { GAME_OF } from './plan.ts';
import type { Arena, Kind } from './report.ts';

const BAR = 24;

const tenths = (n: number): string => n.toFixed(1);
const orNone = (n: number | null, text: (n: number) => string): string => (n === null ? '–' : text(n));
/** Of large numbers the whole, of small ones the first digits. */
const rate = (n: number): string => count(Number(n.toPrecision(3)));

/** What an arena has found, for people: the strongest first. */
export function describeArena(found: Arena, colour: boolean): string {
  const kinds = found.kinds.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0));
  const { seats, games, villages, from, seed, seconds, threads } = found;
  const spare = games % seats;
  return [
    `${things(games, 'game')} of ${seats} seats in ${things(villages, 'village')} from game ${GAME_OF[from]}, seed ${seed}: ${tenths(seconds)} s on ${things(threads, 'thread')}, ${rate(found.decisionsPerSecond)} decisions a second`,
    '',
    shareTable(found, kinds, colour),
    '',
    thinkingTable(kinds),
    '',
    `median winning score ${orNone(found.medianWinningScore, count)}; par ${percent(found.par)} %, the share of a seat if all were equal (|)`,
    `intervals: ${found.intervals}`,
    ...(spare === 0 ? [] : [`the last village was played in ${spare} of ${seats} rotations only`]),
    ...(found.deterministic
      ? []
      : ['somebody thinks by the clock: another run, or a busy machine, gives other games']),
  ].join('\n');
}

function percent(part: number): string {
  return tenths(100 * part);
}

function span(interval: Interval | null, text: (n: number) => string): string {
  return interval === null ? '–' : interval.map(text).join(' to ');
}

function shareTable({ par }: Arena, kinds: readonly Kind[], colour: boolean): string {
  const { bold, dim } = painter(colour);
  // Of one kind alone it is known before the first game what it wins: all.
  const isContest = kinds.length > 1;
  const rows = kinds.map((kind) => [
    bold(kind.kind),
    count(kind.seatsPlayed),
    count(Number(kind.wins.toFixed(2))),
    bold(orNone(kind.share, percent)),
    dim(span(isContest ? kind.interval : null, percent)),
    bar(kind.share ?? 0, par),
    isContest ? verdict(kind.interval, par) : '',
  ]);
  const heads = ['kind', 'seats played', 'wins', 'share %', '95 % interval', '', ''];
  return columns([heads, ...rows], [false, true, true, true, true]);
}

/** The share as a bar from 0 to 100 %, with a mark at par. */
export function bar(share: number, par: number): string {
  const [full, mark] = [Math.round(share * BAR), Math.round(par * BAR)];
  const cells = Array.from({ length: BAR }, (_, i) => (i < full ? '█' : '·'));
  return [...cells.slice(0, mark), '|', ...cells.slice(mark)].join('');
}

function verdict(interval: Interval | null, par: number): string {
  if (interval === null) return 'too few villages to tell';
  if (interval[0] > par) return 'above par';
  return interval[1] < par ? 'below par' : 'could be par';
}

function thinkingTable(kinds: readonly Kind[]): string {
  const rows = kinds.map((kind) => [
    kind.kind,
    orNone(kind.meanPoints, tenths),
    span(kind.pointsInterval, tenths),
    orNone(kind.medianPoints, count),
    orNone(kind.msPerDecision, (ms) => Number(ms.toPrecision(3)).toString()),
    orNone(kind.decisionsPerSecond, rate),
    orNone(kind.iterationsPerSecond, rate),
  ]);
  const heads = [
    'kind',
    'points',
    '95 % interval',
    'median',
    'ms a decision',
    'decisions a second',
    'iterations a second',
  ];
  return columns([heads, ...rows], [false, true, true, true, true, true, true]);
}
