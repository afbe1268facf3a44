import type { Fact } from '@charterstone/rules';
import { isStartUp, PRINTED_RULE } from './numbers.ts';

/**
 * Whether a log may leave a fact out because its neighbours say as much: ends of turns, rules doing their duty, the
 * shuffling and the dealing of set-up, the clearing away, a constructed card that only changes its box.
 */
export function isQuiet(fact: Fact): boolean {
  switch (fact.fact) {
    case 'turnEnded':
    case 'shuffled':
    case 'roundBegan':
    case 'returned':
    case 'noted':
      return true;
    // Dozens of perils and minions come to lie in the village at every set-up.
    case 'laid':
      return fact.what !== 'skyIsland';
    case 'spoke':
      return fact.card > PRINTED_RULE || isStartUp(fact.card) || fact.charter === undefined;
    case 'cardMoved':
      return (
        fact.to === 'deck' ||
        fact.to === 'objectiveDeck' ||
        fact.to === 'personaDeck' ||
        fact.to === 'archive' ||
        (fact.to.startsWith('hand') && isStartUp(fact.why))
      );
    default:
      return false;
  }
}
