import type { CardKind, Charter, CommonsBuilding, Minion, Resource } from '../vocabulary.ts';
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
  /** What its octagon gives on income (rule 24). */
  readonly income?: Effect;
};

export type Persona = {
  readonly kind: 'persona';
  readonly charter: Charter;
  /** Personas of the last game take a side. */
  readonly side?: 'loyal' | 'rebel';
  /** Played by an Automa only, never dealt to a person. */
  readonly automa?: true;
  readonly abilities?: Abilities;
};

/** Points a victory card gives at the end of the campaign. */
export type Weights = {
  readonly capacity: number;
  readonly persona: number;
  readonly victory: number;
  readonly glory: number;
};

/** What a rule may allow: building over a building (rule 18); a newly unlocked persona acts at once (rule 5 after the campaign). */
export type Allowed = 'overbuilding' | 'newPersonas';

export type CardData =
  | Building
  | Persona
  | {
      readonly kind: Exclude<CardKind, 'unconstructedBuilding' | 'constructedBuilding'>;
      readonly abilities: Abilities;
    }
  | { readonly kind: 'objective'; readonly goal: Test }
  /** A rule that enters the Chronicle, in its slot. */
  | {
      readonly kind: 'rule';
      readonly slot: number;
      /** What may be done while it lies in the Chronicle. */
      readonly allows?: Allowed;
      readonly abilities?: Abilities;
    }
  | { readonly kind: 'story' }
  /** What a kind of minion brings when placed, or when an opponent uses its building. */
  | { readonly kind: 'minion'; readonly minion: Minion; readonly help: Effect }
  | { readonly kind: 'companion'; readonly abilities: Abilities }
  /** In a hand it makes the big worker a spectral one. */
  | { readonly kind: 'spectral'; readonly abilities: Abilities }
  | ({ readonly kind: 'victory' } & Weights)
  /** One plot of each charter. */
  | { readonly kind: 'location'; readonly plots: { readonly [C in Charter]: number } }
  | Guidepost
  | AutomaCard;

/** What a card lets an Automa do after its points. */
export type AutomaReward = 'discardTwo' | 'construct' | 'crate' | 'progress' | 'reputation' | 'quota';

/** A card of the Automa deck: where its worker goes, the points, what it does there, and which king answers for it at a fork. */
export type AutomaCard = {
  readonly kind: 'automa';
  readonly go:
    | 'zeppelin'
    | 'charterstone'
    | 'grandstand'
    | 'market'
    | {
        /** The charter that the die shows, or the Automa's own. */
        readonly charter: 'die' | 'own';
        readonly value: 'highest' | 'second' | 'third' | 'lowest';
        /** Of equal values the lowest card number, or the highest. */
        readonly ties: 'up' | 'down';
      };
  readonly vp: number | 'difficulty';
  readonly rewards?: readonly AutomaReward[];
  readonly king: 'pleased' | 'displeased';
};

export type Guidepost = {
  readonly kind: 'guidepost';
  readonly goal: Test;
  /** What an Automa counts as for the goal: so many, or so many less than it has. Unsaid, it takes part like anybody. */
  readonly automa?: number | { readonly less: number };
  /** Even the achievers roll, instead of sharing. */
  readonly tie?: 'roll';
  /** The rule of this game only. */
  readonly rules?: Abilities;
  readonly fork: Fork;
};

/** What follows a game: the chooser decides, or the table does. Letters are crates. */
export type Fork =
  | { readonly choose: readonly [string, string] }
  | { readonly if: Test; readonly then: string; readonly else: string }
  | { readonly open: string };

/** What a crate holds (Index Guide). */
export type CrateData = {
  /** In a partial box: it can be opened, but nobody knows what is in it. */
  readonly locked?: true;
  readonly rules?: readonly number[];
  /** Cards for whoever opens it. */
  readonly hand?: readonly number[];
  /** Persona for the opener's chest. */
  readonly chest?: number;
  /** Cards for their pile: the advancement deck, the objective deck, the table. */
  readonly supply?: readonly number[];
  /** A random one of these for the opener, the others for their pile. */
  readonly one?: readonly number[];
  /** Story crates: pleased kings, or displeased ones below zero. */
  readonly kings?: number;
  readonly stories?: readonly number[];
  /** The village may be given its name from here on. */
  readonly names?: 'village';
  readonly do?: Effect;
  /** The guidepost of the next game. */
  readonly next?: number;
};

/** A page of the Chronicle for what was told (ruling 24): filled by those of its cards that have been read. */
export type StorySlot = {
  /** 1 to 18, in campaign order. */
  readonly slot: number;
  /** The cards that can stand there: of a fork one of two, else all that were told. */
  readonly cards: readonly number[];
};

export type QuotaRow = {
  readonly row: 'resource' | 'coin' | 'card' | 'minion' | 'peril';
  /** The rule card whose sticker adds the row. */
  readonly card?: number;
  /** How much each space takes, from the left; 0 is no space. */
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
  /**
   * What villages usually reach together in game 6, for those who are told no other number: for 1 to 6 people, with no Automa,
   * one, two and so on.
   */
  readonly average?: readonly (readonly number[])[];
  /** Glory rows: stars and bonus; the last has no limit. */
  readonly glory: readonly { readonly stars: number; readonly bonus: Effect }[];
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
  /** By number, and by letter for those of the story. */
  readonly crates: { readonly [crate: string]: CrateData };
  readonly startUp: StartUpData;
  /** The Automa deck; `later` joins it after game `joinAfter`, `leaving` leaves it after the campaign. */
  readonly automa?: {
    readonly deck: readonly number[];
    readonly later: readonly number[];
    readonly joinAfter: number;
    readonly leaving: readonly number[];
    /** Rules for Automas that are glued beside others: they enter in the next set-up. */
    readonly stickers: readonly { readonly rule: number; readonly beside: number }[];
  };
  /** Where the Chronicle keeps what was told. */
  readonly stories?: readonly StorySlot[];
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
  /** The guidepost that follows the first game. */
  readonly guidepost?: number;
  /** The numbered cards read aloud, at the step they belong to. */
  readonly read: {
    readonly opening: readonly number[];
    readonly charters: readonly number[];
    readonly plots: readonly number[];
    readonly inactive: readonly number[];
    readonly begin: readonly number[];
    readonly after: readonly number[];
  };
};
