import type { Charter, Fact } from '@charterstone/rules';

/** Everybody begins a game with so many influence tokens (rule 6). */
const TOKENS = 12;

const INCOME_RULE = 24;

/** What a person has done in the first game, as the facts so far tell it. */
export class Tally {
  readonly charter: Charter;
  /** How many turns they have begun, this one among them. */
  turns = 0;
  influence = TOKENS;
  readonly #out = new Set<string>();
  /** What they have used or done already: then they need not be told that it exists. */
  readonly done = new Set<'opened' | 'scored' | 'sold' | 'taken' | 'income'>();

  constructor(charter: Charter) {
    this.charter = charter;
  }

  /** How many workers they have on the board. */
  get out(): number {
    return this.#out.size;
  }

  isMine(fact: Fact): boolean {
    return 'charter' in fact && fact.charter === this.charter;
  }

  hear(fact: Fact): void {
    // Income has its slot in the Chronicle (rule 24); until a card enters it, it means nothing.
    if (fact.fact === 'ruleEntered' && fact.slot === INCOME_RULE) this.done.add('income');
    if (fact.fact === 'bumped' && fact.owner === this.charter) this.#out.delete(fact.worker);
    if (this.isMine(fact)) this.#hearOfMe(fact);
  }

  #hearOfMe(fact: Fact): void {
    switch (fact.fact) {
      case 'turnBegan':
        this.turns++;
        return;
      case 'placed':
        this.#out.add(fact.worker);
        return;
      case 'retrieved':
        this.#out.clear();
        return;
      case 'paid':
      case 'gained':
        if (fact.good === 'influence') this.influence += fact.fact === 'paid' ? -fact.n : fact.n;
        return;
      case 'esteemed':
        this.influence--;
        return;
      case 'sold':
      case 'scored':
        this.influence--;
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
