import { firstCard, moveCard, nextCard, placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { ARCHIVE, CHRONICLE } from '../table/places.ts';

/** Rule cards enter the Chronicle; a rule that lay in the same slot goes to the Archive. What is there already stays. */
export function enterRules(g: Game, cards: readonly number[]): void {
  for (const card of cards) {
    if (placeOf(g, card) === CHRONICLE) continue;
    const slot = g.box.slots[card] ?? 0;
    for (let old = firstCard(g, CHRONICLE); old !== 0; old = nextCard(g, old)) {
      // A locked rule of a partial box has no slot anybody knows.
      if (slot === 0 || g.box.slots[old] !== slot) continue;
      moveCard(g, old, ARCHIVE);
      break;
    }
    moveCard(g, card, CHRONICLE);
    g.facts?.push({ fact: 'ruleEntered', slot, card });
  }
}

/** A numbered card is read aloud and done with. */
export function readAloud(g: Game, cards: readonly number[]): void {
  for (const card of cards) {
    if (placeOf(g, card) === ARCHIVE) continue;
    moveCard(g, card, ARCHIVE);
    g.facts?.push({ fact: 'storyRead', card });
  }
}
