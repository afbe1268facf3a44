import type { Charter, Fact, Inspection } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';
import type { Scene } from './scene.ts';

/** Who plays which charter, by seat. After the campaign charters are dealt anew before every game: what was before has names of its own. */
export type Seating = ReadonlyMap<Charter, number>;

export function seatingIn({ charters }: Pick<Inspection, 'charters'>): Seating {
  return new Map(charters.map(({ charter, seat }) => [charter, seat]));
}

export function charterAt(seating: Seating, seat: number): Charter | undefined {
  return [...seating].find(([, sits]) => sits === seat)?.[0];
}

const COMES: ReadonlySet<Fact['fact']> = new Set(['charterChosen', 'arrived', 'automaSeated']);
const GOES: ReadonlySet<Fact['fact']> = new Set(['stoodUp', 'departed', 'automaLeft']);

/** Whoever comes to a charter by a fact was not there before it, and whoever goes was. */
function turned(seating: Seating, fact: Fact, into: typeof COMES, outOf: typeof GOES): Seating {
  if (!('seat' in fact && 'charter' in fact)) return seating;
  if (into.has(fact.fact)) return new Map([...seating, [fact.charter, fact.seat]]);
  if (outOf.has(fact.fact)) return new Map([...seating].filter(([charter]) => charter !== fact.charter));
  return seating;
}

const after = (seating: Seating, fact: Fact): Seating => turned(seating, fact, COMES, GOES);
const before = (seating: Seating, fact: Fact): Seating => turned(seating, fact, GOES, COMES);

/** Who sat where before these facts. */
export function seatedBefore(facts: readonly Fact[], seating: Seating): Seating {
  return facts.reduceRight(before, seating);
}

/** Who sat where when each of these steps was over. The table shows it of one of them; some may be told before it is there. */
export function seatingsOf(
  steps: readonly { readonly seq: number; readonly facts: readonly Fact[] }[],
  { at, seating }: Pick<Scene, 'at' | 'seating'>,
): readonly Seating[] {
  const seatings: Seating[] = [];
  let now = seating;
  for (const { seq, facts } of steps.toReversed()) {
    if (seq > at.seq) continue;
    seatings.unshift(now);
    now = seatedBefore(facts, now);
  }
  now = seating;
  for (const { seq, facts } of steps) {
    if (seq <= at.seq) continue;
    now = facts.reduce(after, now);
    seatings.push(now);
  }
  return seatings;
}

/** Who tells each fact of a step, naming those who played the charters when it happened: by the end of the step they may play others. */
export function tellersOf(
  facts: readonly Fact[],
  seating: Seating,
  { sayAmong }: Pick<Scene, 'sayAmong'>,
): readonly Speaker[] {
  let now = seating;
  const tellers = facts.toReversed().map((fact) => {
    const say = sayAmong(now);
    now = before(now, fact);
    return say;
  });
  return tellers.toReversed();
}
