import type { BoxData } from '../language/box.ts';

/**
 * The compiled box: card data as flat tables and short programs, made once by `compile` and never changed. All
 * rows of one kind have one shape, so that reading them is fast.
 */
export type Box = {
  readonly data: BoxData;
  /** A number that another box would hardly have. */
  readonly fingerprint: number;
  /** What a number is: one of TYPES. */
  readonly types: Uint8Array;
  readonly buildings: readonly (BuildingTable | undefined)[];
  readonly goals: readonly (TestTable | undefined)[];
  /** The Chronicle slot of a rule card or printed rule, else 0. */
  readonly slots: Uint8Array;
  readonly nodes: readonly Node[];
  readonly abilities: readonly AbilityTable[];
  /** For each card the moments it listens to, as bits. */
  readonly ears: Int32Array;
  /** For each card its abilities, as places in `abilities`. */
  readonly abilitiesOf: readonly (readonly number[])[];
  /** For each moment the abilities of rules and guideposts, by number. */
  readonly ruleEars: readonly (readonly number[])[];
  /** The moments anything in the box listens to, as bits. */
  readonly heard: number;
  /** The moments at which a card may speak on another seat's deed, as bits. */
  readonly othersHear: number;
  readonly labels: readonly string[];
  readonly crates: readonly (CrateTable | undefined)[];
  readonly quota: readonly QuotaSpace[];
  readonly board: BoxData['board'];
  readonly isBoat: Uint8Array;
  readonly isIncome: Uint8Array;
};

export const TYPES = ['none', 'building', 'assistant', 'persona', 'objective', 'rule', 'story'] as const;
export const BUILDING = 1;
export const ASSISTANT = 2;
export const PERSONA = 3;
export const RULE = 5;

export type CostTable = {
  readonly free: boolean;
  readonly coin: number;
  readonly influence: number;
  /** Named resources by good number (0 is unused), their sum, and how many of any kind. */
  readonly named: Int8Array;
  readonly namedSum: number;
  readonly resource: number;
  /** Named card kinds by place in CARD_KINDS, their sum, and how many of any kind. */
  readonly kinds: Int8Array;
  readonly kindSum: number;
  readonly card: number;
};

/** Benefits with an aim: it is asked before paying, because the price depends on it. */
export const NO_AIM = 0;
export const CONSTRUCT = 1;
export const CRATE = 2;
export const OBJECTIVE_AIM = 3;
export const QUOTA = 4;

export type BuildingTable = {
  readonly card: number;
  readonly cost: CostTable;
  readonly build: CostTable;
  readonly value: number;
  readonly crate: number;
  /** Program of the benefit. */
  readonly benefit: number;
  readonly aim: number;
  /** Printed icons, a flag each. */
  readonly takes: Uint8Array;
  readonly gives: Uint8Array;
  /** The benefit holds a plain good that could be left (rule 15). */
  readonly plain: boolean;
};

export type Op =
  | 'list'
  | 'gain'
  | 'resource'
  | 'card'
  | 'reputation'
  | 'construct'
  | 'crate'
  | 'objective'
  | 'quota'
  | 'progress'
  | 'refreshMat'
  | 'may'
  | 'choose'
  | 'if'
  | 'shuffle'
  | 'reveal'
  | 'cast'
  | 'enter'
  | 'read'
  | 'end';

/** A step of a program. `list` holds the steps inside it: of a list, of a `may`, of the branches. */
export type Node = {
  readonly op: Op;
  readonly icon: number;
  readonly amount: AmountTable;
  readonly list: readonly number[];
  readonly labels: readonly number[];
  readonly test: TestTable;
};

export type AmountTable = {
  readonly n: number;
  readonly per: number;
  readonly every: number;
  readonly max: number;
};

/** Counts that must all lie in their ranges. */
export type TestTable = readonly TestRow[];
export type TestRow = { readonly count: number; readonly ranges: readonly RangeTable[] };
export type RangeTable = { readonly rank: number; readonly low: number; readonly high: number };
/** Ranks: 0 is none (use low and high), -1 the fewest. */
export const FEWEST = -1;

export const BY_ME = 0;
export const BY_OPPONENT = 1;
export const BY_ANYONE = 2;

export const ANYWHERE = 0;
export const MINE = 1;
export const OPPONENTS = 2;
export const ANY_CHARTER = 3;
export const IN_COMMONS = 4;
/** ONE_CHARTER + n is charter n. */
export const ONE_CHARTER = 5;

export type AbilityTable = {
  readonly card: number;
  readonly moment: number;
  readonly by: number;
  /** Site of a building of the Commons, or 0. */
  readonly site: number;
  readonly charter: number;
  /** Icon number the building has to take or give, or -1. */
  readonly takes: number;
  readonly gives: number;
  /** Space of the progress track: 0 any, 1 boat, 2 income, 3 hourglass. */
  readonly space: number;
  readonly test: TestTable;
  /** The mark that says it was used up, or 0. */
  readonly once: number;
  readonly may: boolean;
  readonly program: number;
  /** Something is asked, drawn or rolled: the owner chooses the order among those. */
  readonly asks: boolean;
  /** Its bit among the asking abilities of its moment. */
  readonly bit: number;
};

export type CrateTable = { readonly hand: readonly number[]; readonly chest: number };

export type QuotaSpace = {
  readonly row: number;
  readonly column: number;
  readonly cost: CostTable;
  readonly bonus: number;
};
