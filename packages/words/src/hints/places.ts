import type { Fact } from '@charterstone/rules';
import type { DueHint } from './index.ts';
import type { Hint } from './messages.ts';

/** The places that a word is said about when somebody first stands there, and what is done there, where the word is idle after it. */
const AT_PLACE: Readonly<Record<string, { readonly hint: Hint; readonly done?: Fact['fact'] }>> = {
  charterstone: { hint: 'hint.charterstone', done: 'opened' },
  market: { hint: 'hint.market', done: 'cardMoved' },
  // What there is to know here may be known after it as well: often nothing is asked in between.
  grandstand: { hint: 'hint.grandstand' },
  cloudPort: { hint: 'hint.cloudPort' },
};

export function atPlace(site: string): readonly Hint[] {
  const place = AT_PLACE[site];
  return place === undefined ? [] : [place.hint];
}

/**
 * Whether a hint has had its time with something that its person did: with their next turn at the latest. What was said as a turn began
 * is for the choice of where to go: a worker that stands there is asked other things. Whoever retrieves is asked nothing, and may
 * read on. What was said of a place is over when that is done.
 */
export function isOver({ after, hint }: DueHint, facts: readonly Fact[], mine: Fact): boolean {
  const occasion = facts[after];
  if (mine.fact === 'turnBegan') return true;
  if (occasion?.fact === 'placed') return mine.fact === AT_PLACE[occasion.site]?.done;
  return mine.fact === 'placed' || (mine.fact === 'retrieved' && hint === 'hint.retrieving');
}
