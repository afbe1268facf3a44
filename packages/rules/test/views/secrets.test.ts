import { makeBot } from '@charterstone/bots';
import { box as data } from '@charterstone/box';
import {
  compile,
  gameOf,
  hasSecrets,
  moves,
  newCampaign,
  play,
  seatToMove,
  stateOf,
  view,
} from '@charterstone/rules';
import { expect, test } from 'vitest';

const box = compile(data);

test('where nobody has a secret all see the same table, and where somebody has one they do not', () => {
  const bot = makeBot('random', 'secrets');
  const game = gameOf(newCampaign(box, { seats: 3, seed: 'secrets' }).state);
  const met = { same: 0, different: 0 };
  for (let i = 0; i < 6000; i++) {
    const seat = seatToMove(game);
    const count = moves(game, seat);
    if (count === 0) break;
    play(game, game.moves[bot(game, count, seat)] ?? 0, seat);
    const state = stateOf(game);
    const seen = [undefined, 1, 2, 3].map((eyes) => view(state, eyes).table.join());
    if (hasSecrets(state)) met.different += new Set(seen).size > 1 ? 1 : 0;
    else {
      expect(new Set(seen).size, `after ${i + 1} choices`).toBe(1);
      met.same++;
    }
  }
  expect(met.same).toBeGreaterThan(100);
  expect(met.different).toBeGreaterThan(10);
});
