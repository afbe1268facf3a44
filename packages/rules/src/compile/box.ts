import type { BoxData } from '../language/box.ts';
import { MOMENTS } from '../vocabulary.ts';

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
  /** Rule cards that allow building over a building (rule 18). */
  readonly allowOverbuilding: readonly number[];
  /** What a number is: one of TYPES. */
  readonly types: Uint8Array;
  readonly buildings: readonly (BuildingTable | undefined)[];
  readonly goals: readonly (TestTable | undefined)[];
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
  /** Cards that can change what a use costs or what is there to pay it, a flag each; and the same of the help of a minion. */
  readonly weighs: Uint8Array;
  readonly helpWeighs: Uint8Array;
  /** For each card 1 when it has something to do on one's turn. */
  readonly acts: Uint8Array;
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
  readonly labels: readonly string[];
  readonly crates: readonly (CrateTable | undefined)[];
  readonly quota: readonly QuotaSpace[];
  readonly gloryRows: readonly { readonly stars: number; readonly bonus: number }[];
  readonly forks: readonly (ForkTable | undefined)[];
  readonly board: BoxData['board'];
  readonly isBoat: Uint8Array;
  readonly isIncome: Uint8Array;
};

export const TYPES = [
  'none',
  'building',
  'assistant',
  'persona',
  'objective',
  'rule',
  'story',
  'guest',
  'item',
  'friend',
  'treasure',
  'minion',
  'companion',
  'spectral',
  'victory',
  'location',
  'guidepost',
] as const;
export const BUILDING = 1;
export const ASSISTANT = 2;
export const PERSONA = 3;
export const OBJECTIVE = 4;
export const RULE = 5;
export const STORY = 6;
export const GUEST = 7;
export const ITEM = 8;
export const FRIEND = 9;
export const TREASURE = 10;
export const MINION = 11;
export const COMPANION = 12;
export const SPECTRAL = 13;
export const VICTORY = 14;
export const LOCATION = 15;
export const GUIDEPOST = 16;

/** A price. Arrays are by kind; the sums say at a glance whether a part is empty. */
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
  readonly minions: Int8Array;
  readonly minionSum: number;
  readonly minion: number;
  readonly perils: Int8Array;
  readonly perilSum: number;
  readonly peril: number;
  /** Any one of these card numbers. */
  readonly oneOf: readonly number[];
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

/** Flags of a node. */
export const REVERSE = 1;
export const APART = 2;
export const FROM_ACTOR = 4;
export const FROM_CHOOSER = 8;
export const SHUFFLE_REST = 16;
export const IN_SECRET = 32;
export const UNTIL_INCOME = 64;
export const FOR_CAMPAIGN = 128;

export type AmountTable = {
  readonly n: number;
  readonly per: number;
  readonly every: number;
  readonly max: number;
  /** By number of players, or what the player may say; empty when neither. */
  readonly seats: readonly number[];
  readonly either: readonly number[];
};
/** Amounts that are words. */
export const ALL = 32000;
export const THIS = 32001;

/** Counts that must all lie in their ranges. */
export type TestTable = readonly TestRow[];
export type TestRow = {
  /** The count, or -1 for a weighed sum, -2 for a negation. */
  readonly count: number;
  readonly ranges: readonly RangeTable[];
  readonly sum: readonly { readonly count: number; readonly weight: number }[];
  readonly inner: TestTable;
};
export const SUM = -1;
export const NOT = -2;
export type RangeTable = { readonly rank: number; readonly low: number; readonly high: number };
/** Ranks: 0 is none (use low and high), -1 the fewest. */
export const FEWEST = -1;
export const MORE_THAN_HUMANS = 5;

export const WHO = [
  'me',
  'owner',
  'speaker',
  'opponent',
  'player',
  'human',
  'charter',
  'inactiveCharter',
  'chooser',
  'noted',
  'having',
] as const;

export const WHATS = [
  'numbers',
  'coin',
  'resource',
  'minion',
  'peril',
  'skyIsland',
  'saved',
  'card',
  'kind',
  'this',
  'persona',
  'usedPersona',
  'companion',
  'loyal',
  'rebel',
  'victoryCard',
  'locationCard',
] as const;

export const PLACES = [
  'anywhere',
  'supply',
  'mat',
  'deck',
  'discard',
  'index',
  'archive',
  'hand',
  'speaker',
  'chest',
  'play',
  'secret',
  'personaDeck',
  'here',
  'myCharter',
  'table',
] as const;

export const PICKS = ['me', 'speaker', 'random', 'top', 'oneOfEach'] as const;

/** The moments before the price of a use is paid, as bits. */
export const BEFORE_PAYING = (['enter', 'bump', 'bumped', 'entered', 'help', 'aim', 'pay'] as const).reduce(
  (bits, moment) => bits | (1 << MOMENTS.indexOf(moment)),
  0,
);

/** How an ability is set off. */
export const LISTENS = 0;
export const ACTS = 1;
export const ACTS_AT_END = 2;
export const FORBIDS_PLACING = 3;
export const FORBIDS_SPEAKING = 4;
export const FORBIDS_CHAMPION = 5;

/** Changes, as bits in the frame of the step that is changed. */
export const CAREFUL = 1;
export const STAY = 2;
export const NO_HELP = 4;
export const NO_AIM_WANTED = 8;
export const WAIVED = 16;
export const COIN_OR_RESOURCE = 32;
export const PAYEE_OWNER = 64;
export const FROM_TOP3 = 128;
export const TO_PLAY = 256;
export const BY = 512;

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
  /** Something is asked, drawn or rolled: the owner chooses the order among those. */
  /** For which numbers of players it asks something, as bits: a guest gives a few players all it has. */
  readonly asks: number;
  /** Its bit among the asking abilities of its moment. */
  readonly bit: number;
};

export const BY_ME = 0;
export const BY_OPPONENT = 1;
export const BY_ANYONE = 2;
export const BY_HUMAN = 3;

export const CHARTER_IS = [
  'anywhere',
  'mine',
  'opponent',
  'other',
  'here',
  'any',
  'commons',
  'noted',
] as const;
/** ONE_CHARTER + n is charter n. */
export const ONE_CHARTER = CHARTER_IS.length;

export const WORKER_IS = ['any', 'regular', 'small', 'minion', 'spectral'] as const;
export const HOLDS = ['any', 'nobody', 'minion', 'myBig'] as const;
export const BUMPED = ['any', 'opponent', 'mySpectral'] as const;
export const CARD_IS = ['any', 'card', 'privateObjective', 'persona', 'this'] as const;
/** ONE_KIND + k is the k-th kind of advancement card. */
export const ONE_KIND = CARD_IS.length;
export const ANY_PERIL = 6;

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

/** Crates 1 to 54, then those of the story, A as 55. */
export const STORY_CRATE = 55;
export const CRATE_LIMIT = 78;

export type ForkTable = {
  readonly goal: TestTable;
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
