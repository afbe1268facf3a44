import type { Proposal, WhyNotBack } from '@charterstone/protocol';
import type { Seat } from '@charterstone/rules';
import { isInGame } from '../tables/chairs.ts';
import type { Company } from '../tables/company.ts';
import { deedsIn } from '../tables/deeds.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { type Chair, isAgreed, messageOf, neededFor, proposalOf, type Rewinds } from './rewinds.ts';
import { whyNotBack } from './wayBack.ts';

export type ConsentHouse = {
  readonly tables: Pick<Tables, 'journal' | 'campaign' | 'open'>;
  readonly company: Pick<Company, 'seatRows' | 'seatsOf'>;
  readonly rewinds: Rewinds;
};

/** So many places are looked at for whoever wants to go back: more than a screen remembers. */
const PLACES = 300;

/** Whose consent it takes to go back further than undo goes, and who has given it. */
export class Consent {
  readonly #house: ConsentHouse;

  constructor(house: ConsentHouse) {
    this.#house = house;
  }

  /** Why nobody goes back to a place. */
  async whyNot(table: Table, to: number): Promise<WhyNotBack | undefined> {
    return (await this.#whyNotAfter(table, to))(to);
  }

  /** The last places of a table, each with why nobody goes back there. */
  async places(campaign: string): Promise<{ seq: number; whyNot?: WhyNotBack }[]> {
    const table = await this.#house.tables.open(campaign);
    const { seq: end } = table;
    const first = Math.max(0, end - PLACES);
    const whyNotTo = await this.#whyNotAfter(table, first);
    return Array.from({ length: end - first }, (_, i) => {
      const [seq, whyNot] = [first + i, whyNotTo(first + i)];
      return whyNot === undefined ? { seq } : { seq, whyNot };
    });
  }

  /** Somebody wants to go back, or agrees to it: to this place now, whatever they wished for before. When all do, the table goes back, unless somebody was faster to choose. */
  async agree(table: Table, user: string, base: number, to: number): Promise<'accepted' | 'stale'> {
    const { company, rewinds } = this.#house;
    const seats = await company.seatsOf(table.campaign, user);
    await rewinds.agree(table.campaign, base, to, seats);
    const proposal = await this.proposal(table, base);
    return proposal === undefined ? 'accepted' : this.carryOut(table, proposal, seats[0]);
  }

  /** Somebody no longer wants to go back, on none of their seats. */
  async withdraw({ campaign }: Table, user: string, base: number): Promise<void> {
    const { company, rewinds } = this.#house;
    await rewinds.withdraw(campaign, base, await company.seatsOf(campaign, user));
  }

  /** What all have agreed to is done. */
  async carryOut(table: Table, proposal: Proposal, by: Seat = 0): Promise<'accepted' | 'stale'> {
    if (!isAgreed(proposal)) return 'accepted';
    const { base, to } = proposal;
    const { answer } = await table.rewind(messageOf(base, to), by, base, to);
    return answer === 'stale' ? answer : 'accepted';
  }

  /** Where it stands in the journal that everybody went back so: whoever missed the answer may ask again. */
  wentBack({ campaign }: Table, base: number, to: number): Promise<number | undefined> {
    return this.#house.tables.journal.placeOf(campaign, messageOf(base, to));
  }

  /** What is proposed at a place. A wish that can't come true any more is over: it is not wished for anew because somebody comes back. */
  async proposal(table: Table, base = table.seq): Promise<Proposal | undefined> {
    const { tables, rewinds } = this.#house;
    const { campaign } = table;
    const wished = await rewinds.wishes(campaign, base);
    const [first] = wished;
    if (first === undefined) return undefined;
    const [chairs, entries] = await Promise.all([
      this.#chairs(table),
      tables.journal.after(campaign, first.target),
    ]);
    const deeds = deedsIn(entries);
    const isOver = ({ target }: { readonly target: number }): boolean =>
      neededFor(target, chairs, deeds) === undefined;
    const over = wished.filter(isOver).map(({ target }) => target);
    if (over.length > 0) await rewinds.forget(campaign, base, over);
    return proposalOf(wished, base, (to) => neededFor(to, chairs, deeds));
  }

  async #whyNotAfter(table: Table, place: number): Promise<(to: number) => WhyNotBack | undefined> {
    const [chairs, entries] = await Promise.all([
      this.#chairs(table),
      this.#house.tables.journal.after(table.campaign, place),
    ]);
    return whyNotBack(entries, chairs);
  }

  async #chairs({ campaign, state }: Table): Promise<readonly Chair[]> {
    const { company, tables } = this.#house;
    const { setting } = await tables.campaign(campaign);
    const rows = await company.seatRows(campaign);
    return rows.flatMap(({ seat, user }) =>
      user === null ? [] : [{ seat, user, isInGame: isInGame(state, setting, seat) }],
    );
  }
}
