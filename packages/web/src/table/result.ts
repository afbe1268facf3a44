import { type BoxData, type Fact, RESOURCES, type Supply } from '@charterstone/rules';
import { isQuiet } from '@charterstone/words/light';

/** What a supply counts, in the order in which it is shown. */
const COUNTED = ['vp', 'coin', ...RESOURCES, 'influence'] as const;
export type Counted = (typeof COUNTED)[number];

type Own = Pick<Supply, 'charter' | 'goods' | 'influence' | 'points'>;

export type Result = {
  /** What one will have of everything that changes. */
  readonly after: readonly { readonly good: Counted; readonly n: number }[];
  /** What is not a number of one's own supply, and so is said in words. */
  readonly told: readonly Fact[];
};

/** That the worker stands there and the turn is over, everybody knows who sent it. */
const PLAIN: ReadonlySet<Fact['fact']> = new Set(['placed', 'turnEnded', 'turnBegan']);

/** Each of these lays one influence token of whoever it tells of: on the quota, the reputation track, an objective, a plot or an emblem. */
const LAYS: ReadonlySet<Fact['fact']> = new Set(['sold', 'esteemed', 'scored', 'put']);

/** What the log leaves out nobody has to know beforehand. */
function isPlain(fact: Fact, box: BoxData | undefined): boolean {
  return PLAIN.has(fact.fact) || isQuiet(fact, box);
}

/** What a choice brings, from its facts: numbers of one's own supply, and all the rest. */
export function resultOf(own: Own, facts: readonly Fact[], box?: BoxData): Result {
  const after = new Map<Counted, number>();
  const told: Fact[] = [];
  for (const fact of facts) {
    const change = changeIn(own, fact);
    if (change !== undefined)
      after.set(change.good, (after.get(change.good) ?? had(own, change.good)) + change.n);
    if (!isCounted(fact, change) && !isPlain(fact, box)) told.push(fact);
  }
  return {
    after: COUNTED.flatMap((good) => {
      const n = after.get(good);
      return n === undefined ? [] : [{ good, n }];
    }),
    told,
  };
}

type Change = { readonly good: Counted; readonly n: number };

/** Whether the numbers say all of it; where a token came to lie they do not. */
function isCounted({ fact }: Fact, change: Change | undefined): boolean {
  return change !== undefined && !LAYS.has(fact);
}

function changeIn({ charter }: Own, fact: Fact): Change | undefined {
  if (!('charter' in fact) || fact.charter !== charter) return undefined;
  if (LAYS.has(fact.fact)) return { good: 'influence', n: -1 };
  if (fact.fact === 'points') return { good: 'vp', n: fact.n };
  if (fact.fact !== 'gained' && fact.fact !== 'paid') return undefined;
  const good = COUNTED.find((one) => one === fact.good);
  return good && { good, n: fact.fact === 'paid' ? -fact.n : fact.n };
}

function had({ goods, influence, points }: Own, good: Counted): number {
  if (good === 'vp') return points;
  return good === 'influence' ? influence : goods[good];
}
