import type { Allowed, AutomaReward, BoxData } from '../language/box.ts';

/**
 * The compiled box: card data as flat tables and short programs, made once by `compile` and never changed. All
 * rows of one kind have one shape, so that reading them is fast.
 */
export type Box = {
  readonly data: BoxData;
  /** A number that another box would hardly have. */
  readonly fingerprint: number;
  /** Personas that only an Automa plays, a flag each. */
  readonly forAutoma: Uint8Array;
  /** The rule cards that allow something. */
  readonly allow: { readonly [A in Allowed]: readonly number[] };
  /** What a number is: one of TYPES. */
  readonly types: Uint8Array;
  readonly buildings: readonly (BuildingTable | undefined)[];
  readonly goals: readonly (TestTable | undefined)[];
  /** The cards of the Automa deck. */
  readonly automa: readonly (AutomaTable | undefined)[];
  /** The Chronicle slot of a rule card or printed rule, else 0. */
  readonly slots: Uint8Array;
  /** The charter of a persona or basic building, plus one. */
  readonly charterOf: Uint8Array;
  /** 1 loyal, 2 rebel. */
  readonly sides: Uint8Array;
  /** For each kind of minion its card and what it helps with; 0 when the box has none. */
  readonly minionCards: Int16Array;
  readonly minionHelp: Int16Array;
  readonly nodes: readonly Node[];
  readonly abilities: readonly AbilityTable[];
  /** For each card the moments it listens to, as bits. */
  readonly ears: Int32Array;
  /** For each card its abilities, as places in `abilities`. */
  readonly abilitiesOf: readonly (readonly number[])[];
  /** For each moment the abilities of rules and guideposts, by number. */
  readonly ruleEars: readonly (readonly number[])[];
  /** Abilities of rules that can change whether a price can be paid. */
  readonly rulesBeforePaying: readonly number[];
  /** What a card can do: see table/listening.ts. */
  readonly talents: Uint8Array;
  /** For each kind of minion 1 when its help could change what there is to pay with. */
  readonly helpWeighs: Uint8Array;
  /** What forbids a placing. */
  readonly placeForbids: readonly number[];
  /** What silences personas. */
  readonly speakForbids: readonly number[];
  /** Cards whose note ends with income, and those whose note outlasts the game. */
  readonly notesUntilIncome: readonly number[];
  readonly notesForCampaign: ReadonlySet<number>;
  /** The moments anything in the box listens to, as bits. */
  readonly heard: number;
  /** The moments at which a card may speak on another seat's deed, as bits. */
  readonly othersHear: number;
  /** For each moment the cards that hear it when it is another's. */
  readonly foreignEars: readonly (readonly number[])[];
  /** Cards that hear anything of another's use before its price is paid. */
  readonly earlyForeign: readonly number[];
  readonly labels: readonly string[];
  readonly crates: readonly (CrateTable | undefined)[];
  readonly quota: readonly QuotaSpace[];
  readonly gloryRows: readonly { readonly stars: number; readonly bonus: number }[];
  readonly forks: readonly (ForkTable | undefined)[];
  readonly board: BoxData['board'];
  readonly isBoat: Uint8Array;
  readonly isIncome: Uint8Array;
};

/** A price. Arrays are by kind; the sums say at a glance whether a part is empty. */
export type CostTable = {
  readonly free: boolean;
  /** How much of it the player selects unit by unit; and how much is cards and pieces, not coins, influence or resources. */
  readonly units: number;
  readonly rare: number;
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
  readonly minions: Int8Array;
  readonly minionSum: number;
  readonly minion: number;
  readonly perils: Int8Array;
  readonly perilSum: number;
  readonly peril: number;
  /** Any one of these card numbers. */
  readonly oneOf: readonly number[];
};

