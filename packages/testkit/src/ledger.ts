import type { Box, Fact, Inspection } from '@charterstone/rules';
import { freshBooks } from './ledger/books.ts';
import { differences } from './ledger/compare.ts';
import { note } from './ledger/note.ts';

/**
 * Somebody who sees only the facts and keeps books: if they tell everything, the books agree with the open table, from the
 * start-up to the last game. So a log, an animation or a statistic made of facts is right, too.
 */
export type Ledger = {
  readonly write: (facts: readonly Fact[]) => void;
  /** Where the books and the table, as a spectator sees it, differ. */
  readonly differences: (table: Inspection) => readonly string[];
};

export function ledger(box: Box): Ledger {
  const books = freshBooks(box);
  return {
    write: (facts) => {
      for (const fact of facts) note(books, fact);
    },
    differences: (table) => differences(books, table),
  };
}
