import { createHash } from 'node:crypto';
import { CHARTERS } from '@charterstone/rules';
import { columns } from '../terminal/columns.ts';
import type { Plan, Playout } from './playout.ts';

/** What a simulation found: the object of `--json`. */
export type Summary = {
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  readonly players: string;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly violations: number;
  readonly stuck: number;
  /** In how many games the invariants were checked after every choice, and in how many at the end. */
  readonly checked: { readonly everyChoice: number; readonly atEnd: number };
  /** Over the final tables of all games, in their order. */
  readonly hash: string;
  /** The first few broken or stuck games. */
  readonly examples: readonly { readonly seed: string; readonly problem: string }[];
};

const EXAMPLES = 5;

export function summarise(plan: Plan, played: readonly Playout[], seconds: number): Summary {
  const decisions = sum(played.map((game) => game.decisions));
  const hash = createHash('sha256');
  for (const game of played) hash.update(`${game.hash}\n`);
  const broken = played.filter((game) => game.violation !== undefined);
  const stuck = played.filter((game) => game.stuck !== undefined);
  return {
    games: played.length,
    seats: plan.seats,
    seed: plan.seed,
    players: plan.player,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Math.round(played.length / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    violations: broken.length,
    stuck: stuck.length,
    checked: { everyChoice: played.filter((game) => game.checkedAll).length, atEnd: played.length },
    hash: hash.digest('hex').slice(0, 32),
    examples: [...broken, ...stuck]
      .slice(0, EXAMPLES)
      .map(({ seed, violation, stuck: why }) => ({ seed, problem: violation ?? why ?? '' })),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

const count = (n: number): string => n.toLocaleString('en');

/** The same for people. */
export function describe(summary: Summary, played: readonly Playout[]): string {
  const points = played.flatMap((game) => game.charters.map((row) => row.points));
  const best = played.map((game) => Math.max(0, ...game.charters.map((row) => row.points)));
  const { games, seats, seed, seconds, checked } = summary;
  return [
    `${count(games)} games of ${seats} ${seats === 1 ? 'seat' : 'seats'}, seed ${seed}: ${seconds.toFixed(1)} s, ${count(summary.gamesPerSecond)} games and ${count(summary.decisionsPerSecond)} decisions a second`,
    '',
    spread([
      ['turns a game', played.map((game) => game.turns)],
      ['decisions a game', played.map((game) => game.decisions)],
      ['points', points],
      ["winner's points", best],
    ]),
    '',
    byCharter(played),
    '',
    `invariants checked after every choice in ${count(checked.everyChoice)} games, at the end of ${count(checked.atEnd)}`,
    `violations ${count(summary.violations)}, stuck ${count(summary.stuck)}`,
    `hash ${summary.hash}`,
  ].join('\n');
}

function spread(rows: readonly (readonly [string, readonly number[]])[]): string {
  const lines = rows.map(([name, numbers]) => [
    name,
    count(median(numbers)),
    count(numbers.reduce((least, n) => Math.min(least, n), numbers[0] ?? 0)),
    count(numbers.reduce((most, n) => Math.max(most, n), 0)),
  ]);
  return columns([['', 'median', 'least', 'most'], ...lines], [false, true, true, true]);
}

/** Victories are shared on a tie, so the shares can add up to more than the games. */
function byCharter(played: readonly Playout[]): string {
  const rows = CHARTERS.map((charter) => {
    const mine = played.flatMap((game) => game.charters.filter((row) => row.charter === charter));
    const won = mine.filter((row) => row.won).length;
    const share = mine.length === 0 ? '–' : `${Math.round((100 * won) / mine.length)} %`;
    const points = mine.length === 0 ? '–' : count(median(mine.map((row) => row.points)));
    return [charter, count(mine.length), count(won), share, points];
  });
  return columns(
    [['charter', 'played', 'won', 'share', 'median points'], ...rows],
    [false, true, true, true, true],
  );
}
