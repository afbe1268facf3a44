import type { BoxData, CardData } from '../../language/box.ts';

export type Kind = CardData['kind'];

/** Kinds of card that can lie in the advancement deck and in a hand. */
export const ADVANCEMENT = ['building', 'assistant', 'guest', 'item', 'friend', 'treasure'] as const;

/** Numbers of cards that stand somewhere in a box. */
export type Named = {
  /** The crate, or whatever else is complained of, and the word in it under which they stand. */
  readonly at: string;
  readonly word: string;
  readonly cards: readonly number[];
  /** What belongs there; without it, any card. */
  readonly kinds?: readonly Kind[];
};

/**
 * What is named, but is not in the box or does not belong there. Of a locked card nobody knows more than that it exists: a partial box
 * has no mistake there.
 */
export function strangersIn({ cards, locked }: BoxData, { at, word, cards: named, kinds }: Named): string[] {
  return named.flatMap((n) => {
    const kind = cards[n]?.kind;
    if (kind === undefined)
      return locked?.includes(n) ? [] : [`${at}: card ${n} is not in the box (${word})`];
    if (kinds === undefined || kinds.includes(kind)) return [];
    return [`${at}: card ${n} is a card of kind ${kind}, not ${anyOf(kinds)} (${word})`];
  });
}

function anyOf(kinds: readonly Kind[]): string {
  const last = kinds.at(-1) ?? '';
  return kinds.length < 2 ? last : `${kinds.slice(0, -1).join(', ')} or ${last}`;
}
