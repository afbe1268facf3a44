import type { Resource } from '@charterstone/rules';
import { disc, oval, poly, rect, shape, times } from '../paper.ts';

/** The six resources: bold, three flat tones, in a box of ±10. */
export const RESOURCE_ART: { readonly [R in Resource]: string } = {
  pumpkin:
    oval(-5, 1.5, 5, 6.6, '#c95f1e') +
    oval(5, 1.5, 5, 6.6, '#f5a04a') +
    oval(0, 1.5, 4.6, 7.2, '#ec8532') +
    shape('M-1.4-5q.2-3.6 3.8-4.6l.8 2q-2.2.8-2 2.8z', '#4f7d3f'),
  coal:
    shape('M-9 3L-6-5 0-9 7-6 9.5 2 4 8-4 8z', '#45434f') +
    shape('M-6-5L0-9 7-6 1-2z', '#8e8d9d') +
    shape('M1-2L7-6 9.5 2 4 8z', '#605e6e') +
    shape('M-9 3L-6-5 1-2-4 8z', '#2b2935'),
  wood:
    shape('M-9.5-1L4-7.5 9.5 1.5-4 8z', '#a8683d') +
    shape('M-9.5-1L4-7.5 6-4.2-7.6 2.2z', '#cf9258') +
    tilted(-6.8, 3.4, 3.2, 4.8, -28, '#f0cb93') +
    tilted(-6.8, 3.4, 1.5, 2.4, -28, '#b57f4b'),
  clay:
    shape('M-9.5-2L-3-7 9.5-3.5 3 2z', '#f2a17c') +
    shape('M-9.5-2L3 2V8.5L-9.5 4z', '#d2573f') +
    shape('M3 2L9.5-3.5V3L3 8.5z', '#98352c'),
  metal:
    shape('M-5.5-4.5L6-6 4-2.5-7-1z', '#eaf1f6') +
    shape('M-7-1L4-2.5 7 5.5-9.5 7z', '#9db2c8') +
    shape('M4-2.5L6-6 10 2 7 5.5z', '#5b7090'),
  grain:
    shape('M-1 10L1.6 10 1-2-.6-2z', '#a8741d') +
    tilted(0, -6.5, 2.5, 4.2, 0, '#f6cd5c') +
    tilted(-4, -2.5, 2.5, 4.2, -32, '#d79a2c') +
    tilted(4, -2.5, 2.5, 4.2, 32, '#f6cd5c') +
    tilted(-4.4, 3, 2.5, 4.2, -36, '#d79a2c') +
    tilted(4.4, 3, 2.5, 4.2, 36, '#f6cd5c'),
};

function tilted(x: number, y: number, rx: number, ry: number, turn: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="${fill}"/>`;
}

/** Any resource: a cube that keeps its face to itself. */
export const ANY_RESOURCE_ART =
  shape('M0-10L8.7-5V5L0 10-8.7 5V-5z', '#51679c') +
  shape('M0 0L8.7-5V5L0 10z', '#354878') +
  shape('M0-10L8.7-5 0 0-8.7-5z', '#7f95c6') +
  '<path d="M-3.4-2.4a3.5 3.4 0 1 1 4.8 3.1q-1.2.6-1.2 1.9" fill="none" stroke="#fff7e4" stroke-width="2.5" stroke-linecap="round"/>' +
  disc(0.2, 6, 1.6, '#fff7e4');

export const COIN_ART =
  disc(0, 0, 8.8, '#b97a16') +
  disc(0, -1, 8.8, '#f2b84b') +
  disc(0, -1, 6.2, '#d9962a') +
  shape('M0-5.5L3.8-3.3V1.3L0 3.5-3.8 1.3V-3.3z', '#ffdf8c');

export const STAR = 'M0-10L2.9-3.6 9.8-2.8 4.7 2 6.1 8.9 0 5.4-6.1 8.9-4.7 2-9.8-2.8-2.9-3.6z';
export const POINTS_ART =
  shape(STAR, '#f2b84b') + shape('M0-10L2.9-3.6 9.8-2.8 4.7 2 6.1 8.9 0 5.4z', '#d68a22');

/** A wax seal. */
export const INFLUENCE_ART =
  shape(
    'M0-9.5l2.6 1.7 3.1-.3 1.3 2.8 2.7 1.5-.3 3.1 1 2.9-2.2 2.2-.6 3-3 .8L2.5 9.6 0 8.6-2.5 9.6-4.6 7.2-7.6 6.4-8.2 3.4-10.4 1.2-9.4-1.7-9.7-4.8-7-6.3-5.7-9.1-2.6-8.8z',
    '#c23f52',
  ) +
  disc(0, 0, 5.6, '#94273f') +
  shape('M0-5L1.4-1.4 5 0 1.4 1.4 0 5-1.4 1.4-5 0-1.4-1.4z', '#ffe1d2');

export const WORKER_ART =
  disc(0, -5.4, 4.2, '#7f8fbe') +
  shape('M-8 9Q-6-1.5 0-1.5T8 9z', '#56669c') +
  shape('M0-1.5Q6-1.5 8 9H1.5Q2 2 0-1.5z', '#8fa0cc');

export const REPUTATION_ART =
  shape('M-2.5 8.5C-10 5.5-10.5-3-5-8.5q-2.4 9 3.6 15z', '#5fae8c') +
  shape('M2.5 8.5C10 5.5 10.5-3 5-8.5q2.4 9-3.6 15z', '#3d8a72') +
  disc(0, -2, 3.6, '#f2b84b');

export const CRATE_ART =
  shape('M-9-4.5L0-9 9-4.5 0 0z', '#e8bd84') +
  shape('M-9-4.5L0 0V9.5L-9 4.8z', '#c08a4e') +
  shape('M9-4.5L0 0V9.5L9 4.8z', '#8a5a34') +
  shape('M-9-1.2L0 3.3 9-1.2V1L0 5.5-9 1z', '#5f3b30', 0.45) +
  poly(
    [
      [-5, -6.5],
      [-3, -7.5],
      [6, -3],
      [4, -2],
    ],
    '#5f3b30',
    0.35,
  );

/** A cleared plot: a hexagonal hole. */
export const PLOT_ART =
  shape('M0-9.5L8.6-4.8V4.8L0 9.5-8.6 4.8V-4.8z', '#2c4170') +
  shape('M0-6.5L5.9-3.3V3.3L0 6.5-5.9 3.3V-3.3z', '#152242');

/** Shelves: how much a charter may keep. */
export const CAPACITY_ART =
  rect(-9, -8.5, 18, 17, '#8a5a34', 1.5) +
  times(2, (row) => rect(-7.4, -7 + row * 7.6, 14.8, 6, '#4b2c20', 0.6)) +
  rect(-6.4, -5.4, 3.6, 4.4, '#ec8532', 0.6) +
  rect(-2, -4.6, 3.6, 3.6, '#9db2c8', 0.6) +
  rect(-6.4, 2.6, 3.6, 4, '#d2573f', 0.6) +
  rect(2.6, 2.2, 3.6, 4.4, '#f6cd5c', 0.6);
