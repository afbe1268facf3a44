import { WEIGHTS, type Weights } from '../weights.ts';

/** How a search thinks. Chosen by play, like the weights. */
export type Tuning = {
  /** How much a move that looks good is tried before its results speak. */
  readonly curiosity: number;
  /** Points by which one move has to look better than another to be tried e times as often. */
  readonly sharpness: number;
  /** A node gets children when it is reached for the so-manieth time. */
  readonly ripe: number;
  /** Turns that are played on behind the tree before the table is judged. */
  readonly depth: number;
  /** The same once a decision has been thought of so many times: a first sight is quick, what is left is weighed further on. */
  readonly further: number;
  readonly after: number;
  /** How many options a player behind the tree looks at; with 1 it plays by chance. */
  readonly sample: number;
  /** Points that make one e times as likely to win, with all turns still to come, and at the end. */
  readonly doubt: number;
  readonly certainty: number;
  /** What comes out of a crate, in points: nobody knows before it is open. */
  readonly surprise: number;
  /** What looks good to those who play on, and what the table is worth when it is judged. */
  readonly weights: Weights;
  readonly judging: Weights;
};

/** What stays for the games to come does not win this one: there a search looks at points, and at what can still become points. */
const FOR_THE_WIN: Weights = {
  ...WEIGHTS,
  plan: 2,
  lid: 4,
  persona: 0,
  built: 0,
  value: 0,
  opened: 0.5,
  star: 0,
};

export const TUNING: Tuning = {
  curiosity: 0.3,
  sharpness: 8,
  ripe: 2,
  depth: 8,
  further: 24,
  after: 200,
  sample: 5,
  doubt: 6,
  certainty: 4,
  surprise: 2,
  weights: WEIGHTS,
  judging: FOR_THE_WIN,
};
