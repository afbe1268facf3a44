// Measures what the fast way leaves on the heap, per choice. Runs with a young generation so large that nothing is
// collected meanwhile: what is counted is what was allocated.
import { loadGame, moves, newCampaign, play } from '@charterstone/rules';
import { head as table } from '@charterstone/rules/internal';
import { chance, theBox } from '../../src/index.ts';

const box = theBox();
const starts = Array.from(
  { length: 20 },
  (_, n) => newCampaign(box, { seats: 4, seed: `heap-${n}`, games: 1 }).state,
);
const game = table.gameOn(box);
const mind = chance('heap');

/** Plays whole games until so many choices were made. */
function playChoices(wanted: number, listening: boolean): number {
  let choices = 0;
  for (let n = 0; choices < wanted; n++) {
    const start = starts[n % starts.length];
    if (start !== undefined) loadGame(game, start);
    game.facts = listening ? [] : undefined;
    for (let count = moves(game); count > 0; count = moves(game), choices++)
      play(game, game.moves[mind.below(count)] ?? 0);
  }
  return choices;
}

function bytesPerChoice(wanted: number, listening: boolean): number {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const choices = playChoices(wanted, listening);
  return (process.memoryUsage().heapUsed - before) / choices;
}

playChoices(200_000, false);
playChoices(20_000, true);
process.stdout.write(
  JSON.stringify({ silent: bytesPerChoice(500_000, false), listening: bytesPerChoice(20_000, true) }),
);
