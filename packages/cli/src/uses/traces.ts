import type { Ability, BoxData, Effect } from '@charterstone/rules';

/**
 * How one can tell from the facts that a card did something. Most effects are told with the number of the card behind them
 * (`why`); what leaves no such trace (a worker comes home, a price is waived) is known by the card having spoken.
 */
export type Proof = 'trace' | 'word' | 'coinSpared' | 'none';

/** Icons that are told without the card behind them. */
const TRACELESS: ReadonlySet<string> = new Set(['victory', 'income', 'refreshMat', 'retrieve', 'again']);
const STEPS_WITH_TRACE = ['move', 'put', 'raise', 'scatter', 'lay', 'pay'] as const;
const STEPS_WITHOUT = [
  'note',
  'open',
  'enter',
  'shuffle',
  'reveal',
  'cast',
  'rows',
  'keep',
  'read',
  'end',
] as const;

export function proofOf(abilities: readonly Ability[]): Proof {
  const heard = abilities.filter((ability) => !('forbid' in ability));
  if (heard.length === 0) return 'none';
  if (heard.some(({ change }) => change !== undefined && 'coin' in change)) return 'coinSpared';
  if (heard.some(({ change }) => change !== undefined)) return 'word';
  return heard.some(({ do: effect }) => effect !== undefined && leavesTrace(effect)) ? 'trace' : 'word';
}

/** Whether an effect, whatever is chosen in it, is told with the number of its card. */
function leavesTrace(effect: Effect): boolean {
  if (isList(effect)) return effect.some(leavesTrace);
  if ('may' in effect) return leavesTrace(effect.may);
  if ('choose' in effect) return Object.values(effect.choose).every(leavesTrace);
  if ('each' in effect) return leavesTrace(effect.do);
  if ('if' in effect) return leavesTrace(effect.then);
  if ('roll' in effect) return 'then' in effect && leavesTrace(effect.then);
  if (STEPS_WITH_TRACE.some((step) => step in effect)) return true;
  if (STEPS_WITHOUT.some((step) => step in effect)) return false;
  return Object.keys(effect).some((icon) => !TRACELESS.has(icon));
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

/** What a card of the box says, as a list. */
export function abilitiesOf(data: BoxData, number: number): readonly Ability[] {
  const card = data.cards[number];
  if (card === undefined) return [];
  if (card.kind === 'guidepost') return [card.rules ?? []].flat();
  return 'abilities' in card ? [card.abilities ?? []].flat() : [];
}
