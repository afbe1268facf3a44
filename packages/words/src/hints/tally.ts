import type { Charter, Fact } from '@charterstone/rules';

/** Everybody begins a game with so many influence tokens (rule 6). */
const TOKENS = 12;

const INCOME_RULE = 24;

/** What hints have to know of a person, as the facts so far tell it. */
type Person = { turns: number; influence: number; readonly out: Set<string> };

/** What people have done in the first game, followed fact by fact. */
export class Tally {
  readonly #people: ReadonlyMap<Charter, Person>;
  /** What somebody has used or done already: then nobody need be told that it exists. */
  readonly done = new Set<'opened' | 'scored' | 'sold' | 'taken' | 'income'>();

  constructor(persons: Iterable<Charter>) {
    this.#people = new Map(
      [...persons].map((charter) => [charter, { turns: 0, influence: TOKENS, out: new Set() }]),
    );
  }

  isPerson(charter: Charter | undefined): boolean {
    return charter !== undefined && this.#people.has(charter);
  }

  /** How many turns a person has begun, this one among them. */
  turns(charter: Charter): number {
    return this.#people.get(charter)?.turns ?? 0;
  }

  /** How many turns people have begun, all together. */
  get turnsOfAll(): number {
    return [...this.#people.values()].reduce((sum, { turns }) => sum + turns, 0);
  }

  get people(): number {
    return this.#people.size;
  }

  influence(charter: Charter): number {
    return this.#people.get(charter)?.influence ?? 0;
  }

  /** How many workers a person has on the board. */
  out(charter: Charter): number {
    return this.#people.get(charter)?.out.size ?? 0;
  }

  hear(fact: Fact): void {
    const person =
      'charter' in fact && fact.charter !== undefined ? this.#people.get(fact.charter) : undefined;
    // Income has its slot in the Chronicle (rule 24); until a card enters it, it means nothing.
    if (fact.fact === 'ruleEntered' && fact.slot === INCOME_RULE) this.done.add('income');
    if (fact.fact === 'bumped') this.#people.get(fact.owner)?.out.delete(fact.worker);
    if (person !== undefined) this.#hearOf(person, fact);
  }

  #hearOf(person: Person, fact: Fact): void {
    switch (fact.fact) {
      case 'turnBegan':
        person.turns++;
        return;
      case 'placed':
        person.out.add(fact.worker);
        return;
      case 'retrieved':
        person.out.clear();
        return;
      case 'paid':
      case 'gained':
        if (fact.good === 'influence') person.influence += fact.fact === 'paid' ? -fact.n : fact.n;
        return;
      case 'esteemed':
        person.influence--;
        return;
      case 'sold':
      case 'scored':
        person.influence--;
        this.done.add(fact.fact);
        return;
      case 'opened':
        this.done.add('opened');
        return;
      case 'cardMoved':
        if (fact.from.startsWith('mat-')) this.done.add('taken');
        return;
      default:
    }
  }
}
