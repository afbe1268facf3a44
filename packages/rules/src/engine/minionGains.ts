import { placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { findMinion, giveMinion, MINION_KINDS } from '../table/minions.ts';
import { TABLE_PLACE } from '../table/places.ts';
import { ANY_MINION, FIRST_MINION } from '../vocabulary.ts';
import { ask } from './effects.ts';
import { cardIn, changeIn, PICKING_MINION, whoIn } from './stack.ts';
import { tellGoods } from './tell.ts';

/** A kind of minion is in play once its card lies on the table. */
function isReleased(g: Game, kind: number): boolean {
  const card = g.box.minionCards[kind] ?? 0;
  return card !== 0 && placeOf(g, card) === TABLE_PLACE;
}

/** A minion of a kind that somebody could take from the supply, or -1. */
export function minionInSupply(g: Game, kind: number): number {
  return isReleased(g, kind) ? findMinion(g, -1, kind, true) : -1;
}

/** Whether the supply holds a minion of the kind an icon gives. */
export function minionAvailable(g: Game, icon: number): boolean {
  for (let kind = 0; kind < MINION_KINDS; kind++)
    if ((icon === ANY_MINION || icon === FIRST_MINION + kind) && minionInSupply(g, kind) >= 0) return true;
  return false;
}

export function gainMinion(g: Game, charter: number, kind: number, why: number): void {
  const piece = minionInSupply(g, kind);
  if (piece < 0) {
    tellGoods(g, 'short', charter, FIRST_MINION + kind, 1, why);
    return;
  }
  giveMinion(g, piece, charter);
  tellGoods(g, 'gained', charter, FIRST_MINION + kind, 1, why);
}

/** A minion of a named kind simply comes, unless the player wants to be asked (rule 15); of any kind the player picks. */
export function gainMinions(g: Game, f: number, icon: number, n: number): void {
  if (!minionAvailable(g, icon)) return;
  if (icon === ANY_MINION || changeIn(g, f) === 1) {
    ask(g, f, PICKING_MINION, icon, n);
    return;
  }
  for (let i = 0; i < n && minionAvailable(g, icon); i++)
    gainMinion(g, whoIn(g, f), icon - FIRST_MINION, cardIn(g, f));
}
