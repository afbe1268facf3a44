import { CHARTERS, type Charter, type Resource } from '@charterstone/rules';

/** Where the cards of everybody shall lie. */
export type Cards = {
  /** The open advancement cards. Empty places are filled from the deck. */
  readonly mat?: readonly number[];
  /** The whole deck, the top card first; what else was in it is discarded. */
  readonly deck?: readonly number[];
  /** Cards that shall lie in the discard pile. */
  readonly discard?: readonly number[];
  /** The three open objectives. */
  readonly objectives?: readonly number[];
};

/** So many of a good; `rest` is all that the general supply has left when everybody else has theirs. */
export type Stock = number | 'rest';

/** What shall lie before one charter. What is not named stays as it is. */
export type Holding = { readonly [R in Resource]?: Stock } & {
  readonly coins?: Stock;
  readonly points?: number;
  /** Influence in the own supply; the difference is paid to, or regained from, the general supply. */
  readonly influence?: number;
  /** Influence put on quota spaces, on the reputation track and on objectives, beyond what lies there. */
  readonly quota?: readonly string[];
  readonly reputation?: number;
  readonly scored?: readonly number[];
  /** Where the workers stand, the big one first; those not named are at home. */
  readonly workers?: readonly string[];
  /** Crates this charter opened earlier in the campaign. Their cards come to the hand and the chest. */
  readonly opened?: readonly number[];
  /** Buildings constructed earlier, by plot. */
  readonly built?: { readonly [plot: string]: number };
  /** The whole hand; other cards of it go to the discard pile. */
  readonly hand?: readonly number[];
};

/** A table as a test wants it. Every component is moved from where it lies, none is made. */
export type Position = Cards & { readonly [C in Charter]?: Holding } & {
  /** The space of the progress token; before the hourglass. */
  readonly progress?: number;
};

/** The charters a position speaks of, by number. */
export function holdings(position: Position): readonly (readonly [number, Holding])[] {
  return CHARTERS.flatMap((charter, number) => {
    const holding = position[charter];
    return holding === undefined ? [] : [[number, holding] as const];
  });
}
