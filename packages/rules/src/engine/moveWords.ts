import { isAutoma } from '../automa/deck.ts';
import type { Node } from '../compile/box.ts';
import { COMPANION, LOCATION, LOYAL, PERSONA, REBEL, VICTORY, WHATS } from '../compile/terms.ts';
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
  switch (WHATS[node.icon]) {
    case 'numbers':
      return node.labels.includes(card);
    case 'card':
      return kind >= 0;
    case 'kind':
      return kind === FIRST_KIND + node.who;
    case 'this':
      return card === cardIn(g, f);
    case 'persona':
      // What is made for Automas is never dealt to people.
      return type === PERSONA && g.box.forAutoma[card] === 0;
    case 'usedPersona':
      return type === PERSONA && hasMark(g, card, USED_PERSONA);
    case 'companion':
      return type === COMPANION;
    case 'loyal':
      return isOfSide(g, card, LOYAL, whoIn(g, f));
    case 'rebel':
      return isOfSide(g, card, REBEL, whoIn(g, f));
    case 'victoryCard':
      return type === VICTORY;
    default:
      return type === LOCATION;
  }
}

/** The persona of a charter that takes a side; those of Automas are never dealt to people. */
function isOfSide(g: Game, card: number, side: number, charter: number): boolean {
  const forAutoma = isAutoma(g, charter) ? 1 : 0;
  return (
    g.box.sides[card] === side && g.box.charterOf[card] === charter + 1 && g.box.forAutoma[card] === forAutoma
  );
}
