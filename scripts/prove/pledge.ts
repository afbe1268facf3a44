/** What is asked of a proof: a part of the whole count, from a seed of its own. */
export type Batch = {
  readonly count: number;
  readonly seed: number;
  /** Which part it is, from 0. */
  readonly number: number;
  /** What all parts before found: whoever looks for what was never seen goes on from there. */
  readonly found: Counts;
};

/** How often each kind of thing happened. A zero is a kind that should have happened and never did. */
export type Counts = Readonly<Record<string, number>>;

/** A measurement that was above its limit and was taken again: how long the slowest waited (p99, in ms), and how long before what was tried. */
export type Retaken = { readonly p99: number; readonly before: number };

/** What came of a part. `measured` are figures of which the highest counts, such as milliseconds and megabytes. */
export type Outcome = {
  readonly done: number;
  readonly found: Counts;
  readonly measured?: Counts;
  readonly problems?: readonly string[];
  /** What does not count, and is told all the same. */
  readonly retaken?: readonly Retaken[];
};

/** How a promise is tried. A proof that throws has found it broken. */
export type Proof = {
  readonly run: (batch: Batch, progress: (done: number) => void) => Promise<Outcome>;
  /** Why this machine can't try it; undefined when it can. */
  readonly whyNot?: () => Promise<string | undefined> | string | undefined;
};

/** Something that we promise, and how much of it is tried. */
export type Pledge = {
  readonly name: string;
  readonly words: string;
  /** What is counted. */
  readonly unit: string;
  /** So much is tried here; how much of it `npm test` tries stands beside it in `PROMISED`. */
  readonly large: number;
  /** So much is tried in one go: enough for every kind of fault to happen. */
  readonly batch: number;
  /** Kinds that one part may be too small for: judged once all is tried, then each of them must have happened. */
  readonly inAll?: readonly string[];
  /** A batch may also be as large as there is time: what starts slowly starts once. */
  readonly grows?: boolean;
  /** A part goes on from what all parts before it found: it can only be tried again after them. */
  readonly goesOn?: boolean;
  /** About how long one of the count takes, until it has been measured. */
  readonly seconds: number;
  /** Measures the machine: nothing else may run beside it. */
  readonly alone?: boolean;
  /** Wants a PostgreSQL, which all promises share. */
  readonly postgres?: boolean;
  /** Only ever called in the process that tries it: loading is most of what the others would wait for. */
  readonly load: () => Promise<Proof>;
};
