import type { BoxData } from '@charterstone/rules';

/**
 * Escape hatches: cards whose effect is code instead of data. The language has no word for one, so anything in a card that is
 * not a word, a number, a truth value or a list of them counts.
 */
export function hatches(data: BoxData): number[] {
  return Object.entries(data.cards)
    .filter(([, card]) => !isData(card))
    .map(([number]) => Number(number));
}

function isData(piece: unknown): boolean {
  if (typeof piece === 'string' || typeof piece === 'number' || typeof piece === 'boolean') return true;
  if (typeof piece !== 'object' || piece === null) return false;
  return Object.values(piece).every(isData);
}
