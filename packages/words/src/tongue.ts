import type {
  Abilities,
  Aside,
  BoxData,
  Building,
  Charter,
  Choice,
  Cost,
  Effect,
  Fact,
  Icon,
  Lack,
  Test,
} from '@charterstone/rules';
import type { PluralForm } from './icu.ts';
import type { Catalogue } from './messages.ts';
import type { TextOf } from './texts.ts';

/** What a language may ask about the table it speaks of. */
export type Source = {
  readonly textOf: TextOf;
  /** With the box, labels say what a quota space takes and what an offer brings. A partial box is enough. */
  readonly box: BoxData | undefined;
  /** The name of whoever plays a charter; without one it goes by its colour. */
  readonly nameOf: (charter: Charter) => string | undefined;
};

/** What is on the board at the moment of speaking. */
export type Scene = {
  /** Site → building card, as `inspect(state).village` gives it: then buildings are named, not plots. */
  readonly village?: Readonly<Record<string, number>>;
  /** Whether a fact names the card or building behind it; it does unless this is false. */
  readonly why?: boolean;
};

export type FactName = Fact['fact'];
export type FactOf<K extends FactName> = { [P in K]: Extract<Fact, { readonly fact: P }> & { fact: P } }[K];
/** A sentence for every kind of fact, without its full stop: the reason is put before it. */
export type FactSentences = { readonly [K in FactName]: (fact: FactOf<K>, scene: Scene) => string };

export type LackName = Lack['lack'];
export type LackOf<K extends LackName> = { [P in K]: Extract<Lack, { readonly lack: P }> & { lack: P } }[K];
export type LackSentences = { readonly [K in LackName]: (lack: LackOf<K>) => string };

export type DeedName = Choice['do'];
export type ChoiceLabels = { readonly [D in DeedName]: (choice: Choice, scene: Scene) => string };

/** What one language can say: the same list for each of them, so that the compiler finds what is missing. */
export type Tongue = {
  readonly pluralForm: (n: number) => PluralForm;
  readonly catalogue: Catalogue;
  /** Words for the labels of `choose` effects. */
  readonly labels: Readonly<Record<string, string>>;

  readonly name: (number: number) => string;
  readonly who: (charter: Charter) => string;
  readonly charter: (charter: Charter) => string;
  readonly site: (site: string) => string;
  readonly place: (place: string) => string;
  readonly quotaSpace: (space: string) => string;
  readonly icon: (icon: Icon) => string;
  readonly count: (icon: Icon, n: number) => string;
  readonly list: (things: readonly string[]) => string;

  readonly describeCost: (cost: Cost) => string;
  readonly describeEffect: (effect: Effect) => string;
  readonly describeUse: (building: Pick<Building, 'cost' | 'benefit'>) => string;
  readonly describeTest: (test: Test) => string;
  readonly describeAbility: (abilities: Abilities) => string;

  readonly facts: FactSentences;
  readonly lacks: LackSentences;
  readonly choices: ChoiceLabels;
  readonly aside: (aside: Aside) => string;
};
