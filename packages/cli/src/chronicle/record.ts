import type { Charter, Fact } from '@charterstone/rules';
import type { Tally } from './tally.ts';

/** A rule that entered the Chronicle, and the one that stood in its slot before. Slot 0 is a sticker on the board. */
export type RuleEntry = {
  readonly slot: number;
  readonly card: number;
  readonly replaced: number | undefined;
  readonly time: Time;
};

export type CrateEntry = {
  readonly fact: Extract<Fact, { fact: 'opened' | 'unlocked' }>;
  readonly plans: readonly number[];
  readonly persona: number | undefined;
  /** What goes to its pile: objectives, minions, a whole new kind of card. */
  readonly others: readonly number[];
};

export type HouseEntry = {
  readonly fact: Extract<Fact, { fact: 'built' }>;
  /** Nobody built it: rule 2 did. */
  readonly raised: boolean;
};

export type CompanionEntry = { readonly charter: Charter; readonly card: number; kind: boolean };
export type SideEntry = {
  readonly charter: Charter;
  readonly card: number;
  readonly side: 'loyal' | 'rebel';
};

/** The sum of card 148, each part as a number of things and what one of them is worth. */
export type Battle = {
  readonly kings: Part;
  readonly kind: Part;
  readonly rebels: Part;
  readonly sum: number;
  readonly needed: number;
};
export type Part = { readonly n: number; readonly each: number };

export type Fork = { readonly charter: Charter | undefined; readonly door: string; readonly kings: number };
export type ScoreFact = Extract<Fact, { fact: 'campaignEnded' }>;
export type EndFact = Extract<Fact, { fact: 'gameEnded' }>;

/** One game, with what led to it and what followed. */
export type Chapter = {
  readonly game: number;
  readonly guidepost: number | undefined;
  readonly tally: Tally;
  first: Charter | undefined;
  readonly faces: { readonly charter: Charter; readonly card: number }[];
  /** Stories by when they are read: at set-up, in play, after play, and after the points are counted. */
  readonly stories: { readonly [T in Time]: number[] };
  readonly rules: RuleEntry[];
  readonly crates: CrateEntry[];
  readonly houses: HouseEntry[];
  goal: Extract<Fact, { fact: 'goalMet' }> | undefined;
  fork: Fork | undefined;
  candle: Charter | undefined;
  readonly archived: { readonly charter: Charter; readonly card: number }[];
  spectral: { readonly charter: Charter; readonly card: number } | undefined;
  readonly freed: Charter[];
  readonly companions: CompanionEntry[];
  readonly sides: SideEntry[];
  battle: (Battle & { readonly door: string }) | undefined;
  end: EndFact | undefined;
  readonly stars: Map<Charter, number>;
  /** Victories so far. */
  trophies: ReadonlyMap<Charter, number>;
  readonly titles: { readonly what: Charter | 'village'; readonly text: string }[];
};

export const TIMES = ['before', 'during', 'after', 'closing'] as const;
export type Time = (typeof TIMES)[number];

/** Somebody who came into play: for whom, and in which games. */
export type Person = { readonly card: number; readonly served: ReadonlyMap<Charter, readonly number[]> };

/** A whole campaign, sorted for the telling. */
export type Saga = {
  readonly chapters: readonly Chapter[];
  /** The charters that are played, in the order of their seats. */
  readonly players: readonly Charter[];
  readonly people: readonly Person[];
  /** The rules as they stand: slot → card or printed rule. */
  readonly chronicle: ReadonlyMap<number, number>;
  /** What was glued onto the board. */
  readonly stickers: readonly number[];
  readonly kings: { readonly pleased: number; readonly displeased: number };
  readonly measures: ReadonlyMap<Charter, number>;
  readonly score: ScoreFact | undefined;
  /** The names that were given: of charters and of the village. */
  readonly titles: ReadonlyMap<Charter | 'village', string>;
  /** Names that cards were given in ink. */
  readonly names: ReadonlyMap<number, string>;
  readonly told: ReadonlySet<number>;
};
