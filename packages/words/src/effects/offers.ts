import type { Abilities, BoxData, Effect } from '@charterstone/rules';
import { commonsOf, printedSlot } from '../numbers.ts';
import { abilityList } from './abilities.ts';
import { stepsOf } from './steps.ts';

const REPUTATION: Effect = { reputation: 1 };

/**
 * What a card, rule or building offers when it asks "use it or pass": the part of it that may be left. Without a box
 * nobody knows. Reputation is always such a part (rule 23), also on quota spaces, which belong to no card.
 */
export function offeredEffect(box: BoxData | undefined, number: number): Effect | undefined {
  if (box === undefined) return undefined;
  const optional = abilityList(abilitiesOf(box, number)).find((ability) => ability.may === true);
  if (optional !== undefined) return optional.do;
  const asks = abilityList(abilitiesOf(box, number)).find((ability) => isOffer(ability.do));
  if (asks !== undefined) return asks.do;
  const card = box.cards[number];
  return card?.kind === 'building' || commonsOf(number) !== undefined ? REPUTATION : undefined;
}

function abilitiesOf(box: BoxData, number: number): Abilities {
  const slot = printedSlot(number);
  if (slot !== undefined) return box.printedRules[slot] ?? [];
  const card = box.cards[number];
  return card !== undefined && 'abilities' in card ? (card.abilities ?? []) : [];
}

function isOffer(effect: Effect): boolean {
  const steps = stepsOf(effect);
  return steps.length === 1 && (steps[0]?.step === 'reputation' || steps[0]?.step === 'may');
}
