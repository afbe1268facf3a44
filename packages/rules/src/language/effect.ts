import type { CardKind, Charter, CommonsBuilding, Minion, Moment, Peril, Resource } from '../vocabulary.ts';

/**
 * The effect language: the words in which cards, buildings and rules are written as data. The reference with
 * examples is docs/effects.md.
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
export type Good = Held | 'vp' | 'reputation';

/** What can be done; each brings its own aim and price. */
export type Deed = 'construct' | 'crate' | 'objective' | 'quota' | 'progress' | 'refreshMat';

/** How much: a number, or one for every `every` of something counted, at most `max`. */
export type Amount = number | { readonly per: Count; readonly every?: number; readonly max?: number };

/** Printed icons, read from left to right. */
export type Icons = { readonly [I in Good | Deed]?: Amount };

export type Cost = { readonly [H in Held]?: number };

export type Effect =
  | Icons
  | readonly Effect[]
  /** Asked as a whole. */
  | { readonly may: Effect }
  /** One branch; the labels are named in the catalogues. */
  | { readonly choose: { readonly [label: string]: Effect } }
  | { readonly if: Test; readonly then: Effect; readonly else?: Effect }
  /** Shuffles a pile. */
  | { readonly shuffle: 'deck' | 'objectiveDeck' }
  /** Reveals objectives on the objective mat. */
  | { readonly reveal: 'objective'; readonly n: number }
  /** Rolls the Charterstone die until it shows an active charter, who goes first. */
  | { readonly cast: 'firstPlayer' }
  /** Rule cards go into the Chronicle. */
  | { readonly enter: readonly number[] }
  /** Numbered cards are read aloud; nothing the second time. */
  | { readonly read: readonly number[] }
  /** The round in progress is the last. */
  | { readonly end: 'round' };

/** What can be counted for a seat. */
export type Count =
  | 'coin'
  | 'influence'
  | 'resource'
  | 'vp'
  | 'card'
  | CardKind
  | 'resourceKinds'
  | 'cardKinds'
  | 'quotaTokens'
  | 'reputationTokens'
  | 'objectivesScored'
  | 'buildingCards'
  | 'game';

/** `3`, `'6+'`, `'0-3'`, or a rank among the active seats: ties are friendly, ranks go by distinct numbers (ruling 1). */
export type Range = number | `${number}+` | `${number}-${number}` | 'most' | 'second' | 'third' | 'fewest';

/** A sentence about a seat; several counts must all hold. */
export type Test = { readonly [C in Count]?: Range | readonly Range[] };

/** Where a moment has to happen for an ability to hear it. Everything given must hold. */
export type Where = {
  /** Whose deed; the holder's own when nothing is said. */
  readonly by?: 'me' | 'opponent' | 'anyone';
  readonly building?: CommonsBuilding;
  readonly charter?: 'mine' | 'opponent' | 'any' | 'commons' | Charter;
  /** Printed icons of the building, taken or not. */
  readonly takes?: Held;
  readonly gives?: Good | Deed;
  /** The space the progress token came to. */
  readonly space?: 'boat' | 'income' | 'hourglass';
};

/** A card that listens: on a moment, at a place, if the table is so, it does something. */
export type Ability = {
  readonly on: Moment;
  readonly where?: Where;
  readonly if?: Test;
  readonly once?: 'game' | 'campaign';
  readonly may?: true;
  readonly do: Effect;
};

export type Abilities = Ability | readonly Ability[];
