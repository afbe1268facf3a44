import type { BoxData, CardData, Fact } from '@charterstone/rules';
import { isStartUp, PRINTED_RULE } from './numbers.ts';

/** Cards that work in the background: what they bring is told, with their names. */
const BACKGROUND: ReadonlySet<CardData['kind'] | undefined> = new Set([
  'rule',
  'guidepost',
  'minion',
  'companion',
]);

/**
 * Whether a log may leave a fact out because its neighbours say as much: ends of turns, rules doing their duty, the
 * shuffling and the dealing of set-up, the deck of the Automas but for what they turn over, the clearing away, a
 * constructed card that only changes its box. With the box it is known which cards are rules and guideposts.
 */
export function isQuiet(fact: Fact, box?: BoxData): boolean {
  switch (fact.fact) {
    case 'turnEnded':
    case 'shuffled':
    case 'roundBegan':
    case 'returned':
    case 'cleared':
    case 'started':
    case 'dealt':
    case 'stoodUp':
      return true;
    // How a companion was treated and what a guidepost remembers concerns everybody.
    case 'noted': {
      const kind = box?.cards[fact.card]?.kind;
      return fact.note === 0 || (kind !== 'companion' && kind !== 'guidepost');
    }
    // Dozens of perils and minions come to lie in the village at every set-up.
    case 'laid':
      return fact.what !== 'skyIsland';
    case 'spoke':
      return (
        fact.card > PRINTED_RULE ||
        isStartUp(fact.card) ||
        fact.charter === undefined ||
        BACKGROUND.has(box?.cards[fact.card]?.kind)
      );
    case 'cardMoved':
      return (
        fact.to === 'deck' ||
        fact.to === 'objectiveDeck' ||
        fact.to === 'personaDeck' ||
        fact.to === 'archive' ||
        fact.to === 'automaDeck' ||
        (fact.to === 'automaDiscard' && fact.charter === undefined) ||
        (/^(hand|chest)-/.test(fact.to) && isStartUp(fact.why))
      );
    // Whoever looks for a building in the deck turns over what lies on it.
    case 'revealed':
      return fact.place === 'deck';
    case 'cardHidden':
      return fact.to === 'automaAside';
    default:
      return false;
  }
}
