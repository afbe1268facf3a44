import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { loadBench } from './baseline.ts';
import { SEATS } from './random-games.ts';
import { inRounds, MODES, ratioOf, spread, WARM_UP_SECONDS } from './rounds.ts';
import { decisionsOf, type Thought, think } from './thinking.ts';

/** A decision of each game: random games differ in length, and a few long ones should not count for many. */
const GAMES = 32;
/** Early and late in a game in turn, as shares of it. */
const MOMENTS = [1 / 8, 3 / 8, 5 / 8, 7 / 8];
/** Playouts that differ more than this in length are not compared one by one without a warning. */
const ALIKE = 1.5;

export async function measureBots(seconds: number, rounds: number, report: (done: number) => void) {
  const { loadThinker } = await loadBench();
  const decisions = decisionsOf(compile(data), GAMES, MOMENTS);
  const asItComes = loadThinker('development', GAMES, MOMENTS);
  const production = loadThinker('production', GAMES, MOMENTS);
  const each = {
    ours: iterationsFor(seconds, await warmUp((n) => think(decisions, n), 20)),
    theirs: iterationsFor(seconds, await warmUp((n) => asItComes.think(n, 0), 1)),
    production: iterationsFor(seconds, await warmUp((n) => production.think(n, 0), 1)),
  };

  const measured = await inRounds(
    async (round) => ({
      ours: think(decisions, each.ours),
      theirs: await asItComes.think(each.theirs, round),
      production: await production.think(each.production, round),
    }),
    report,
    rounds,
  );
  const ours = measured.map((round) => round.ours);
  const theirs = measured.map((round) => round.theirs);
  const theirsInProduction = measured.map((round) => round.production);

  const our = summary(ours, each.ours);
  const baseline = summary(theirs, each.theirs);
  return {
    seats: SEATS,
    rounds,
    secondsPerMeasurement: seconds,
    node: process.versions.node,
    decisions: GAMES,
    ...our,
    baseline: {
      name: `${asItComes.name} MCTSBot`,
      version: asItComes.version,
      source: 'bench/mcts-bot.ts: worker placement, 4 players, playouts to the end of the game, no timers',
      mode: MODES.development,
      ...baseline,
    },
    baselineProduction: { mode: MODES.production, ...summary(theirsInProduction, each.production) },
    lengths: compareLengths(our.movesPerPlayout, baseline.movesPerPlayout),
    ratio: ratioOf(ours.map(iterations), theirs.map(iterations)),
    ratioProduction: ratioOf(ours.map(iterations), theirsInProduction.map(iterations)),
    ratioPerMove: ratioOf(ours.map(moves), theirs.map(moves)),
    ratioPerMoveProduction: ratioOf(ours.map(moves), theirsInProduction.map(moves)),
  };
}

export type BotsMeasured = Awaited<ReturnType<typeof measureBots>>;

/** Iterations and moves a second. */
const iterations = (thought: Thought): number => thought.iterations / thought.seconds;
const moves = (thought: Thought): number => thought.moves / thought.seconds;

/** Thinks until it is warm, and says how many iterations a second it came to at last. */
async function warmUp(
  thinkOfAll: (each: number) => Thought | Promise<Thought>,
  each: number,
): Promise<number> {
  let warm = await thinkOfAll(each);
  for (let left = WARM_UP_SECONDS - warm.seconds; left > 0; left -= warm.seconds)
    warm = await thinkOfAll(each);
  return iterations(warm);
}

/** So many for each decision; all get the same, so that late ones, which are quick, don't count more. */
function iterationsFor(seconds: number, perSecond: number): number {
  return Math.max(1, Math.round((perSecond * seconds) / GAMES));
}

function summary(thoughts: readonly Thought[], iterationsPerDecision: number) {
  const iterationsPerSecond = spread(thoughts.map(iterations), 1);
  const movesPerSecond = spread(thoughts.map(moves));
  return {
    iterationsPerDecision,
    iterationsPerSecond: iterationsPerSecond.median,
    movesPerSecond: movesPerSecond.median,
    movesPerPlayout: spread(
      thoughts.map((thought) => thought.moves / thought.iterations),
      1,
    ).median,
    spread: { iterationsPerSecond, movesPerSecond },
  };
}

/** Whether a playout of ours is as much work as one of theirs. */
export function compareLengths(ours: number, theirs: number): string {
  const times = Math.max(ours / theirs, theirs / ours);
  const [longer, shorter] = ours >= theirs ? ['ours', 'theirs'] : ['theirs', 'ours'];
  const said = `${longer} are ${times.toFixed(2)} times as long as ${shorter}`;
  return times > ALIKE ? `not alike: ${said}, so compare them per move` : `alike: ${said}`;
}
