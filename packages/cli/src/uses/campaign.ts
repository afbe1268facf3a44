import { type Box, type Fact, gameOf, moves, newCampaign, play } from '@charterstone/rules';
import { randomOf } from '../random.ts';
import { Seeker } from './seeker.ts';
import type { Things } from './things.ts';
import { Witness } from './witness.ts';
import { Worth } from './worth.ts';

/** Twelve games and one afterwards, by which the rules of the finished village are played too: it ends when the next begins. */
const ONE_TOO_MANY = 14;

function isTheEnd(fact: Fact): boolean {
  return fact.fact === 'gameBegan' && fact.game === ONE_TOO_MANY;
}

export function playCampaign(box: Box, things: Things, seats: number, seed: string, before: Int32Array): Int32Array {
  const uses = before.slice();
  const { state, facts } = newCampaign(box, { seats, seed });
  const game = gameOf(state);
  game.facts = [...facts];
  const worth = new Worth(box, things, uses);
  const seeker = new Seeker(box, worth, randomOf(`seeker ${seed}`));
  const witness = new Witness(box.data, things, (thing) => {
    uses[thing] = (uses[thing] ?? 0) + 1;
  });
  for (;;) {
    witness.read(game.facts);
    seeker.note(game.facts, game);
    const over = game.facts.some(isTheEnd);
    game.facts.length = 0;
    const count = moves(game);
    if (over) return uses.map((n, i) => n - (before[i] ?? 0));
    play(game, game.moves[seeker.choose(game, count)] ?? 0);
  }
}