export type BuildingTable = {
  readonly card: number;
  readonly cost: CostTable;
  readonly build: CostTable;
  readonly value: number;
  readonly crate: number;
  /** Program of the benefit, and of the income, or -1. */
  readonly benefit: number;
  readonly income: number;
  readonly aim: number;
  /** Influence that the benefit puts down (octagon). */
  readonly octagon: boolean;
  readonly basic: boolean;
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
  | 'minion'
  | 'card'
  | 'reputation'
  | 'privateObjective'
  | 'mark'
  | 'victory'
  | 'construct'
  | 'crate'
  | 'objective'
  | 'quota'
  | 'progress'
  | 'income'
  | 'refreshMat'
  | 'persona'
  | 'retrieve'
  | 'again'
  | 'may'
  | 'choose'
  | 'pay'
  | 'each'
  | 'if'
  | 'rollNote'
  | 'rollFor'
  | 'note'
  | 'move'
  | 'put'
  | 'raise'
  | 'open'
  | 'enter'
  | 'scatter'
  | 'lay'
  | 'shuffle'
  | 'reveal'
  | 'cast'
  | 'rows'
  | 'keep'
  | 'read'
  | 'end';

/** A step of a program. `list` holds the steps inside it: of a list, of a `may`, of the branches; or card numbers. */
export type Node = {
  readonly op: Op;
  /** Icon number, or what the op says. */
  readonly icon: number;
  readonly amount: AmountTable;
  readonly list: readonly number[];
  readonly labels: readonly number[];
  readonly test: TestTable;
  readonly cost: CostTable;
  readonly who: number;
  readonly from: number;
  readonly to: number;
  readonly pick: number;
  readonly but: number;
  readonly flags: number;
};

export type AmountTable = {
  readonly n: number;
  readonly per: number;
  readonly every: number;
  readonly max: number;
  /** By number of players, or what the player may say; empty when neither. */
  readonly seats: readonly number[];
  readonly either: readonly number[];
};

/** Counts that must all lie in their ranges. */
export type TestTable = readonly TestRow[];
export type TestRow = {
  /** The count, or -1 for a weighed sum, -2 for a negation. */
  readonly count: number;
  readonly ranges: readonly RangeTable[];
  readonly sum: readonly { readonly count: number; readonly weight: number }[];
  readonly inner: TestTable;
};
export type RangeTable = { readonly rank: number; readonly low: number; readonly high: number };

export type AbilityTable = {
  readonly card: number;
  readonly kind: number;
  readonly moment: number;
  readonly where: WhereTable;
  readonly test: TestTable;
  /** The mark that says it was used up, or 0. */
  readonly once: number;
  readonly may: boolean;
  readonly discard: boolean;
  readonly pay: CostTable;
  readonly program: number;
  readonly change: number;
  readonly by: AmountTable;
  /** Something is asked, drawn or rolled: the owner chooses the order among those. For which numbers of players it asks something, as bits: a guest gives a few players all it has. */
  readonly asks: number;
  /** Its bit among the asking abilities of its moment. */
  readonly bit: number;
};

/** Filters of an ability; -1 or 0 where nothing is asked. */
export type WhereTable = {
  readonly by: number;
  /** Site of a building of the Commons, or 0. */
  readonly site: number;
  readonly charter: number;
  readonly foreignIsland: boolean;
  readonly builtByMe: boolean;
  readonly neverUsed: boolean;
  readonly emblemClosed: boolean;
  /** Icon number the building has to take or give, or -1. */
  readonly takes: number;
  readonly gives: number;
  readonly worker: number;
  readonly holds: number;
  readonly bumped: number;
  readonly foreignMinion: boolean;
  /** Kind of peril, ANY_PERIL, or -1. */
  readonly peril: number;
  readonly card: number;
  readonly viaBuilding: boolean;
  readonly byObjective: boolean;
  /** Space of the progress track: 0 any, 1 boat, 2 income, 3 hourglass. */
  readonly space: number;
  readonly first: boolean;
  readonly public: boolean;
  readonly not: WhereTable | undefined;
};

export type CrateTable = {
  readonly rules: readonly number[];
  readonly hand: readonly number[];
  readonly chest: number;
  readonly supply: readonly number[];
  readonly one: readonly number[];
  readonly kings: number;
  readonly stories: readonly number[];
  readonly names: boolean;
  readonly program: number;
  readonly next: number;
};

/** Where an Automa goes: a building of the Commons by its site, or by the printed value in a charter. */
export type AutomaTable = {
  readonly card: number;
  readonly site: number;
  /** The own charter; else that of the die. */
  readonly own: boolean;
  /** 1 to 3 from the highest value, -1 the lowest. */
  readonly rank: number;
  readonly tiesUp: boolean;
  /** -1 is the difficulty. */
  readonly vp: number;
  readonly rewards: readonly AutomaReward[];
  readonly pleased: boolean;
};

export type ForkTable = {
  readonly goal: TestTable;
  /** What Automas count as: `fixed` (-1: what they have), less `less`. */
  readonly automa: { readonly fixed: number; readonly less: number };
  readonly tieRolls: boolean;
  /** The crates to choose from; the test takes the first if it holds. */
  readonly crates: readonly number[];
  readonly test: TestTable | undefined;
};

export type QuotaSpace = {
  readonly row: number;
  readonly column: number;
  readonly cost: CostTable;
  readonly bonus: number;
  /** The rule card that brings the row, or 0. */
  readonly card: number;
};
