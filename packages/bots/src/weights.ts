/**
 * What a table is worth to a charter, in victory points: what it has, and what it can still make of it. All terms speak of things on
 * the table; a hint can name them.
 */
export type Weights = {
  /** An influence token, as long as there are turns to use it. */
  readonly influence: number;
  /** A coin beyond the price of a crate; a resource. */
  readonly coin: number;
  readonly resource: number;
  /** The coin that buys a card at the Market, when there is nothing to build or open. */
  readonly firstCoin: number;
  /** A building card in the hand, one with a crate on it, and the other kinds of advancement card. */
  readonly plan: number;
  readonly lid: number;
  readonly assistant: number;
  readonly guest: number;
  readonly item: number;
  readonly friend: number;
  readonly treasure: number;
  /** A persona that has been in play: it counts in the end. */
  readonly persona: number;
  /** A building that stands, each point of its printed value, a crate that is open: what a village is there for. */
  readonly built: number;
  readonly value: number;
  readonly opened: number;
  /** How much of a building or a crate is already there when the last thing for it is. */
  readonly eager: number;
  /** A worker at home, another one, a minion. */
  readonly worker: number;
  readonly second: number;
  readonly minion: number;
  /** A turn on top. */
  readonly turn: number;
  readonly objective: number;
  readonly reputation: number;
  readonly octagon: number;
  readonly peril: number;
  readonly goal: number;
  /** Each point ahead of the others, for the whole way of the progress token. */
  readonly hurry: number;
  /** A space of the progress track: nobody likes to sit and wait. Without influence one moves it every turn (rule 25). */
  readonly tempo: number;
  /** How much faster it should go for each whole round in which nothing has moved. */
  readonly bored: number;
  readonly star: number;
  /** How many turns a seat takes for each space that it moves the token itself, as games go. */
  readonly pace: number;
  /** Influence that can still be used in a turn. */
  readonly spending: number;
  /** What goods are worth fades so many turns before the end. */
  readonly horizon: number;
};

/**
 * Chosen by play: a handful of changes was tried at a time against the weights before, in hundreds of campaigns. Tempo, boredom and the joy
 * of building and opening are temper rather than strength: a village is there to grow, and an evening has an end (docs/balance.md).
 */
export const WEIGHTS: Weights = {
  influence: 0.5,
  coin: 0.4,
  resource: 0.6,
  firstCoin: 1.2,
  plan: 3.5,
  lid: 6,
  assistant: 0.8,
  guest: 1.5,
  item: 1.3,
  friend: 1.3,
  treasure: 1.6,
  persona: 2.5,
  built: 3,
  value: 0.2,
  opened: 9,
  eager: 0.8,
  worker: 0.7,
  second: 0.3,
  minion: 2.6,
  turn: 1.2,
  objective: 2.5,
  reputation: 0.8,
  octagon: 2,
  peril: 0.8,
  goal: 4,
  hurry: 0.5,
  tempo: 3,
  bored: 0.45,
  star: 10,
  pace: 4.5,
  spending: 1.2,
  horizon: 5,
};
