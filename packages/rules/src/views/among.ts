import { deedOf, ICON_WORD, NONE_WORD, PAY, whatOf } from '../choices/code.ts';
import { type Choice, choiceOf } from '../choices/words.ts';
import { picking, pickingMinion } from '../engine/questions.ts';
import { kindIn, PAYING, PICKING, PICKING_MINION, setLeft, whoIn } from '../engine/stack.ts';
import { type Game, passingGame } from '../table/game.ts';
import { goodsOf, SUPPLY } from '../table/goods.ts';
import { minionsOfKind } from '../table/minions.ts';
import { perilsOf } from '../table/perils.ts';
import { isSelectedFreely, paying } from '../turn/paying.ts';
import { FIRST_MINION, FIRST_PERIL, LAST_RESOURCE } from '../vocabulary.ts';

/** One of the things that may be among several which are chosen one by one, and how many there are of it. */
export type Among = { readonly choice: Choice; readonly n: number };

/** Minions that nobody has belong to the supply. */
const NOBODY = -1;

/** Questions in which several are chosen one by one in rising order, so that no selection is asked twice. */
const RISING = new Map([
  [PAYING, paying],
  [PICKING, picking],
  [PICKING_MINION, pickingMinion],
]);

/**
 * All that may be among what is still to be chosen, in the order in which it is asked for: any of it, in any number up to what is left, is a
 * possible selection. Undefined where a question is answered in any order anyway.
 */
export function amongOf(g: Game, f: number): readonly Among[] | undefined {
  const procedure = RISING.get(kindIn(g, f));
  if (procedure === undefined || (kindIn(g, f) === PAYING && !isSelectedFreely(g, f))) return undefined;
  // Where one is left, everything is offered that could be the last.
  const last = passingGame(g.box, g.table.slice());
  last.count = 0;
  setLeft(last, f, 1);
  procedure.list(last, f);
  return Array.from(last.moves.subarray(0, last.count))
    .filter((move) => whatOf(move) !== NONE_WORD)
    .map((move) => ({ choice: choiceOf(move, g.box.labels), n: heldOf(g, f, move) }));
}

/** How many there are of what a move names: of one's own to pay with, of the supply's to take. */
function heldOf(g: Game, f: number, move: number): number {
  const isPaid = deedOf(move) === PAY;
  const icon = whatOf(move) - ICON_WORD;
  if (icon < 0) return 1;
  if (icon <= LAST_RESOURCE) return goodsOf(g, isPaid ? whoIn(g, f) : SUPPLY, icon);
  return icon >= FIRST_PERIL
    ? perilsOf(g, whoIn(g, f), icon - FIRST_PERIL)
    : minionsOfKind(g, isPaid ? whoIn(g, f) : NOBODY, icon - FIRST_MINION);
}
