import type {
  CardKind,
  Charter,
  CommonsBuilding,
  Minion,
  Moment,
  Peril,
  Resource,
  WHO_WORDS,
} from '../vocabulary.ts';

/**
 * The effect language: the words in which cards, buildings, rules and story steps are written as data. The reference
 * with examples is docs/effects.md.
 */

/** What can lie in a supply and be paid. */
export type Held =
  | 'coin'
  | 'influence'
  | 'resource'
  | Resource
  | 'minion'
  | Minion
  | 'peril'
  | Peril
  | 'card'
  | CardKind;

/** What can be gained. */
export type Good = Held | 'vp' | 'reputation' | 'privateObjective' | 'glory' | 'capacity' | 'victory';

/** What can be done; some bring an aim and a price of their own. */
export type Deed =
  | 'construct'
  | 'crate'
  | 'objective'
  | 'quota'
  | 'progress'
  | 'income'
  | 'refreshMat'
  | 'persona'
  | 'retrieve'
  | 'again';

export type Amount =
  | number
  /** As many as there are; `this` is the worker of the use. */
  | 'all'
  | 'this'
  /** One for every `every` of something counted, at most `max`. */
  | { readonly per: Count; readonly every?: number; readonly max?: number }
  /** By the number of players, 1 to 6. */
  | { readonly seats: readonly number[] }
  /** The player says which. */
  | { readonly either: readonly number[] };

/** Printed icons, read from left to right. */
export type Icons = { readonly [I in Good | Deed]?: Amount };

/** A price. `cards` is any one of these numbers. */
export type Cost = { readonly [H in Held]?: number } & { readonly cards?: readonly number[] };

export type Effect =
  | Icons
  | readonly Effect[]
  /** Asked as a whole. */
  | { readonly may: Effect }
  /** One branch, or `take` of them; the labels are named in the catalogues. */
  | { readonly choose: { readonly [label: string]: Effect }; readonly take?: Amount }
  /** A price in the middle; whoever can't pay all pays what there is. */
  | { readonly pay: Cost }
  /** For each of them, from `from` on in turn order or in reverse; `apart`: all at the same time, each in its own time. */
  | {
      readonly each: Who;
      readonly do: Effect;
      readonly from?: 'actor' | 'chooser';
      readonly order?: 'reverse';
      readonly apart?: true;
    }
  | { readonly if: Test; readonly then: Effect; readonly else?: Effect }
  /** The die: noted on the card, or something happens if it shows one of these charters. */
  | { readonly roll: 'note' }
  | { readonly roll: readonly CharterIs[]; readonly then: Effect }
  /** Written on the card: a number, or who acts; until the game ends, or longer, or only until income. */
  | { readonly note: number | 'actor'; readonly keep?: 'income' | 'campaign' }
  | Move
  /** One influence that stays to the end: on the building's octagon, or on a charter's emblem. */
  | { readonly put: 'octagon' | 'emblem' }
  /** Glues a building without price onto the first open plot; its card goes `to`. */
  | {
      readonly raise: 'unconstructedBuilding';
      readonly from: 'deck' | 'mat';
      readonly to: 'deck' | 'discard';
    }
  /** Opens a lettered crate of the story, or what is still locked of these, for everybody. */
  | { readonly open: string | readonly number[] }
  /** Rule cards go into the Chronicle. */
  | { readonly enter: readonly number[] }
  | { readonly scatter: 'peril' | 'minion'; readonly over: 'charters' | 'marked' }
  | { readonly lay: 'skyIsland'; readonly n: number }
  | { readonly shuffle: 'deck' | 'objectiveDeck' }
  | { readonly reveal: 'objective'; readonly n: number }
  | { readonly cast: 'firstPlayer' | 'charters' }
  | { readonly rows: 'complete' }
  /** What is kept after a game: as much as capacity allows, or nothing (after the campaign). */
  | { readonly keep: 'capacity' | 'nothing' }
  /** Numbered cards are read aloud; nothing the second time. */
  | { readonly read: readonly number[] }
  | { readonly end: 'round' };

/** Cards and pieces that change their place. A move that finds less than asked moves what there is. */
export type Move = {
  readonly move: What;
  readonly n?: Amount;
  readonly but?: CardKind;
  readonly from?: Place;
  readonly to: Place;
  /** Who or what selects: the one it is for, the holder of the speaking card, or chance and order. */
  readonly pick?: 'me' | 'speaker' | 'random' | 'top' | 'oneOfEach';
  readonly rest?: 'shuffle';
  readonly secret?: true;
};

export type What =
  | 'coin'
  | 'resource'
  | 'minion'
  | 'peril'
  | 'skyIsland'
  | 'card'
  | CardKind
  | 'this'
  | 'persona'
  | 'usedPersona'
  | 'companion'
  | 'loyal'
  | 'rebel'
  | 'victoryCard'
  | 'locationCard'
  | readonly number[];

