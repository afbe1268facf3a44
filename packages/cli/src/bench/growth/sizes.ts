/** At which sizes each is measured; none, and it is left out. */
export type Sizes = {
  readonly games: readonly number[];
  readonly seats: readonly number[];
  readonly stored: readonly number[];
  readonly sockets: readonly number[];
};

export type Wanted = Sizes & {
  readonly rounds: number;
  /** Of each measurement at a pace. */
  readonly seconds: number;
};

/** People at a table. */
export const COMPANY = 4;
/** Choices a second, all tables of a server together. */
export const PACE = 50;

/** Counts what is done, for a bar. */
export type Step = () => void;
