import { AtTable, Visitor } from '../../src/client/index.ts';
import { anyChoice, chanceFrom } from '../house.ts';
import { demand } from './measure.ts';

/** Somebody who plays on at a table of their own whatever others do, and takes the time of every answer. */
export class Neighbour {
  readonly #at: AtTable;
  readonly #chance = chanceFrom(7);
  readonly table: string;
  /** In milliseconds. */
  times: number[] = [];

  private constructor(at: AtTable, table: string) {
    this.#at = at;
    this.table = table;
  }

  /** `from` is where a proxy says they are. */
  static async sitDown(url: string, from = '10.0.0.1', seats = 2): Promise<Neighbour> {
    const visitor = await Visitor.arrive(url, 'A neighbour');
    const mine = Array.from({ length: seats }, (_, i) => i + 1);
    const body = { name: 'Next door', seats, mine, seed: 'next door' };
    const { id } = await visitor.ask('makeTable', { body });
    const address = `${url.replace('http', 'ws')}/api/tables/${id}/socket`;
    const at = await AtTable.enter(address, visitor.cookie, { 'x-forwarded-for': from });
    return new Neighbour(at, id);
  }

  get isThere(): boolean {
    return this.#at.isOpen;
  }

  /** One choice, which must be taken: whoever was to make it earlier has waited since. */
  async plays(due = performance.now()): Promise<void> {
    const answer = await anyChoice([this.#at], this.#chance);
    this.times.push(performance.now() - due);
    demand(
      answer?.answer === 'accepted',
      () => `a neighbour's choice was answered: ${JSON.stringify(answer)}`,
    );
  }

  leave(): void {
    this.#at.close();
  }
}
