import type { Charter, Fact } from '@charterstone/rules';

/** What the charters did so often that it may be worth telling. */
export const DEEDS = [
  'built',
  'opened',
  'scored',
  'sold',
  'esteemed',
  'bumped',
  'caught',
  'perilTaken',
] as const;
export type Deed = (typeof DEEDS)[number];

/** The turn that brought the most points. */
export type BestTurn = { readonly charter: Charter; readonly points: number; readonly building: number };

/** What the play of one game looks like from a distance. */
export class Tally {
  readonly deeds = new Map<Deed, Map<Charter, number>>(DEEDS.map((deed) => [deed, new Map()]));
  readonly visits = new Map<number, number>();
  rounds = 0;
  leads = 0;
  best: BestTurn | undefined;
  /** Whose turn reached the hourglass; nobody's when time ran out by itself. */
  finisher: Charter | undefined;
  #whose: Charter | undefined;
  #building = 0;
  #earned = 0;
  #leader: Charter | undefined;
  readonly #points = new Map<Charter, number>();

  /** Takes note of a fact of the game while it is played. */
  hear(fact: Fact): void {
    switch (fact.fact) {
      case 'roundBegan':
        this.rounds = fact.round;
        return;
      case 'turnBegan':
        this.#whose = fact.charter;
        this.#building = 0;
        this.#earned = 0;
        return;
      case 'turnEnded':
        this.#endTurn();
        return;
      case 'placed':
        this.#building = fact.building;
        add(this.visits, fact.building);
        return;
      case 'points':
        if (fact.charter === this.#whose) this.#earned += fact.n;
        this.#points.set(fact.charter, fact.total);
        return;
      case 'ending':
        this.finisher = fact.charter;
        return;
      case 'bumped':
        if (fact.owner !== fact.charter) this.#did('bumped', fact.charter);
        return;
      case 'built':
      case 'opened':
      case 'scored':
      case 'sold':
      case 'esteemed':
      case 'caught':
      case 'perilTaken':
        this.#did(fact.fact, fact.charter);
        return;
    }
  }

  /** Who did something most often, if it was one charter alone. */
  most(deed: Deed): { readonly charter: Charter; readonly n: number } | undefined {
    return topOf(this.deeds.get(deed) ?? new Map());
  }

  #did(deed: Deed, charter: Charter): void {
    const counts = this.deeds.get(deed);
    if (counts !== undefined) add(counts, charter);
  }

  #endTurn(): void {
    if (this.#whose !== undefined && this.#building > 0 && this.#earned > (this.best?.points ?? 0))
      this.best = { charter: this.#whose, points: this.#earned, building: this.#building };
    const leader = topOf(this.#points)?.charter;
    if (leader === undefined || leader === this.#leader) return;
    if (this.#leader !== undefined) this.leads++;
    this.#leader = leader;
  }
}

function add<Thing>(counts: Map<Thing, number>, thing: Thing): void {
  counts.set(thing, (counts.get(thing) ?? 0) + 1);
}

/** The one that is ahead of all others. */
function topOf(counts: ReadonlyMap<Charter, number>): { charter: Charter; n: number } | undefined {
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first === undefined || first[1] === second?.[1] ? undefined : { charter: first[0], n: first[1] };
}
