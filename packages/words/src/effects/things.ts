import type { Icon, What } from '@charterstone/rules';

/** What can change its place and has a noun of its own. */
export type Thing = Exclude<What, Icon | 'this' | readonly number[]>;
export type Nouns<Noun> = {
  readonly things: { readonly [T in Thing]: Noun };
  readonly icons: { readonly [I in Icon]: Noun };
  /** Any card, in a move. */
  readonly card: Noun;
};

export function nounOf<Noun>(what: Exclude<What, 'this' | readonly number[]>, nouns: Nouns<Noun>): Noun {
  switch (what) {
    case 'skyIsland':
    case 'usedPersona':
    case 'companion':
    case 'loyal':
    case 'rebel':
    case 'victoryCard':
    case 'locationCard':
      return nouns.things[what];
    case 'card':
      return nouns.card;
    default:
      return nouns.icons[what];
  }
}

export function isNumbers(what: What): what is readonly number[] {
  return Array.isArray(what);
}
