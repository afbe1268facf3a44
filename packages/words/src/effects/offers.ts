import type { Abilities, Ability, BoxData, Effect } from '@charterstone/rules';
import { commonsOf, printedSlot } from '../numbers.ts';
import { abilityList, type Deal, dealOf } from './abilities.ts';
import { stepsOf } from './steps.ts';

const REPUTATION: Deal = {
  discard: false,
  pay: {},
  effect: { reputation: 1 },
  change: undefined,
  may: true,
};

/**
 * What a card, rule or building offers when it asks "use it or pass": the part of it that may be left. Without a box
 * nobody knows; of several offers the table knows `which` ability it is. Reputation is always such a part (rule 23), also on quota spaces, which belong to no card.
 */
export function offeredDeal(
  box: BoxData | undefined,
  number: number,
  which: number | undefined,
  isAtTable = false,
): Deal | undefined {
  if (box === undefined) return undefined;
  const abilities = abilityList(abilitiesOf(box, number));
  const asked = which === undefined ? undefined : abilities[which];
  if (asked !== undefined) return withoutMay(dealOf(asked));
  const [optional, another] = abilities.filter((ability) => 'on' in ability && ability.may === true);
  const asks = abilities.find((ability) => ability.do !== undefined && isOffer(ability.do));
  // Which of two it is only the table knows; it knows none where what an ability brings may be left (343: its reputation).
  if (another !== undefined) return isAtTable && asks !== undefined ? withoutMay(dealOf(asks)) : undefined;
  if (optional !== undefined) return dealOf(optional);
  if (asks !== undefined) return withoutMay(dealOf(asks));
  const card = box.cards[number];
  if (card?.kind === 'minion') return withoutMay({ ...REPUTATION, effect: card.help });
  return card?.kind === 'building' || commonsOf(number) !== undefined ? REPUTATION : undefined;
}

/** What a card does when its holder acts with it. */
export function actionOf(box: BoxData | undefined, number: number): Deal | undefined {
  if (box === undefined) return undefined;
  const acting = abilityList(abilitiesOf(box, number)).find(
    (ability): ability is Ability => 'act' in ability,
  );
  return acting && dealOf(acting);
}

function abilitiesOf(box: BoxData, number: number): Abilities {
  const slot = printedSlot(number);
  if (slot !== undefined) return box.printedRules[slot] ?? [];
  const card = box.cards[number];
  if (card?.kind === 'guidepost') return card.rules ?? [];
  return card !== undefined && 'abilities' in card ? (card.abilities ?? []) : [];
}

/** Behind "Yes," nothing is left to the player any more. */
function withoutMay(deal: Deal): Deal {
  const { effect } = deal;
  return 'may' in effect ? { ...deal, effect: effect.may } : deal;
}

function isOffer(effect: Effect): boolean {
  const steps = stepsOf(effect);
  return steps.length === 1 && (steps[0]?.step === 'reputation' || steps[0]?.step === 'may');
}
