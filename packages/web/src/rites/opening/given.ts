import type { Charter } from '@charterstone/rules';

export type RuleIn = { readonly slot: number; readonly card: number };

/** What came out of a crate, by where it went. */
export type CrateContent = {
  readonly crate: number;
  /** What happened, as a sentence. */
  readonly told: string;
  readonly hand: readonly number[];
  readonly chest: readonly number[];
  /** A persona that acts at once: after the campaign. */
  readonly play: readonly number[];
  /** For everybody, open. */
  readonly table: readonly number[];
  readonly deck: readonly number[];
  readonly objectives: readonly number[];
  readonly archive: readonly number[];
  readonly rules: readonly RuleIn[];
};

/** What there is to name: the village, charters, somebody on a card. */
export type Nameable = Charter | 'village' | number;

/** What each stage is given. */
export type Given = {
  readonly crate: CrateContent;
  readonly rules: { readonly rules: readonly RuleIn[] };
  readonly story: { readonly card: number };
  readonly glue: { readonly card: number; readonly site: string; readonly told: string };
  readonly guidepost: { readonly card: number };
  readonly goal: { readonly card: number; readonly met: readonly Charter[]; readonly told: string };
  readonly arrival: { readonly cards: readonly number[]; readonly word: 'rite.persona' | 'rite.newOnTable' };
  readonly islands: { readonly islands: readonly string[] };
  readonly names: { readonly what: readonly Nameable[] };
  readonly glimpse: { readonly card: number; readonly told: string };
};
