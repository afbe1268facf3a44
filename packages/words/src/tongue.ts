import type {
  Abilities,
  Aside,
  AutomaCard,
  BoxData,
  Building,
  Charter,
  Choice,
  Cost,
  Effect,
  Fact,
  Fork,
  Icon,
  Lack,
  Test,
  Weights,
} from '@charterstone/rules';
import type { PluralForm } from './icu.ts';
import type { Key } from './messages.ts';
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
  /** The card, rule or building that asks, as `inspect(state).questions` gives it: then a choice knows what it is for. */
  readonly asks?: number;
  /** Which of its abilities asks, where that is known. */
  readonly ability?: number | undefined;
  /** Both regular workers can be placed, and it matters which: then the big one is named as well. */
  readonly apart?: boolean;
  /** What it is about is said above it already: the place that was pointed at, or the one card that offers something. */
  readonly isSaid?: boolean;
  /** The name of whoever sits there, where they have one; else a seat goes by its charter, and without one by its number. */
  readonly nameAt?: (seat: number) => string | undefined;
  readonly charterAt?: (seat: number) => Charter | undefined;
  /** Whether a fact names the card or building behind it; it does unless this is false. */
  readonly why?: boolean;
};

export type FactName = Fact['fact'];
/** Facts that share their fields are one type with several names; each name is told apart here. */
export type FactOf<K extends FactName> = { [P in K]: Named<Fact, P> & { readonly fact: P } }[K];
type Named<F, P> = F extends { readonly fact: infer N } ? (P extends N ? F : never) : never;
/** A sentence for every kind of fact, without its full stop: the reason is put before it. */
export type FactSentences = { readonly [K in FactName]: (fact: FactOf<K>, scene: Scene) => string };

/** What of a building its description needs. */
export type Used = Pick<Building, 'cost' | 'benefit' | 'income'>;

export type LackName = Lack['lack'];
export type LackOf<K extends LackName> = { [P in K]: Extract<Lack, { readonly lack: P }> & { lack: P } }[K];
export type LackSentences = { readonly [K in LackName]: (lack: LackOf<K>) => string };

export type DeedName = Choice['do'];
export type ChoiceLabels = { readonly [D in DeedName]: (choice: Choice, scene: Scene) => string };

/** Messages by their keys: all of them, or as far as they have been loaded. */
export type Messages = { readonly [K in Key]?: string };

/** A language with its messages. */
export type Tongue = Speech & { readonly catalogue: Messages };

/** What one language can say: the same list for each of them, so that the compiler finds what is missing. */
export type Speech = {
  readonly pluralForm: (n: number) => PluralForm;
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
  readonly describeUse: (building: Used) => string;
  readonly describeTest: (test: Test) => string;
  readonly describeAbility: (abilities: Abilities) => string;
  /** What a minion brings, with the occasions on which it does (rule 16). */
  readonly describeHelp: (help: Effect) => string;
  /** What a victory card makes of the campaign sheet. */
  readonly describeWeights: (weights: Weights) => string;
  /** The plots a location card shows. */
  readonly describePlots: (plots: { readonly [C in Charter]: number }) => string;
  /** What follows the game of a guidepost. */
  readonly describeFork: (fork: Fork) => string;
  /** What an Automa does with a card of its deck. */
  readonly describeAutoma: (card: AutomaCard) => string;

  readonly facts: FactSentences;
  readonly lacks: LackSentences;
  readonly choices: ChoiceLabels;
  readonly aside: (aside: Aside) => string;
};
