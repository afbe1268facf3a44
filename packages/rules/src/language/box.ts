import type { Charter, CommonsBuilding, Resource } from '../vocabulary.ts';
import type { Abilities, Cost, Effect, Test } from './effect.ts';

/** What a building sticker says: cost to use (lower left), benefit (upper right). */
export type Building = {
  readonly kind: 'building';
  /** The charter whose line it belongs to. */
  readonly charter?: Charter;
  /** The four resources that construct it (rule 17); a basic building has none. */
  readonly build?: { readonly [R in Resource]?: number };
  /** Printed points at the end of the campaign. */
  readonly value?: number;
  /** The crate printed on the card. */
  readonly crate?: number;
  readonly cost?: Cost;
  readonly benefit: Effect;
};

export type CardData =
  | Building
  | { readonly kind: 'assistant'; readonly abilities: Abilities }
  | { readonly kind: 'persona'; readonly charter: Charter; readonly abilities?: Abilities }
  | { readonly kind: 'objective'; readonly goal: Test }
  /** A rule that enters the Chronicle, in its slot. */
  | { readonly kind: 'rule'; readonly slot: number; readonly abilities?: Abilities }
  | { readonly kind: 'story' };

/** What a crate holds (Index Guide). */
export type CrateData = {
  /** In a partial box: it can be opened, but nobody knows what is in it. */
  readonly locked?: true;
  /** Buildings and other cards for whoever opens it. */
  readonly hand?: readonly number[];
  /** Persona for the opener's chest. */
  readonly chest?: number;
};

export type QuotaRow = {
  readonly row: 'resource' | 'coin' | 'card';
  /** How much each space takes, from the left. */
  readonly take: readonly number[];
  readonly bonus: readonly Effect[];
};

export type BoardData = {
  readonly progress: {
    /** The space of the hourglass, counted from 0. */
    readonly hourglass: number;
    /** Start space for 1 to 6 players. */
    readonly start: readonly number[];
    readonly boats: readonly number[];
    readonly income: readonly number[];
  };
  readonly reputation: {
    readonly spaces: number;
    /** The space of the first token for 1 to 6 players. */
    readonly start: readonly number[];
  };
  readonly quota: readonly QuotaRow[];
};

/**
 * A box as a designer writes it. A number that is neither in `cards` nor in `locked` does not exist. A box with locked
 * numbers is *partial*: what a browser is given (see `openBox`).
 */
export type BoxData = {
  readonly version: number;
  readonly coins: number;
  readonly resources: number;
  readonly board: BoardData;
  readonly commons: { readonly [C in CommonsBuilding]: Omit<Building, 'kind'> };
  /** The rules printed in the Chronicle before the first game, by slot. */
  readonly printedRules: { readonly [slot: number]: Abilities };
  readonly cards: { readonly [number: number]: CardData };
  /** In a partial box: the numbers that exist but are locked. They lie in the Index. */
  readonly locked?: readonly number[];
  readonly crates: { readonly [crate: number]: CrateData };
  readonly startUp: StartUpData;
};

/** What lies on the table before the first game (start-up cards). */
export type StartUpData = {
  /** Basic building, original persona and the resource of each charter. */
  readonly charters: {
    readonly [C in Charter]: {
      readonly basic: number;
      readonly persona: number;
      readonly resource: Resource;
    };
  };
  /** Cards of the first advancement deck. */
  readonly deck: readonly number[];
  readonly objectives: readonly number[];
  /** The numbered cards read aloud, at the step they belong to. */
  readonly read: {
    readonly opening: readonly number[];
    readonly charters: readonly number[];
    readonly plots: readonly number[];
    readonly inactive: readonly number[];
    readonly begin: readonly number[];
  };
};
