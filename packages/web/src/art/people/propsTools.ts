import { CREAM, disc, GLOW, INK, line, poly, rect, shape } from '../paper.ts';
import { BRONZE, GOLD, IRON, STEEL, WOOD } from './colours.ts';
import { type Draw, spark, stitches, turned } from './kit.ts';

/** A handle, from below the hand to where the tool sits on it. */
const pole = (from = 26, to = -46, width = 3.4, colour = WOOD): string =>
  line(`M0 ${from}V${to}`, colour, width);

/** Tools with a handle that stands beside the shoulder. The origin is the hand. */
export const TOOLS: { readonly [word: string]: Draw } = {
  pick: () =>
    pole() +
    shape('M-18-34Q0-52 18-36 8-42 0-41-8-42-18-34z', STEEL) +
    shape('M-18-34Q-8-46 0-46V-41Q-8-42-18-34z', IRON),
  hammer: () =>
    pole(24, -26) +
    rect(-11, -36, 20, 12, IRON, 2) +
    rect(-11, -36, 20, 5, STEEL, 2) +
    rect(9, -34, 4, 8, '#4a566c', 1),
  saw: () =>
    turned(
      -24,
      poly(
        [
          [-4, 4],
          [-5, -44],
          [9, -40],
          [7, 4],
        ],
        STEEL,
      ) +
        stitches('M9-40L7 4', IRON, 1.6, '2 3') +
        rect(-6, 0, 15, 12, WOOD, 3),
    ),
  trowel: () =>
    pole(10, -8, 4) +
    poly(
      [
        [0, -34],
        [9, -14],
        [0, -8],
        [-9, -14],
      ],
      STEEL,
    ) +
    poly(
      [
        [0, -34],
        [0, -8],
        [-9, -14],
      ],
      IRON,
    ),
  fork: () => pole() + line('M-8-34V-46M0-34V-50M8-34V-46M-8-34H8', IRON, 2.6),
  shovel: () =>
    pole(24, -34) +
    poly(
      [
        [-9, -34],
        [9, -34],
        [8, -48],
        [0, -56],
        [-8, -48],
      ],
      STEEL,
    ) +
    poly(
      [
        [-9, -34],
        [0, -34],
        [0, -56],
        [-8, -48],
      ],
      IRON,
    ),
  axe: () =>
    pole(24, -46) +
    shape('M0-44Q14-50 18-36 12-26 0-30z', STEEL) +
    shape('M0-37Q10-36 18-36 12-26 0-30z', IRON),
  broom: () =>
    pole(24, -28) +
    shape('M-8-28H8L12-56Q0-50-12-56z', '#e0b34e') +
    shape('M-8-28H-2L-4-53Q-8-54-12-56z', '#b0822e'),
  rod: () =>
    line('M0 26L16-52', WOOD, 2.6) + line('M16-52Q28-20 24-6', INK, 0.9) + disc(24, -4, 3, '#f0795b'),
  brush: () =>
    pole(14, -18, 3) + rect(-4, -24, 8, 7, STEEL) + shape('M-5-24Q-4-36 2-40 4-32 5-24z', '#f0795b'),
  staff: () =>
    pole(28, -38, 3.8) +
    line('M0-38Q-10-44-6-52M0-38Q10-44 6-52', WOOD, 3.4) +
    disc(0, -48, 5.4, '#6fd0c8') +
    disc(1.5, -50, 2, '#effff8'),
  crook: () => line('M0 28V-34Q0-48 10-46 18-42 12-34', WOOD, 3.6),
  sceptre: () =>
    pole(24, -34, 4, GOLD) +
    disc(0, -40, 7.5, BRONZE) +
    disc(1, -41, 6, GOLD) +
    disc(0, -40, 3.2, '#c23f52') +
    line('M0-48V-55M-3-52H3', GOLD, 2.4),
  cutlass: () =>
    turned(
      14,
      shape('M-2 0Q-4-30 10-48 14-24 4 0z', '#dfe8f0') +
        shape('M-2 0Q-4-30 10-48 4-24 1 0z', STEEL) +
        line('M-8 1Q0-4 8 1', GOLD, 3.4),
    ),
  flag: () => pole(26, -54, 2.6) + shape('M1-54Q14-60 28-50 16-46 28-36 14-40 1-34z', '#f0795b'),
  wand: () =>
    turned(22, line('M0 10V-24', INK, 2.6) + line('M0-18V-24', CREAM, 2.6)) +
    spark(12, -34, 10, GLOW) +
    spark(22, -22, 4, GLOW) +
    spark(2, -42, 4, GLOW),
  umbrella: () =>
    pole(18, -20, 2.6, INK) +
    shape('M-24-20Q-22-46 0-48T24-20Q18-26 12-20 6-26 0-20-6-26-12-20-18-26-24-20z', '#f2b84b') +
    shape('M-24-20Q-22-46 0-48-10-38-12-20-18-26-24-20z', '#b37c1d'),
};
