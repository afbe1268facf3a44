import { CHARTERS, type Charter, type Minion, type Peril, type Resource } from '@charterstone/rules';

/** Where the cards of everybody shall lie. */
export type Cards = {
  /** The open advancement cards. Empty places are filled from the deck, while it has cards. */
  readonly mat?: readonly number[];
  /** The whole deck, the top card first; what else was in it is discarded. */
  readonly deck?: readonly number[];
  /** Cards that shall lie in the discard pile. */
  readonly discard?: readonly number[];
  /** The three open objectives. */
  readonly objectives?: readonly number[];
  /** Objectives on top of their deck, the top one first. */
  readonly objectiveDeck?: readonly number[];
  /** The whole Automa deck, the top card first; what else was in it, or set aside, is discarded. */
  readonly automaDeck?: readonly number[];
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
  /** Buildings that stand since earlier games, by plot or island. Their crates, if they had any, are open. */
  readonly stands?: { readonly [site: string]: number };
  /** The whole hand; other cards of it go to the discard pile. */
  readonly hand?: readonly number[];
  /** Private objectives (rule 21). */
  readonly secrets?: readonly number[];
  /** The personas in play, instead of those that were; and personas that come to the chest. */
  readonly persona?: readonly number[];
  readonly chest?: readonly number[];
  /** All minions of a kind, each `home` or where it stands. */
  readonly minions?: { readonly [M in Minion]?: readonly string[] };
  readonly perils?: { readonly [P in Peril]?: number };
  /** Sky islands (`sky-red-1`) and the plots they lie over. */
  readonly islands?: { readonly [island: string]: string };
  /** Income buildings with this charter's influence. */
  readonly octagons?: readonly string[];
};

/** A table as a test wants it. Every component is moved from where it lies, none is made. */
export type Position = Cards & { readonly [C in Charter]?: Holding } & {
  /** The space of the progress token; before the hourglass. */
  readonly progress?: number;
  /** What Automas gain where their card says "difficulty". */
  readonly difficulty?: number;
  /** The number of the game. */
  readonly game?: number;
  /** Rule cards in the Chronicle, beside or instead of what is there. */
  readonly rules?: readonly number[];
  /** The guidepost in play. */
  readonly guidepost?: number;
  /** Peril on buildings; `none` takes it away. */
  readonly peril?: { readonly [site: string]: Peril | 'none' };
  /** What is written on cards. */
  readonly notes?: { readonly [card: number]: number };
  /** Locked cards may be named, as if somebody had opened their crates. */
  readonly unlocked?: true;
};

/** The charters a position speaks of, by number. */
export function holdings(position: Position): readonly (readonly [number, Holding])[] {
  return CHARTERS.flatMap((charter, number) => {
    const holding = position[charter];
    return holding === undefined ? [] : [[number, holding] as const];
  });
}
