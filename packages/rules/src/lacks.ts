import type { Deed } from './language/effect.ts';
import type { Charter, Icon } from './vocabulary.ts';

/** What only comes of using a building: an aim, or an advancement card. */
export type ByBuilding = 'construct' | 'crate' | 'objective' | 'quota' | 'card';

/** So much more of a good is needed. */
type Shortage = { readonly good: Icon; readonly short: number };

/** Why something can't be done now, as data: the catalogues make sentences of it. */
export type Lack =
  | ({ readonly lack: 'goods' } & Shortage)
  /** To construct this card so much more is needed, for the card and the building that constructs it together. */
  | { readonly lack: 'build'; readonly card: number; readonly goods: readonly Shortage[] }
  /** The icon of the building has nothing to act on. */
  | { readonly lack: 'aim'; readonly deed: Deed }
  /** A turn does not begin with it: a worker has to use a building that does it, or gives it. */
  | { readonly lack: 'byBuilding'; readonly gives: ByBuilding }
  /** The crate on this card can't be opened in this edition of the box. */
  | { readonly lack: 'shut'; readonly card: number; readonly crate: number }
  /** The objective is not completed. */
  | { readonly lack: 'incomplete'; readonly card: number }
  /** Scored already in this game; or the quota space is taken. */
  | { readonly lack: 'scored'; readonly card: number }
  | { readonly lack: 'taken'; readonly space: string }
  /** This card forbids it. */
  | { readonly lack: 'forbidden'; readonly card: number }
  /** Used already, and it can be used once. */
  | { readonly lack: 'spent'; readonly card: number }
  /** The site is not on the board now: an island lies over it, or it is an island in the chest. */
  | { readonly lack: 'covered'; readonly site: string }
  /** One's own token lies beside this building already (ruling 11). */
  | { readonly lack: 'token'; readonly site: string }
  /** The plot has a building. */
  | { readonly lack: 'occupied'; readonly site: string }
  /** No island lies over a basic building (rule 1). */
  | { readonly lack: 'basic' }
  /** No plot of one's own charter is empty. */
  | { readonly lack: 'plot' }
  /** Not one of this seat's plots or cards. */
  | { readonly lack: 'notYours' }
  /** There is no building here. */
  | { readonly lack: 'empty'; readonly site: string }
  /** No worker at home, or none of this name. */
  | { readonly lack: 'worker' }
  /** Nobody of this seat is on the board. */
  | { readonly lack: 'nobodyOut' }
  /** Another seat decides, or something else is to be decided. */
  | { readonly lack: 'notYourDecision' }
  | { readonly lack: 'notNow' }
  /** The words of the choice mean nothing. */
  | { readonly lack: 'unknown' }
  /** A name is 1 to 30 signs without control characters; and it is written once. */
  | { readonly lack: 'badName' }
  | { readonly lack: 'named'; readonly card: number }
  | { readonly lack: 'titled'; readonly what: Charter | 'village' }
  /** A game needs somebody who plays it. */
  | { readonly lack: 'lastSeat' }
  /** Somebody plays this charter, or will. */
  | { readonly lack: 'seated'; readonly charter: Charter }
  /** Something was revealed since, another seat chose, or there is nothing to take back. */
  | { readonly lack: 'noUndo' };
