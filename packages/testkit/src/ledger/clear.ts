import { type Books, TOKENS } from './books.ts';

type Moves = readonly { readonly card: number; readonly to: string }[];

/** The table is cleared (rule 26): pieces come home, tokens off the board, and the cards that were named go where they belong. */
export function clear(books: Books, moves: Moves): void {
  for (const { card, to } of moves) books.cards.set(card, to);
  for (const account of books.accounts.values()) {
    account.workers.clear();
    account.perils.clear();
    account.goods.set('influence', TOKENS);
    account.goods.set('spent', 0);
  }
  for (const piece of books.minions) piece.at = 'home';
  books.minions.splice(0, books.minions.length, ...books.minions.filter(({ owner }) => owner !== undefined));
  for (const marks of [books.peril, books.octagons, books.emblems, books.islandAt, books.quota])
    marks.clear();
  books.reputation.clear();
  // Notes last for a game, but for those a card keeps for the campaign.
  for (const card of books.notes.keys()) if (!books.box.notesForCampaign.has(card)) books.notes.delete(card);
  // Once the campaign is over the islands are dealt anew before each game (152).
  if (books.campaignOver) books.islandOf.clear();
  books.scored.clear();
  books.round = 0;
  books.turn = 0;
}
