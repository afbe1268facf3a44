import type { Charter } from '@charterstone/rules';
import type { Source } from './sources.ts';

/** A number for each of several things, by name. */
export type Tally = { readonly [name: string]: number };

/** One game of a campaign, in numbers. */
export type GameTold = {
  readonly first: Charter;
  readonly winners: readonly Charter[];
  readonly points: Readonly<Partial<Record<Charter, number>>>;
  readonly turns: Readonly<Partial<Record<Charter, number>>>;
  /** The points of all seats by where they came from. */
  readonly sources: { readonly [S in Source]?: number };
  /** How the progress token came to the hourglass. */
  readonly endedBy: EndedBy;
  /** Workers placed, by the number of the building; and those placed anywhere while it stood. */
  readonly placements: Tally;
  readonly chances: Tally;
  readonly placed: number;
  /** Numbered crates open at the end of the game, from all games so far. */
  readonly crates: number;
};

export const ENDED_BY = ['construct', 'crate', 'objective', 'influence', 'card', 'stall'] as const;
/** Who moves the token last: a building, a crate, an objective, an empty supply (rule 25), a card, or a stall (ruling 7). */
export type EndedBy = (typeof ENDED_BY)[number];

/** One campaign, in numbers: what happened in it depends on its seed alone. */
export type CampaignTold = {
  readonly number: number;
  readonly seed: string;
  readonly decisions: number;
  readonly charters: readonly Charter[];
  /** Those that were played to their end. */
  readonly games: readonly GameTold[];
  /** Crates of the story, in their order. */
  readonly doors: readonly string[];
  /** Mechanisms whose rule or card lay on the table, and those somebody had to do with. */
  readonly unlocked: readonly string[];
  readonly met: readonly string[];
  readonly champions: readonly Charter[];
  /** Why it was not played to its end, if so. */
  readonly problem: string | undefined;
};
