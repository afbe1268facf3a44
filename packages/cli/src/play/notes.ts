import { type Charter, type Choice, charterOfSeat, type Fact, type Icon, preview } from '@charterstone/rules';
import { sceneOf } from './desk.ts';
import type { Subject } from './menu.ts';

/** Deeds whose result is worth telling before they are chosen. */
const TOLD_BEFORE: ReadonlySet<string> = new Set(['place', 'score', 'sell', 'choose', 'use', 'pass', 'act']);

/** Deeds whose label names the price already. */
const PRICED: ReadonlySet<string> = new Set(['sell', 'act']);

/** Facts that leave an influence token where it was put. */
const PUTTING: ReadonlySet<Fact['fact']> = new Set(['esteemed', 'sold', 'scored']);

/** What would come of it, up to the first question; for a placing only what its building does not say itself. */
export function notesOn({ desk, state, seat, seen }: Subject, choice: Choice): string[] {
  if (!TOLD_BEFORE.has(choice.do)) return [];
  const { say } = desk;
  const building = choice.do === 'place' ? seen.village[choice.at ?? ''] : undefined;
  const me = charterOfSeat(state, seat);
  const sums = new Sums();
  const remarks: string[] = [];
  for (const fact of preview(state, seat, choice)) {
    if (!isMine(fact, me) || (fact.fact === 'paid' && PRICED.has(choice.do))) continue;
    if (fact.fact === 'short' || fact.fact === 'ending')
      remarks.push(say.fact(fact, { ...sceneOf(seen), why: false }));
    // Reputation, quota and objectives each take an influence token that does not come back.
    if (choice.do !== 'place' && PUTTING.has(fact.fact)) sums.add('influence', -1, 0);
    const gain = gainOf(fact);
    if (gain === undefined || gain.why === building) continue;
    sums.add(gain.icon, gain.n, building === undefined ? 0 : gain.why);
  }
  const sign = (n: number): string => (n < 0 ? '−' : '+');
  const gained = sums
    .list()
    .map(
      ({ icon, n, why }) =>
        `${sign(n)}${say.count(icon, Math.abs(n))}${why === 0 ? '' : ` (${say.name(why)})`}`,
    );
  return [...(gained.length > 0 ? [gained.join(', ')] : []), ...remarks];
}

function isMine(fact: Fact, me: Charter | undefined): boolean {
  return !('charter' in fact) || fact.charter === me;
}

type Gain = { readonly icon: Icon; readonly n: number; readonly why: number };

/** Goods of one kind from one card are told as one sum. */
class Sums {
  readonly #sums = new Map<string, Gain>();

  add(icon: Icon, n: number, why: number): void {
    const key = `${icon} ${n < 0 ? '−' : '+'} ${why}`;
    this.#sums.set(key, { icon, n: n + (this.#sums.get(key)?.n ?? 0), why });
  }

  /** What is gained first, then what it takes. */
  list(): readonly Gain[] {
    return [...this.#sums.values()].sort((a, b) => Number(a.n < 0) - Number(b.n < 0));
  }
}

function gainOf(fact: Fact): Gain | undefined {
  switch (fact.fact) {
    case 'points':
      return { icon: 'vp', n: fact.n, why: fact.why };
    case 'gained':
      return { icon: fact.good, n: fact.n, why: fact.why };
    case 'paid':
      return { icon: fact.good, n: -fact.n, why: fact.why };
    case 'put':
      return fact.where === 'emblem' ? { icon: 'influence', n: -1, why: fact.why } : undefined;
    case 'esteemed':
      return { icon: 'reputation', n: 1, why: fact.why };
    case 'advanced':
      return { icon: 'progress', n: fact.to - fact.from, why: fact.why };
    default:
      return undefined;
  }
}
