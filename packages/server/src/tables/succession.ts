import { conflict, forbidden, Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import type { Company } from './company.ts';
import { holding, naming, replacing, seeing } from './hosting.ts';
import type { Patience } from './seating.ts';

/** Another host for a table: whom its host names, or whoever asks where the host does not come any more. */
export class Succession {
  readonly #store: Store;
  readonly #company: Company;
  readonly #patience: Pick<Patience, 'absentMs' | 'isHere'>;

  constructor(store: Store, company: Company, patience: Pick<Patience, 'absentMs' | 'isHere'>) {
    this.#store = store;
    this.#company = company;
    this.#patience = patience;
  }

  /** Somebody else is the host from now on. Should they be leaving at this instant, one of the two is written first. */
  async handOver(campaign: string, host: string): Promise<void> {
    const { db, engine } = this.#store;
    const [, given = []] = await engine.run([holding(db, campaign), naming(db, host, campaign)]);
    if (given.length === 0)
      throw new Refusal(400, 'no-participant', 'only somebody who plays at the table can be its host');
  }

  /** Somebody becomes the host, if the host is not here and was not for long, or can't come back. Of two who ask, the first does. */
  async become(campaign: string, user: string): Promise<void> {
    const { db, engine } = this.#store;
    const { absentMs, isHere } = this.#patience;
    const host = (await this.#company.info(campaign))?.host;
    if (host === user) return;
    if ((await this.#company.membership(campaign, user))?.watches !== false)
      throw forbidden('only somebody who plays at the table can become its host');
    if (host !== undefined && isHere(campaign, host)) throw conflict('host-here', 'the host is at the table');
    const now = Date.now();
    // Should the host come in at this instant, one of the two is written first.
    const [, taken = []] = await engine.run([
      holding(db, campaign),
      replacing(db, user, campaign, { since: now - absentMs, now }),
      // Whoever asks for it is here.
      seeing(db, campaign, [user], now),
    ]);
    if (taken.length === 0)
      throw conflict('host-expected', 'the host can come back, and has not been away for long enough');
  }
}
