import type { Kit } from './masses.ts';

/** Where props may attach: the edges of the body, its middle, the height of walls and roof, and the very top. */
export type Frame = {
  readonly left: number;
  readonly right: number;
  readonly cx: number;
  readonly h: number;
  readonly rh: number;
  readonly top: number;
};

/** A form's drawing, the ground at 0, and the frame it reports. */
export type Formed = { readonly markup: string; readonly frame: Frame };
export type Form = (kit: Kit) => Formed;
export type Forms = { readonly [form: string]: Form };

export function formed(
  markup: string,
  x: number,
  w: number,
  h: number,
  rh: number,
  more: Partial<Frame> = {},
): Formed {
  return { markup, frame: { left: x, right: x + w, cx: x + w / 2, h, rh, top: h + rh, ...more } };
}