export type Place =
  | 'supply'
  | 'mat'
  | 'deck'
  | 'discard'
  | 'index'
  | 'archive'
  | 'hand'
  | 'speaker'
  | 'chest'
  | 'play'
  | 'secret'
  | 'personaDeck'
  | 'here'
  | 'myCharter'
  | 'table';

export type Who = (typeof WHO_WORDS)[number] | { readonly having: Test; readonly tie: 'roll' };

/** What can be counted for a charter, or for the whole table. */
export type Count =
  | 'coin'
  | 'influence'
  | 'resource'
  | 'vp'
  | 'minion'
  | 'peril'
  | 'card'
  | CardKind
  | 'goods'
  | 'resourceKinds'
  | 'cardKinds'
  | 'minionKinds'
  | 'perilKinds'
  | 'minionPlaced'
  | `${Minion}Placed`
  | 'quotaTokens'
  | 'reputationTokens'
  | 'incomeTokens'
  | 'objectivesScored'
  | 'buildingCards'
  | 'buildingsInCharter'
  | 'buildingValues'
  | 'openPlots'
  | 'workersHome'
  | 'regularsAbroad'
  | 'personas'
  | 'glory'
  | 'noted'
  | 'notedMe'
  | 'game'
  | 'villageVp'
  | 'told'
  | 'minionsInSupply'
  | 'perilOnHumanCharters'
  | 'pleasedKings'
  | 'displeasedKings'
  | 'kindCompanions'
  | 'rebels'
  | 'itemsOrTreasuresOnMat'
  | 'humanWorkersInCharter'
  | 'endedGame';

/** `3`, `'6+'`, `'0-3'`, or a rank among the active charters: ties are friendly, ranks go by distinct numbers (ruling 1). */
export type Range =
  | number
  | `${number}+`
  | `${number}-${number}`
  | 'most'
  | 'second'
  | 'third'
  | 'fewest'
  | 'moreThanHumans';

/** A sentence about a charter; several counts must all hold. A sum weighs counts. */
export type Test =
  | ({ readonly [C in Count]?: Range | readonly Range[] } & { readonly not?: Test })
  | { readonly sum: { readonly [C in Count]?: number }; readonly is: Range };

export type CharterIs = 'mine' | 'opponent' | 'other' | 'here' | 'any' | 'commons' | 'noted' | Charter;

/** Where a moment has to happen for an ability to hear it. Everything given must hold. */
export type Where = {
  readonly not?: Where;
  /** Whose deed; the holder's own when nothing is said. */
  readonly by?: 'me' | 'opponent' | 'human' | 'anyone';
  readonly building?: CommonsBuilding;
  readonly charter?: CharterIs;
  readonly island?: 'opponent';
  readonly built?: 'byMe';
  readonly used?: 'never';
  readonly emblem?: 'closed';
  /** Printed icons of the building, taken or not. */
  readonly takes?: Held;
  readonly gives?: Good | Deed;
  readonly worker?: 'regular' | 'small' | 'minion' | 'spectral';
  readonly holds?: 'nobody' | 'minion' | 'myBig';
  readonly bumped?: 'opponent' | 'mySpectral';
  readonly minion?: 'opponent';
  readonly peril?: Peril | 'any';
  readonly card?: CardKind | 'card' | 'privateObjective' | 'this';
  readonly via?: 'building';
  readonly cause?: 'objective';
  /** The space the progress token came to. */
  readonly space?: 'boat' | 'income' | 'hourglass';
  readonly first?: true;
  readonly public?: true;
};

/** How long a note or a spent use lasts. */
export type Lifetime = 'game' | 'campaign';

/** One field of the step about to happen, said anew. */
export type Change =
  | { readonly bump: 'stay' }
  | { readonly help: 'none' }
  | { readonly aim: 'none' }
  | { readonly pay: 'waived' }
  | { readonly coin: 'orResource' }
  | { readonly payee: 'owner' }
  | { readonly from: 'deckTop3' | 'objectiveTop3' }
  | { readonly by: Amount };

/** A card that listens, acts or forbids. */
export type Ability = (
  | { readonly on: Moment }
  | { readonly act: 'turn' | 'turnEnd' }
  | { readonly forbid: 'place' | 'speak' | 'champion' }
) & {
  readonly where?: Where;
  readonly if?: Test;
  readonly once?: Lifetime;
  readonly may?: true;
  /** The card itself is the price. */
  readonly discard?: true;
  readonly pay?: Cost;
  readonly do?: Effect;
  readonly change?: Change;
};

export type Abilities = Ability | readonly Ability[];
