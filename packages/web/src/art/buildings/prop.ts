import type { Chance } from '../chance.ts';
import type { Shades } from '../paper.ts';
import type { Tones } from '../tones.ts';
import type { Frame } from './form.ts';

/** What a prop may know of the building it belongs to. */
export type Stand = Frame & {
  readonly t: Shades;
  readonly rt: Shades;
  readonly wall: string;
  readonly chance: Chance;
  /** Whose land it is. */
  readonly tones: Tones;
};

/** Drawn behind the building, or before it; `far` is behind everything. */
export type Placed = { readonly far?: string; readonly back?: string; readonly front?: string };
export type Prop = (stand: Stand) => Placed;
export type Props = { readonly [prop: string]: Prop };
