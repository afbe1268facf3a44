import type { Charter, Inspection, Minion, Peril } from '@charterstone/rules';
import type { GlyphName } from '../art/glyphs/glyph.ts';
import type { ObjectName, WorkerSize } from '../board/objects.ts';
import type { Standing } from '../board/standing.ts';

/** What is seen on its way. */
export type Thing =
  | { readonly is: 'worker'; readonly charter: Charter; readonly size: WorkerSize }
  | { readonly is: 'minion'; readonly minion: Minion; readonly owner: Charter | undefined }
  | { readonly is: 'peril'; readonly peril: Peril }
  /** Influence in the colour of its charter. */
  | { readonly is: 'token'; readonly charter: Charter }
  /** The token of progress, and the flag on the ribbon of points. */
  | { readonly is: 'marker' }
  | { readonly is: 'flag'; readonly charter: Charter }
  /** A good, a star, a die: a round chip with its sign. */
  | { readonly is: 'sign'; readonly name: GlyphName }
  /** A card, face up if its number is known. */
  | { readonly is: 'card'; readonly card: number | undefined }
  | { readonly is: 'tile'; readonly site: string };

/** A place that things come from and go to: on the board, before somebody, or where cards lie. */
export type Spot =
  | Standing
  | { readonly lies: 'supply'; readonly charter: Charter; readonly good: GlyphName }
  /** The chip above the table that says who somebody is. */
  | { readonly lies: 'seat'; readonly charter: Charter }
  | { readonly lies: 'card'; readonly card: number }
  /** As facts name it: `mat-2`, `hand-red`, `deck`. */
  | { readonly lies: 'place'; readonly place: string };

/** The first of these that can be seen; none: it comes from the box, or goes back into it. */
export type Spots = readonly Spot[];

export type Timing = { readonly delay: number; readonly duration: number };

/** One thing that moves, at its time (in milliseconds at speed 1). */
export type Motion = Timing &
  (
    | {
        readonly how: 'fly';
        readonly what: Thing;
        readonly from: Spots;
        readonly to: Spots;
        readonly via?: Spots;
      }
    /** Falls into its place with a shiver; is torn in two. */
    | { readonly how: 'drop' | 'tear'; readonly what: Thing; readonly at: Spots }
    /** Rises over a place and is gone. */
    | { readonly how: 'pop'; readonly what: Thing; readonly at: Spots }
    /** What lies there stirs for a moment. */
    | { readonly how: 'nudge'; readonly at: Spots }
    /** A soft line in somebody's colour round what they did last. */
    | { readonly how: 'glow'; readonly object: ObjectName; readonly charter: Charter }
  );

/** What has to be known of the table to show a fact. */
export type Telling = {
  readonly before: Inspection;
  readonly after: Inspection;
  /** With whose eyes: what they did themselves needs no line round it. */
  readonly own: Charter | undefined;
  /** Where workers were sent in the same breath, as `red big`: some come home at once. */
  readonly sent?: ReadonlyMap<string, string>;
};

/** How a fact is shown: what moves, and how long after it the next fact begins. */
export type Shown = { readonly motions: readonly Motion[]; readonly next: number };

export const NOTHING: Shown = { motions: [], next: 0 };
