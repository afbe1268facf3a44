import type { Charter, Fork, Weights } from '@charterstone/rules';
import { CLOCKWISE } from '../places.ts';
import { sentence } from '../text.ts';
import { list } from './amounts.ts';
import { COLOURS, counted } from './nouns.ts';
import { conditionOf } from './tests.ts';

export function describeWeights({ capacity, persona, victory, glory }: Weights): string {
  const points = (n: number): string => counted(['point', 'points'], n);
  return sentence(
    `at the end of the campaign: ${points(glory)} for each glory star, ${points(victory)} for each victory, ${points(persona)} for each used persona and ${points(capacity)} for each capacity`,
  );
}

export function describePlots(plots: { readonly [C in Charter]: number }): string {
  return sentence(`plots: ${list(CLOCKWISE.map((charter) => `${COLOURS[charter]} ${plots[charter]}`))}`);
}

export function describeFork(fork: Fork): string {
  if ('open' in fork) return sentence(`after the game, open crate ${fork.open}`);
  if ('choose' in fork)
    return sentence(`after the game, the chooser opens crate ${fork.choose.join(' or ')}`);
  return sentence(
    `after the game, open crate ${fork.then} ${conditionOf(fork.if)}, otherwise crate ${fork.else}`,
  );
}
