import { NotDone, Visitor } from '../../src/client/index.ts';

export const WAYS = ['drop', 'leave', 'signOut', 'forget'] as const;
/** How somebody goes: without a word, by leaving the table, by leaving the device, or by having all about them deleted. */
export type Way = (typeof WAYS)[number];

/** Somebody who goes away from a table in their own way, and may come back. */
export class Leaver {
  readonly way: Way;
  readonly #table: string;
  #visitor: Visitor;
  #recovery = '';

  constructor(visitor: Visitor, table: string, way: Way) {
    this.#visitor = visitor;
    this.#table = table;
    this.way = way;
  }

  get visitor(): Visitor {
    return this.#visitor;
  }

  /** Whoever has left by themselves has also given up their seat; the others are still of the company. */
  get hasLeft(): boolean {
    return this.way === 'leave' || this.way === 'forget';
  }

  async go(): Promise<void> {
    if (this.way === 'leave') await this.#visitor.ask('leave', { params: { table: this.#table } });
    if (this.way === 'forget') await this.#visitor.ask('forgetMe');
    if (this.way === 'signOut') {
      const { link } = await this.#visitor.ask('askRecovery');
      this.#recovery = link.split('/').at(-1) ?? '';
      await this.#visitor.ask('signOut');
    }
  }

  async comeBack(): Promise<void> {
    if (this.way === 'signOut') {
      this.#visitor = new Visitor(this.#visitor.url);
      await this.#visitor.ask('recover', { body: { token: this.#recovery } });
    }
    if (this.way === 'leave') await this.#visitor.ask('comeBack', { params: { table: this.#table } });
  }

  /** Whoever had all about them deleted does not exist any more. */
  async isNobody(): Promise<boolean> {
    return this.#visitor.ask('whoAmI').then(
      () => false,
      (error: unknown) => error instanceof NotDone && error.status === 401,
    );
  }
}
