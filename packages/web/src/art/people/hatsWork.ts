import { disc, GLOW, INK, line, oval, type Shades, shades, shape } from '../paper.ts';
import { each, type Layers, spark } from './kit.ts';

export type HatDraw = (t: Shades, own?: Shades) => Layers;

const dusk = (d: string): string => shape(d, '#2a1848', 0.22);

/** Hats with a brim or a peak, for weather and work. */
export const WORK_HATS: { readonly [word: string]: HatDraw } = {
  bucket: (t) => ({
    front:
      shape('M-15-28L-13-44Q0-48 13-44L15-28z', t.m) +
      shape('M-15-28L-13-44Q-8-46-4-46.4-7-36-6-28z', t.d) +
      shape('M-26-20Q-18-31 0-31T26-20Q0-27-26-20z', t.l) +
      shape('M-26-20Q-18-31-4-31-8-27-8-24-18-23-26-20z', t.d),
  }),
  sunhat: (t) => ({
    front:
      shape('M-38-20Q-20-32 0-32T38-20Q20-22 0-25-20-22-38-20z', t.l) +
      shape('M-38-20Q-20-32-4-32-10-28-10-24-26-22-38-20z', t.d) +
      shape('M-16-29Q-14-45 0-45T16-29Q0-34-16-29z', t.m) +
      shape('M-16-29Q-14-45-1-45-8-37-8-31z', t.d) +
      disc(13, -30, 4.4, '#f0795b') +
      disc(13, -30, 1.8, '#ffd886'),
  }),
  hunter: (t) => ({
    back: shape('M10-38Q22-50 20-60 10-54 6-40z', '#fff4dd'),
    front:
      shape('M-16-27Q-15-45 2-46 16-44 17-27z', t.m) +
      shape('M-16-27Q-15-45-2-46-9-38-8-27z', t.d) +
      shape('M-16.5-30Q0-27 17-30V-26Q0-23-16.5-26z', t.x) +
      shape('M-27-25Q0-32 27-24 14-20 0-22-14-20-27-25z', t.l),
  }),
  cycle: (t) => ({
    front:
      shape('M-18-23Q-20-42 0-43 20-42 18-23 0-29-18-23z', t.m) +
      shape('M-18-23Q-20-42-3-43-11-35-10-26z', t.d) +
      line('M6-42Q12-36 12-27M0-43V-28', t.h, 2.4) +
      shape('M-2-27Q10-31 20-23 12-22 2-23z', t.l),
  }),
  pillbox: (t) => ({
    front:
      shape('M-15-27V-38Q0-44 15-38V-27Q0-32-15-27z', t.m) +
      shape('M-15-27V-38Q-9-41-4-41.6V-30Q-10-29-15-27z', t.d) +
      line('M-15-30Q0-35 15-30', '#efb63a', 2) +
      oval(0, -38.5, 14, 3, t.l),
  }),
  straw: (t, q = shades('#e9c063')) => ({
    front:
      dusk('M-16-25Q0-18 16-25V-20Q0-14-16-20z') +
      oval(0, -27.5, 31, 7, q.d) +
      oval(1.5, -28.5, 29.5, 6, q.l) +
      shape('M-16-29Q-15-47 0-47T16-29Q0-24-16-29z', q.m) +
      shape('M-16-29Q-15-47-1-47-9-38-8-27-13-28-16-29z', q.d) +
      shape('M-16.5-31Q0-26 16.5-31L16-35.5Q0-30.5-16-35.5z', t.m),
  }),
  flatcap: (t) => ({
    front:
      shape('M-19-24Q-21-40 0-41 22-41 20-27 10-31-2-28-12-26-19-24z', t.m) +
      shape('M-19-24Q-21-40-4-41-12-34-10-26.5z', t.d) +
      shape('M-4-28Q12-33 24-25 14-26 2-22.5z', t.x),
  }),
  bowler: (t) => ({
    front:
      shape('M-17-27Q-17-46 0-46T17-27z', t.m) +
      shape('M-17-27Q-17-46-2-46-10-38-9-27z', t.d) +
      shape('M-18-30H18V-26H-18z', t.x) +
      shape('M-25-26Q0-30 25-26 18-21 0-22.5-18-21-25-26z', t.m),
  }),
  tophat: (t) => ({
    front:
      shape('M-15-27L-17-60H17L15-27z', t.m) +
      shape('M-15-27L-17-60H-5L-6-27z', t.d) +
      shape('M-15.4-31H15.4L15.8-38H-15.8z', '#d2573f') +
      oval(0, -27, 26, 5.5, t.d) +
      oval(1.5, -28, 24, 4.3, t.m),
  }),
  miner: (t) => ({
    front:
      shape('M-19-24Q-20-44 0-44T19-24z', t.m) +
      shape('M-19-24Q-20-44-3-44-11-36-10-24z', t.d) +
      shape('M-23-25Q0-31 23-25L22-21Q0-26-22-21z', t.l) +
      line('M0-44V-29', t.l, 4) +
      disc(0, -33, 7, INK) +
      disc(0, -33, 5.2, GLOW) +
      disc(1, -34, 2.6, '#fff6d8'),
  }),
  hardcap: (t) => ({
    front:
      shape('M-19-25Q-19-45 0-45T19-25z', t.m) +
      shape('M-19-25Q-19-45-3-45-11-36-10-25z', t.d) +
      line('M-4-44Q-1-36-1-27M6-44Q9-36 9-27', t.l, 2.4) +
      shape('M-24-24Q0-31 26-24L24-20.5Q0-26-22-20.5z', t.l),
  }),
  paper: () => ({
    front:
      shape('M-22-22Q0-30 22-22L15-36 2-50-12-37z', '#fffaf0') +
      shape('M-22-22L-12-37 2-50Q-4-38-5-26-14-25-22-22z', '#d9ccc6') +
      shape('M-23-21Q0-30 23-21L20-28Q0-36-20-28z', '#efe3d2'),
  }),
  toque: () => ({
    front:
      each(
        [
          [-11, -47, 10],
          [0, -52, 11],
          [11, -47, 10],
        ],
        ([x, y, r]) => disc(x, y, r, x < -5 ? '#d8ccc8' : '#fdf6e8'),
      ) +
      shape('M-15-27L-16-46H16L15-27Q0-32-15-27z', '#fdf6e8') +
      shape('M-15-27L-16-46H-6L-6-30Q-11-29-15-27z', '#d8ccc8') +
      line('M0-44V-34M8-44V-34', '#e4d6c0', 1.5),
  }),
  captain: (t) => ({
    front:
      shape('M-18-26V-34Q-24-38-22-42 0-52 22-42 24-38 18-34V-26z', t.l) +
      shape('M-18-26V-34Q-24-38-22-42-14-46-6-47-10-38-9-26z', t.d) +
      shape('M-18-33H18V-25Q0-29-18-25z', '#2c3c6c') +
      shape('M-14-25Q4-29 20-23 10-20-2-21.5z', INK) +
      disc(1, -37, 4, '#efb63a') +
      spark(1, -37, 3, '#fff4dd'),
  }),
  beret: (t) => ({
    front:
      shape('M-20-26Q-28-40-6-44 22-48 25-33 24-27 14-28-4-31-20-26z', t.m) +
      shape('M-20-26Q-28-40-6-44-16-36-12-28z', t.d) +
      line('M2-45l2-4', t.x, 2.4),
  }),
  feather: (t) => ({
    back: shape('M12-36Q34-44 36-62 16-58 8-38z', '#f0795b') + line('M10-37Q24-46 33-58', '#a8323c', 1.3),
    front:
      shape('M-21-24Q-16-42 4-43 18-40 22-25 0-33-21-24z', t.m) +
      shape('M-21-24Q-16-42-2-43-10-34-10-28z', t.d) +
      shape('M-24-22Q0-34 26-24 22-19 0-26-16-24-24-22z', t.l),
  }),
  fur: (t) => ({
    front:
      shape('M-20-22Q-22-46 0-46T20-22z', t.m) +
      shape('M-20-22Q-22-46-3-46-12-36-10-22z', t.d) +
      each([-18, -10, -2, 6, 14, 20], (x, i) => disc(x, -25 + (i % 2), 6.5, x < -6 ? '#b9a088' : '#ead9bd')),
  }),
  beeveil: (_t, q = shades('#e9c063')) => ({
    back: shape('M-27-26Q-30 10-20 20H20Q30 10 27-26z', '#efe6cf', 0.55),
    front:
      shape('M-27-26Q-30 10-20 20H20Q30 10 27-26z', '#fff6e0', 0.2) +
      oval(0, -27, 33, 7, q.d) +
      oval(1.5, -28, 31, 6, q.l) +
      shape('M-15-29Q-14-45 0-45T15-29Q0-24-15-29z', q.m) +
      shape('M-15-29Q-14-45-1-45-8-37-8-27.5z', q.d) +
      shape('M-15.5-31Q0-26 15.5-31L15-35Q0-30-15-35z', INK),
  }),
  goggles: (_t) => ({
    front:
      shape('M-18-23Q0-30 18-23V-28Q0-35-18-28z', '#5f3b30') +
      each(
        [-7.5, 7.5],
        (x) =>
          disc(x, -29, 6.6, '#c98f55') + disc(x, -29, 4.8, '#8fd0d8') + disc(x + 1.4, -30.5, 1.7, '#f4fbf2'),
      ),
  }),
};
