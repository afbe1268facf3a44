import type { Charter, Fact } from '@charterstone/rules';
import type { Moment } from './moment.ts';

/** A step as this seat heard it, whose moments are not over yet. */
export type Heard = {
  readonly seq: number;
  readonly by: number;
  readonly facts: readonly Fact[];
  /** It happened while nobody looked. */
  readonly isMissed: boolean;
  /** Somebody else saw it on this device, which is handed round: others' deeds are told there by curtain and log. */
  readonly isSeenBeside?: boolean;
};

/** A moment that waits for its turn. */
export type Waiting = {
  readonly key: string;
  readonly seq: number;
  readonly isMissed: boolean;
  readonly moment: Moment;
};

/** What is known about whoever looks when it is decided what to show. */
export type Looking = {
  readonly own: Charter | undefined;
  /** The table waits for them. */
  readonly isAsked: boolean;
  /** They write, or a dialog is open. */
  readonly isBusy: boolean;
  /** What they have asked to see. */
  readonly wanted: ReadonlySet<string>;
};

/** In the order of the facts; what names no fact comes last. */
export function inOrder(moments: readonly Moment[]): readonly Moment[] {
  const placeOf = ({ at = Number.POSITIVE_INFINITY }: Moment): number => at;
  return moments.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

export function isGlimpse({ moment }: Waiting): boolean {
  return moment.manner === 'glimpse';
}

/** Somebody else's deed. */
export function isOthers({ whose }: Moment, own: Charter | undefined): boolean {
  return whose !== undefined && whose !== own;
}

/** Whether a moment may come onto its stage by itself, or was asked for. */
export function mayPlay({ key, isMissed, moment }: Waiting, looking: Looking): boolean {
  if (moment.manner === 'glimpse') return false;
  if (looking.wanted.has(key)) return true;
  if (isMissed || looking.isBusy || moment.manner === 'offer') return false;
  return !(isOthers(moment, looking.own) && looking.isAsked);
}

/** Whether the table would tell too early how the campaign ended: what these steps bring is to be seen before it. */
export function tellsTheEnd(heard: readonly Heard[]): boolean {
  return heard.some((step) => !step.isMissed && endsCampaign(step));
}

export function endsCampaign({ facts }: Heard): boolean {
  return facts.some(({ fact }) => fact === 'campaignEnded');
}

/** A step that somebody can take back, whether it held any moments or not. */
export type Deed = Pick<Heard, 'seq' | 'by'>;

/** Nobody takes back more than this in one go. */
const MOST_DEEDS = 200;

/** What still counts after one more step; and what that took back: the last that its seat did, with its moments. */
export function deedsAfter(
  deeds: readonly Deed[],
  { seq, by, facts }: Heard,
): { readonly deeds: readonly Deed[]; readonly back: readonly number[] } {
  const seats = facts.flatMap((fact) => (fact.fact === 'undone' ? [fact.seat] : []));
  if (seats.length === 0) {
    // What was missed may be told after what came since.
    const all = [...deeds, { seq, by }].sort((a, b) => a.seq - b.seq);
    return { deeds: all.slice(-MOST_DEEDS), back: [] };
  }
  const left = seats.reduce((some, seat) => {
    const last = some.findLastIndex((deed) => deed.by === seat);
    return last < 0 ? some : some.toSpliced(last, 1);
  }, deeds);
  return { deeds: left, back: deeds.filter((deed) => !left.includes(deed)).map((deed) => deed.seq) };
}
