import { ASSISTANT, BUILDING, FRIEND, GUEST, ITEM, TREASURE } from '../compile/terms.ts';
import { firstCard, hasMark, nextCard, PEELED } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { HAND } from '../table/places.ts';
import { CONSTRUCTED, iconNumber, UNCONSTRUCTED } from '../vocabulary.ts';

/** The seven kinds of advancement card, by the icon that stands for them. */
const KIND_OF_TYPE = new Int8Array(32).fill(-1);
KIND_OF_TYPE[ASSISTANT] = iconNumber('assistant');
KIND_OF_TYPE[GUEST] = iconNumber('guest');
KIND_OF_TYPE[ITEM] = iconNumber('item');
KIND_OF_TYPE[FRIEND] = iconNumber('friend');
KIND_OF_TYPE[TREASURE] = iconNumber('treasure');

/** The kind of an advancement card as an icon number, or -1 for any other card. */
export function kindOf(g: Game, card: number): number {
  const type = g.box.types[card] ?? 0;
  if (type === BUILDING) return hasMark(g, card, PEELED) ? CONSTRUCTED : UNCONSTRUCTED;
  return KIND_OF_TYPE[type] ?? -1;
}

/** How many advancement cards of a kind a charter holds. */
export function heldOfKind(g: Game, charter: number, kind: number): number {
  let n = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) === kind) n++;
  return n;
}

/** How many advancement cards of any kind a charter holds. */
export function cardsHeld(g: Game, charter: number): number {
  let n = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) >= 0) n++;
  return n;
}
