import type { Charter, Fact } from '@charterstone/rules';
import { capital } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';

/** Facts of one kind that come one by one and are told together: stars, cards kept, cards given back. */
export type Series = {
  readonly of: 'stars' | 'kept' | 'discarded';
  readonly charter: Charter;
  readonly why: number;
  /** Rows of stars, or cards. */
  readonly numbers: number[];
};

/** The series a fact belongs to, or begins; undefined when it is told alone. */
export function seriesOf(fact: Fact): Series | undefined {
  switch (fact.fact) {
    case 'marked':
      if (fact.sheet !== 'glory') return undefined;
      return { of: 'stars', charter: fact.charter, why: fact.why, numbers: [fact.row] };
    case 'kept':
      return { of: 'kept', charter: fact.charter, why: 0, numbers: [fact.card] };
    case 'cardMoved': {
      const { charter, to, card, why } = fact;
      if (charter === undefined || to !== 'discard') return undefined;
      return { of: 'discarded', charter, why, numbers: [card] };
    }
    default:
      return undefined;
  }
}

export function goesOn(series: Series, next: Series): boolean {
  return series.of === next.of && series.charter === next.charter && series.why === next.why;
}

const MESSAGES = { stars: 'log.stars', kept: 'log.kept', discarded: 'log.discarded' } as const;

/** A series of several as one sentence. */
export function seriesText({ say }: Desk, { of, charter, numbers }: Series): string {
  const who = say.who(charter);
  if (of === 'stars') {
    const rows = say.list([...numbers].sort((a, b) => a - b).map(String));
    return capital(say.ui(MESSAGES.stars, { who, n: numbers.length, rows }));
  }
  const cards = say.list(numbers.map((card) => say.name(card)));
  return capital(say.ui(MESSAGES[of], { who, cards }));
}
