import {
  type Aside,
  type Charter,
  type Choice,
  canUndo,
  charterOfSeat,
  choose,
  explain,
  explainSite,
  type Fact,
  type Goods,
  type Lack,
  type Minion,
  options,
  type Peril,
  preview,
  type Supply,
  type Worker,
} from '@charterstone/rules';
import { minionsOf, perilsOf } from './later.ts';
import { Refused, saying } from './refusal.ts';
import type { Table } from './table.ts';

/** One seat of a table: what lies before it, what it may do and what not, and why. */
export class Chair {
  readonly table: Table;
  readonly seat: number;

  constructor(table: Table, seat: number) {
    this.table = table;
    this.seat = seat;
  }

  get charter(): Charter {
    const charter = charterOfSeat(this.table.state, this.seat);
    if (charter === undefined) throw new Error(`seat ${this.seat} has no charter yet`);
    return charter;
  }

  get supply(): Supply {
    const supply = this.table.sees.charters.find(({ seat }) => seat === this.seat);
    if (supply === undefined) throw new Error(`seat ${this.seat} has no supply yet`);
    return supply;
  }

  get goods(): Goods {
    return this.supply.goods;
  }
  get coins(): number {
    return this.supply.goods.coin;
  }
  get points(): number {
    return this.supply.points;
  }
  get influence(): number {
    return this.supply.influence;
  }
  /** Influence paid to the general supply, which can be regained. */
  get spent(): number {
    return this.supply.spent;
  }
  get hand(): readonly number[] {
    return this.supply.hand;
  }
  get chest(): readonly number[] {
    return this.supply.chest;
  }
  /** The personas in play. */
  get personas(): readonly number[] {
    return this.supply.persona;
  }
  /** Where this charter's minions of a kind stand, home or a site. */
  minions(minion: Minion): readonly string[] {
    return minionsOf(this.table.state, this.charter, minion);
  }
  /** Peril before this charter, one word a token. */
  get perils(): readonly Peril[] {
    return perilsOf(this.table.state, this.charter);
  }
  /** Where the two workers stand, home or a site. */
  get workers(): readonly string[] {
    return [this.supply.workers.big, this.supply.workers.small];
  }

  /** The worker that would be placed next (ruling 33). */
  get nextWorker(): Worker {
    const { big, small } = this.supply.workers;
    return big !== 'home' && small === 'home' ? 'small' : 'big';
  }

  /** Whether the supply holds exactly so much of each good named. */
  has(goods: Partial<Goods>): boolean {
    const held: Readonly<Record<string, number>> = this.goods;
    return Object.entries(goods).every(([good, n]) => held[good] === n);
  }

  /** The options at hand, as lines of text. */
  get options(): readonly string[] {
    return options(this.table.state, this.seat).map(saying);
  }

  get decides(): boolean {
    return this.table.deciders.includes(this.seat);
  }

  get canUndo(): boolean {
    return canUndo(this.table.state, this.seat);
  }

  // What can't be done.

  /** Why a site can't be used now: the reasons against placing a worker there. Throws if it can. */
  cannotPlaceOn(site: string): readonly Lack[] {
    return this.cannot({ do: 'place', what: this.nextWorker, at: site });
  }

  /** Why a choice is refused. Throws if it is accepted, if refusing changed the table, or if `explain` says otherwise. */
  cannot(choice: Choice | Aside): readonly Lack[] {
    const { state } = this.table;
    const before = state.table.slice();
    const outcome = choose(state, this.seat, choice);
    if (outcome.ok) throw new Error(`seat ${this.seat} can "${saying(choice)}"`);
    if (!before.every((value, i) => state.table[i] === value))
      throw new Error(`refusing "${saying(choice)}" changed the table`);
    if (outcome.reasons.length === 0) throw new Refused(state, this.seat, choice, outcome.reasons);
    const explained = JSON.stringify(explain(state, this.seat, choice));
    if (explained !== JSON.stringify(outcome.reasons))
      throw new Error(`"${saying(choice)}": explain says ${explained}, the refusal says otherwise`);
    return outcome.reasons;
  }

  /** Why the building on a site could not be used if it were this player's turn; empty when it could. */
  wouldLackOn(site: string): readonly Lack[] {
    return explainSite(this.table.state, this.seat, site);
  }

  /** What a choice would bring, as far as it can be foreseen. */
  foresees(choice: Choice): readonly Fact[] {
    return preview(this.table.state, this.seat, choice);
  }
}
