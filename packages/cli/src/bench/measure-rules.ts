import { box as data } from '@charterstone/box';
import { type Box, compile, startGame } from '@charterstone/rules';
import { ALLOCATION_METHOD, allocatedBy } from './allocation.ts';
import { loadBench } from './baseline.ts';
import { countTurns, playGames, SEATS } from './random-games.ts';
import { inRounds, MODES, ROUNDS, ratioOf, spread, WARM_UP_SECONDS } from './rounds.ts';

const MILLION = 1_000_000;

export async function measureRules(seconds: number, report: (done: number) => void) {
  const { loadBaseline } = await loadBench();
  const box = compile(data);
  const asItComes = loadBaseline('development');
  const production = loadBaseline('production');

  let warm = playGames(box, 20);
  for (let left = WARM_UP_SECONDS; left > 0; left -= warm.seconds) warm = playGames(box, 200);
  const games = Math.max(5, Math.round((warm.games / warm.seconds) * seconds));

  const measured = await inRounds(
    (round) => ({
      ours: playGames(box, games),
      theirs: asItComes.play(seconds, round).movesPerSecond,
      theirsInProduction: production.play(seconds, round).movesPerSecond,
    }),
    report,
  );
  const ours = measured.map((round) => round.ours);
  const theirs = measured.map((round) => round.theirs);
  const theirsInProduction = measured.map((round) => round.theirsInProduction);

  const speeds = ours.map((tally) => tally.decisions / tally.seconds);
  const gamesPerSecond = spread(ours.map((tally) => tally.games / tally.seconds));
  const decisionsPerSecond = spread(speeds);
  const turnsPerGame = countTurns(box, games) / games;
  const state = startGame(box, { seats: SEATS, seed: '1', games: 1 }).table.byteLength;
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
      mode: MODES.development,
      movesPerSecond: spread(theirs).median,
      spread: spread(theirs),
    },
    baselineProduction: {
      mode: MODES.production,
      movesPerSecond: spread(theirsInProduction).median,
      spread: spread(theirsInProduction),
    },
    ratio: ratioOf(speeds, theirs),
    ratioProduction: ratioOf(speeds, theirsInProduction),
  };
}

export type RulesMeasured = Awaited<ReturnType<typeof measureRules>>;

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
