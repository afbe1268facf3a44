import type { Allowed } from '../language/box.ts';
import { firstCard, moveCard, nextCard, placeOf } from '../table/cards.ts';
import { GAME, type Game, head, reveal } from '../table/game.ts';
import { LAST_CARD } from '../table/layout.ts';
import { ARCHIVE, CHRONICLE } from '../table/places.ts';

/** Rule cards enter the Chronicle; a rule that lay in the same slot goes to the Archive. What is there already stays,
 * and what came later by its number is not pushed out by what is older. */
export function enterRules(g: Game, cards: readonly number[]): void {
  for (const card of cards) {
    if (placeOf(g, card) === CHRONICLE) continue;
    const slot = g.box.slots[card] ?? 0;
    let newer = false;
    for (let old = firstCard(g, CHRONICLE); old !== 0; old = nextCard(g, old)) {
      if (slot === 0 || g.box.slots[old] !== slot) continue;
      newer = old > card && old <= LAST_CARD;
      moveCard(g, newer ? card : old, ARCHIVE);
      break;
    }
    if (newer) continue;
    moveCard(g, card, CHRONICLE);
    reveal(g);
    g.facts?.push({ fact: 'ruleEntered', slot, card });
  }
}

/** Whether a rule in the Chronicle allows something. */
export function isAllowed(g: Game, what: Allowed): boolean {
  const cards = g.box.allow[what];
  for (let i = 0; i < cards.length; i++) if (placeOf(g, cards[i] ?? 0) === CHRONICLE) return true;
  return false;
}

/** A numbered card is read aloud and done with. */
export function readAloud(g: Game, cards: readonly number[]): void {
  for (const card of cards) {
    if (placeOf(g, card) === ARCHIVE) continue;
    moveCard(g, card, ARCHIVE);
    // What is read before the first game lies open from the beginning.
    if (head(g, GAME) > 0) reveal(g);
    g.facts?.push({ fact: 'storyRead', card });
  }
}
