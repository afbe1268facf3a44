/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; they decide nothing. */
export type Database = {
  campaigns: CampaignRow;
  journal: JournalRow;
  snapshots: SnapshotRow;
};

/** A campaign as it began. Nothing of it is ever changed or deleted. */
export type CampaignRow = {
  readonly id: string;
  /** The setting of the rules, as JSON. */
  readonly setting: string;
  /** The versions of the rules and the box it was begun with. */
  readonly rules: number;
  readonly box: number;
  readonly made_at: number;
};

/** The one truth: every choice, in order. `(campaign, seq)` is unique, and so is `(campaign, message)`. */
export type JournalRow = {
  readonly campaign: string;
  /** From 1 on. */
  readonly seq: number;
  readonly seat: number;
  /** As JSON. */
  readonly choice: string;
  /** The id that its sender gave it: whatever arrives twice happens once. */
  readonly message: string;
  readonly at: number;
};

/** A cache: the table after so many entries. Checked against the journal, made anew at any time. */
export type SnapshotRow = {
  readonly campaign: string;
  readonly seq: number;
  readonly state: Uint8Array;
};
