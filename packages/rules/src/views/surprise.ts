import { moveCard, placeOf } from '../table/cards.ts';
import { CRATES_OPENED, type Game, head } from '../table/game.ts';
import { LAST_CARD } from '../table/layout.ts';
import { giveMinion, MINION_PIECES, minionOwner } from '../table/minions.ts';
import { INDEX } from '../table/places.ts';

/**
 * Takes back what came out of the crates that are open on one table and were still shut on another: cards to the Index, minions to
 * the supply. How many crates that were.
 */
export function takeBackSurprises(g: Game, before: Game): number {
  const opened = head(g, CRATES_OPENED) - head(before, CRATES_OPENED);
  if (opened <= 0) return 0;
  for (let card = 1; card <= LAST_CARD; card++)
    if (placeOf(before, card) === INDEX && placeOf(g, card) !== INDEX) moveCard(g, card, INDEX);
  for (let piece = 0; piece < MINION_PIECES; piece++)
    if (minionOwner(before, piece) < 0 && minionOwner(g, piece) >= 0) giveMinion(g, piece, -1);
  return opened;
}
