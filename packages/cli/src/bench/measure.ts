import { box as data } from '@charterstone/box';
import { type Box, compile, startGame } from '@charterstone/rules';
import { median } from '../simulate/summary.ts';
import { ALLOCATION_METHOD, allocatedBy } from './allocation.ts';
import { loadBench } from './baseline.ts';
import { countTurns, playGames, SEATS, type Tally } from './random-games.ts';

const ROUNDS = 5;
const WARM_UP_SECONDS = 1;
const MILLION = 1_000_000;

export type Spread = { readonly median: number; readonly min: number; readonly max: number };

function spread(numbers: readonly number[]): Spread {
  const [mid, min, max] = [median(numbers), Math.min(...numbers), Math.max(...numbers)].map(Math.round);
  return { median: mid ?? 0, min: min ?? 0, max: max ?? 0 };
}

/** Ours and theirs in turns, in this process and on one core: what slows one down for a while slows the other. */
export async function measure(seconds: number, report: (done: number) => void) {
  const { loadBaseline } = await loadBench();
  const box = compile(data);
  const asItComes = loadBaseline('development');
  const production = loadBaseline('production');

  let warm = playGames(box, 20);
  for (let left = WARM_UP_SECONDS; left > 0; left -= warm.seconds) warm = playGames(box, 200);
  const games = Math.max(5, Math.round((warm.games / warm.seconds) * seconds));

  const ours: Tally[] = [];
  const theirs: number[] = [];
  const theirsInProduction: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(playGames(box, games));
    theirs.push(asItComes.play(seconds, 1 + round).movesPerSecond);
    theirsInProduction.push(production.play(seconds, 1 + round).movesPerSecond);
    report(round + 1);
  }

  const gamesPerSecond = spread(ours.map((tally) => tally.games / tally.seconds));
  const decisionsPerSecond = spread(ours.map((tally) => tally.decisions / tally.seconds));
  const turnsPerGame = countTurns(box, games) / games;
  const state = startGame(box, { seats: SEATS, seed: '1', games: 1 }).table.byteLength;
  // Round by round: the two were measured one after the other, on an equally busy machine.
  const ratioTo = (speeds: readonly number[]): number =>
    Number(
      median(ours.map(({ decisions, seconds: s }, i) => decisions / s / (speeds[i] ?? Number.NaN))).toFixed(
        1,
      ),
    );
  return {
    seats: SEATS,
    rounds: ROUNDS,
    secondsPerMeasurement: seconds,
    node: process.versions.node,
    gamesPerSecond: gamesPerSecond.median,
    decisionsPerSecond: decisionsPerSecond.median,
    turnsPerSecond: Math.round(gamesPerSecond.median * turnsPerGame),
    decisionsPerGame: Number(((ours[0]?.decisions ?? 0) / games).toFixed(1)),
    turnsPerGame: Number(turnsPerGame.toFixed(1)),
    ...allocation(box, (ours[0]?.decisions ?? 0) / games),
    stateBytes: state,
    spread: { gamesPerSecond, decisionsPerSecond },
    baseline: {
      name: asItComes.name,
      version: asItComes.version,
      source:
        'bench/worker-placement.ts: worker placement, 4 players, random legal moves through the bare reducer',
      stateBytes: asItComes.stateBytes,
      mode: 'as it comes (NODE_ENV unset: development)',
      movesPerSecond: spread(theirs).median,
      spread: spread(theirs),
    },
    baselineProduction: {
      mode: 'NODE_ENV=production',
      movesPerSecond: spread(theirsInProduction).median,
      spread: spread(theirsInProduction),
    },
    ratio: ratioTo(theirs),
    ratioProduction: ratioTo(theirsInProduction),
  };
}

export type Measured = Awaited<ReturnType<typeof measure>>;

/** Heap bytes per decision with facts off, over a million decisions of whole games, their set-up included. */
function allocation(box: Box, decisionsPerGame: number) {
  const games = Math.ceil(MILLION / decisionsPerGame);
  let played = playGames(box, games);
  const bytes = allocatedBy(() => {
    played = playGames(box, games);
  });
  return {
    bytesPerDecision: Number((bytes / played.decisions).toFixed(2)),
    allocationMethod: ALLOCATION_METHOD,
  };
}
