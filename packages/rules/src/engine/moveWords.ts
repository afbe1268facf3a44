import type { Node } from '../compile/box.ts';
import { COMPANION, LOCATION, PERSONA, VICTORY } from '../compile/terms.ts';
import { hasMark, USED_PERSONA } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import {
  ARCHIVE,
  CHEST,
  DECK,
  DISCARD,
  HAND,
  INDEX,
  PERSONA_DECK,
  PLAY,
  SECRET,
  TABLE_PLACE,
} from '../table/places.ts';
import { FIRST_KIND } from '../vocabulary.ts';
import { kindOf } from './kinds.ts';
import { cardIn, whoIn } from './stack.ts';

/** The place a word of PLACES means for a charter and the speaker; -1 for anywhere. */
export function moveTarget(_g: Game, word: number, who: number, speaker: number): number {
  switch (word) {
    case 3:
      return DECK;
    case 4:
      return DISCARD;
    case 5:
      return INDEX;
    case 6:
      return ARCHIVE;
    case 7:
      return HAND + who;
    case 8:
      return HAND + speaker;
    case 9:
      return CHEST + who;
    case 10:
      return PLAY + who;
    case 11:
      return SECRET + who;
    case 12:
      return PERSONA_DECK;
    case 15:
      return TABLE_PLACE;
    default:
      return -1;
  }
}

/** Whether a card is of the sort a `move` names, in the order of WHATS. */
export function fitsFilter(g: Game, f: number, node: Node, card: number): boolean {
  const kind = kindOf(g, card);
  const type = g.box.types[card];
  if (node.but >= 0 && kind === FIRST_KIND + node.but) return false;
  switch (node.icon) {
    case 0:
      return node.labels.includes(card);
    case 6:
    case 7:
      return kind >= 0;
    case 8:
      return kind === FIRST_KIND + node.who;
    case 9:
      return card === cardIn(g, f);
    case 10:
      return type === PERSONA;
    case 11:
      return type === PERSONA && hasMark(g, card, USED_PERSONA);
    case 12:
      return type === COMPANION;
    case 13:
    case 14:
      return (
        g.box.sides[card] === node.icon - 12 &&
        g.box.charterOf[card] === whoIn(g, f) + 1 &&
        g.box.forAutoma[card] === 0
      );
    case 15:
      return type === VICTORY;
    default:
      return type === LOCATION;
  }
}
