import { CHARTERS, type Game } from '@charterstone/rules';
import { head as table } from '@charterstone/rules/internal';

/** A sentence that is always true of the table. `broken` says what was found instead. */
export type Invariant = { readonly name: string; readonly broken: (g: Game) => string | undefined };

/** A sentence that is true of every step from one table to the next. */
export type Change = {
  readonly name: string;
  readonly broken: (before: Game, g: Game) => string | undefined;
};

/** Says how a number differs from what it should be; `of` names the thing. */
export function differs(of: string, expected: number, found: number): string | undefined {
  return expected === found ? undefined : `${of}: ${found} instead of ${expected}`;
}

/** The first complaint about a charter, with its name in front. */
export function ofCharters(complaint: (charter: number) => string | undefined): string | undefined {
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    const found = complaint(charter);
    if (found !== undefined) return `${CHARTERS[charter]} ${found}`;
  }
  return undefined;
}

/** Whether the set-up is done and turns are being taken, or were. */
export function hasBegun(g: Game): boolean {
  return table.head(g, table.ROUND) > 0;
}
