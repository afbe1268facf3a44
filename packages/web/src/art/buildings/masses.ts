import type { Chance } from '../chance.ts';
import { d, line, type Point, poly, rect, type Shades } from '../paper.ts';
import { texture } from './materials.ts';

/** Depth recedes to the left; the sun stands upper right. */
const BACK_X = -0.62;
const BACK_Y = -0.34;
export const back = ([x, y]: Point, depth: number): Point => [x + depth * BACK_X, y + depth * BACK_Y];

/** What all parts of one building share. */
export type Kit = {
  readonly chance: Chance;
  readonly tier: number;
  readonly wall: string;
  readonly t: Shades;
  readonly rt: Shades;
  /** What grows here, where something does. */
  readonly crop: 'pumpkin' | 'grain';
};

/** A block: x is the left of its front, w and h its front, d its depth, rh the height of its roof, o the roof's overhang. */
export type Block = {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly rh?: number;
  readonly o?: number;
};

type Skin = Pick<Kit, 'chance' | 'wall' | 't' | 'rt'>;

export function box(k: Skin, { x, w, h, d: depth }: Block): string {
  const foot: Point = [x, 0];
  const eave: Point = [x, -h];
  return (
    poly([foot, eave, back(eave, depth), back(foot, depth)], k.t.d) +
    rect(x, -h, w, h, k.t.l) +
    texture(k.wall, x, w, h, { ...k.t, d: k.t.m }, k.chance)
  );
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A roof whose gable faces us. */
export function gable(k: Skin, block: Block): string {
  const { x, w, h, d: depth, rh = 18, o = 3 } = block;
  const drop = (o * rh) / (w / 2);
  const top: Point = [x + w / 2, -h - rh];
  const left: Point = [x - o, -h + drop];
  const right: Point = [x + w + o, -h + drop];
  const third = between(left, top, 0.33);
  const thick = 3.4;
  return (
    box(k, block) +
    poly([[x, -h], top, [x + w, -h]], k.t.l) +
    poly([left, top, back(top, depth), back(left, depth)], k.rt.m) +
    poly([left, third, back(third, depth), back(left, depth)], k.rt.d) +
    poly(
      [
        left,
        top,
        right,
        [right[0], right[1] + thick],
        [top[0], top[1] + thick * 1.35],
        [left[0], left[1] + thick],
      ],
      k.rt.l,
    )
  );
}

/** A roof whose eave faces us. */
export function ridge(k: Skin, block: Block, courses = 2): string {
  const { x, w, h, d: depth, rh = 16, o = 3 } = block;
  const inX = (depth * BACK_X) / 2;
  const inY = (depth * BACK_Y) / 2;
  const a: Point = [x - o, -h + 2];
  const b: Point = [x + w + o, -h + 2];
  const c: Point = [x + w + o + inX, -h - rh + inY];
  const e: Point = [x - o + inX, -h - rh + inY];
  let slates = '';
  for (let j = 1; j <= courses; j++) {
    const [from, to] = [between(a, e, j / (courses + 1)), between(b, c, j / (courses + 1))];
    slates += d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  }
  return (
    box(k, block) +
    poly([[x, -h], back([x, -h], depth), [x + inX, -h - rh + inY]], k.t.d) +
    poly([e, a, back([x - o, -h], depth)], k.rt.x) +
    poly([a, b, c, e], k.rt.l) +
    (slates === '' ? '' : line(slates, k.rt.m, 1.6)) +
    poly([a, b, [b[0], b[1] + 2.4], [a[0], a[1] + 2.4]], k.rt.d) +
    line(d`M${e[0]} ${e[1]}L${c[0]} ${c[1]}`, k.rt.h, 1.6)
  );
}

/** A pointed roof over a tower. */
export function hip(k: Skin, block: Block): string {
  const { x, w, h, d: depth, rh = 22, o = 3 } = block;
  const top: Point = [x + w / 2 + (depth * BACK_X) / 2, -h - rh + (depth * BACK_Y) / 2];
  const a: Point = [x - o, -h + 1];
  const b: Point = [x + w + o, -h + 1];
  return (
    box(k, block) +
    poly([a, top, back(a, depth)], k.rt.d) +
    poly([a, b, top], k.rt.l) +
    poly([a, b, [b[0] - 3, b[1] - 4], [a[0] + 3, a[1] - 4]], k.rt.m)
  );
}

/** A flat roof with a rim, with or without battlements. */
export function flat(k: Skin, block: Block, hasBattlements = false, band = 4): string {
  const { x, w, h, d: depth } = block;
  const eave: Point = [x, -h];
  const far: Point = [x + w, -h];
  const merlons = hasBattlements ? Math.floor(w / 7) : 0;
  let teeth = '';
  for (let i = 0; i < merlons; i++)
    teeth += rect(x - 1 + (i * (w + 2)) / merlons, -h - band - 4, 4, 4.4, k.rt.l);
  return (
    box(k, block) +
    poly([eave, far, back(far, depth), back(eave, depth)], k.t.x) +
    poly(
      [[x - 1.5, -h], [x - 1.5, -h - band], back([x - 1.5, -h - band], depth), back([x - 1.5, -h], depth)],
      k.rt.d,
    ) +
    rect(x - 1.5, -h - band, w + 3, band + 1.5, k.rt.l) +
    teeth
  );
}
