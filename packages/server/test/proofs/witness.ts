import type { FromServer } from '@charterstone/protocol';
import {
  canUndo,
  charterOfSeat,
  choiceText,
  options,
  type Seat,
  type State,
  view,
} from '@charterstone/rules';
import { firstDifference, generatorOf, type Tally } from '@charterstone/testkit';
import { AtTable, type Visitor } from '../../src/client/index.ts';
import { lockedLines, Searcher } from './lockedWords.ts';
import { demand } from './measure.ts';

/** What must not be told at a table as it stands: its seed, and all that is locked. */
export class Secrets {
  readonly #seed: string;
  #locked = -1;
  #words = new Searcher([]);

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** How many names and lines are looked for. */
  get size(): number {
    return this.#words.size;
  }

  at(state: State, locked: number): void {
    if (locked === this.#locked) return;
    this.#locked = locked;
    this.#words = new Searcher(lockedLines(state));
  }

  /** Throws when a text tells one of them. */
  look(what: string, text: string): void {
    demand(!text.includes(this.#seed), () => `${what} holds the seed: ${text.slice(0, 300)}`);
    // Tables are numbers; what they hold is compared as such.
    const found = this.#words.find(text.replaceAll(/"cells":"[^"]*"/g, ''));
    demand(found === undefined, () => `${what} tells ${found}`);
  }
}

/** A pair of eyes at a table: everything that comes to it is kept until it is looked at. */
export class Witness {
  readonly visitor: Visitor;
  readonly at: AtTable;
  /** None: whoever watches. */
  readonly seat: Seat | undefined;
  readonly heard: FromServer[];

  private constructor(visitor: Visitor, at: AtTable, heard: FromServer[]) {
    this.visitor = visitor;
    this.at = at;
    this.heard = heard;
    [this.seat] = at.seats;
  }

  static async sit(visitor: Visitor, table: string): Promise<Witness> {
    const heard: FromServer[] = [];
    const url = `${visitor.url.replace('http', 'ws')}/api/tables/${table}/socket`;
    const at = await AtTable.enter(url, visitor.cookie, {}, (message) => heard.push(message));
    return new Witness(visitor, at, heard);
  }

  /** Looks at all that was heard up to this state of the table. */
  look(state: State, secrets: Secrets, counts: Tally): void {
    const who = this.seat === undefined ? 'a spectator' : `seat ${this.seat}`;
    for (const message of this.heard.splice(0)) {
      secrets.look(`"${message.type}" to ${who}`, JSON.stringify(message));
      if (message.type === 'step') this.#lookAtFacts(message, state, counts);
      counts.add(`messages "${message.type}"`);
      counts.add('looked at');
    }
    const seen = this.at.views.get(this.seat ?? 0);
    demand(seen !== undefined, () => `${who} sees nothing`);
    const { table } = view(state, this.seat);
    const differs = firstDifference(seen.cells, table);
    demand(differs === undefined, () => `${who} sees something else at ${differs}`);
    demand(
      generatorOf({ table: seen.cells }).every((n) => n === 0),
      () => `${who} sees the generator`,
    );
    const lines = this.seat === undefined ? [] : options(state, this.seat).map(choiceText);
    demand(lines.join('\n') === seen.options.join('\n'), () => `${who} has other options`);
    demand(
      seen.undo === (this.seat !== undefined && canUndo(state, this.seat)),
      () => `${who} may undo otherwise`,
    );
    counts.add('views compared');
    counts.add('looked at');
  }

  /** Of a card taken in secret only whoever took it hears which. */
  #lookAtFacts({ views }: Extract<FromServer, { type: 'step' }>, state: State, counts: Tally): void {
    const own = this.seat === undefined ? undefined : charterOfSeat(state, this.seat);
    for (const fact of views.flatMap(({ facts }) => facts)) {
      if (fact.fact === 'looked') counts.add('somebody looked at cards');
      if (fact.fact !== 'cardHidden') continue;
      const isOwn = own !== undefined && fact['charter'] === own;
      demand(
        isOwn === (fact['card'] !== undefined),
        () => `a secret card was told to ${own}: ${JSON.stringify(fact)}`,
      );
      counts.add(isOwn ? 'secret cards told to whoever took them' : 'secret cards kept from others');
    }
  }
}
