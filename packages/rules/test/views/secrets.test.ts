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
  type View,
  view,
} from '@charterstone/rules';
import { expect, test } from 'vitest';

const box = compile(data);

/** Its numbers as a text, which a set can compare. */
function bytesOf({ table: { buffer, byteOffset, byteLength } }: View): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

/** What is met in one campaign of chance. */
function campaign(seed: string, met: { same: number; different: number }): void {
  const bot = makeBot('random', seed);
  const game = gameOf(newCampaign(box, { seats: 3, seed, games: 12 }).state);
  for (let i = 1; ; i++) {
    const seat = seatToMove(game);
    const count = moves(game, seat);
    if (count === 0) return;
    play(game, game.moves[bot(game, count, seat)] ?? 0, seat);
    const state = stateOf(game);
    const isSecret = hasSecrets(state);
    // Most of a campaign is alike; every instant with a secret is looked at.
    if (!isSecret && i % 7 > 0) continue;
    const seen = new Set([undefined, 1, 2, 3].map((eyes) => bytesOf(view(state, eyes))));
    if (!isSecret) expect(seen.size, `campaign ${seed}, after ${i} choices`).toBe(1);
    if (seen.size === 1) met.same++;
    else met.different++;
  }
}

test('where nobody has a secret all see the same table, and where somebody has one they do not', () => {
  const met = { same: 0, different: 0 };
  for (const seed of ['1', '2', '3', '4', '5', '6']) campaign(seed, met);
  expect(met.same).toBeGreaterThan(100);
  expect(met.different).toBeGreaterThan(10);
});
