import { disc, INK, line, oval, poly, rect, shape } from '../paper.ts';
import { type Draw, each, turned } from '../people/kit.ts';

/** Troubles with faces: they sulk more than they threaten. In a box of 10 to each side. */
export const PERIL_FACES: { readonly [word: string]: Draw } = {
  bandit: () =>
    disc(0, 1, 7, '#e3ae86') +
    shape('M-7 1A7 7 0 0 1-1-5.9Q-4 1-2 7.6-7 6-7 1z', '#b47c62') +
    shape('M-7 2.5Q0 5 7 2.5L4 9.5Q0 12-4 9.5z', '#d2483c') +
    shape('M-7 2.5Q-3.5 3.8-1 4L-2 10.6-4 9.5z', '#98302f') +
    disc(-2.7, 0, 1.4, INK) +
    disc(3, 0, 1.4, INK) +
    line('M-5-2.6L-1.2-1M5.4-2.6L1.5-1', INK, 1.5) +
    shape('M-5-4Q-5-10 0-9.6T5-4z', '#7a4f3a') +
    shape('M-11-3Q0-7.5 11-3 6-1.6 0-2.4-6-1.6-11-3z', '#a8744a'),
  fuelShortage: () =>
    line('M0-9Q3-11 0-13', '#c3bccb', 1.5) +
    line('M-4.5-8Q0-12 4.5-8', '#8e93a8', 1.6) +
    rect(-6, -8, 12, 3, '#8e93a8', 1) +
    rect(-5.6, -5, 11.2, 10.5, '#cfe0e4', 2) +
    rect(-5.6, -5, 4, 10.5, '#93a9b4', 2) +
    rect(-7, 5, 14, 3.6, '#6d7488', 1) +
    disc(-2.2, -0.6, 1.3, INK) +
    disc(2.6, -0.6, 1.3, INK) +
    line('M-2 3.6Q.2 1.6 2.4 3.6', INK, 1.4) +
    shape('M4.5 1.2q1.8 2.4 0 3.2-1.8-.8 0-3.2z', '#5fb0df'),
  disrepair: () =>
    turned(
      -9,
      poly(
        [
          [-8, 8],
          [-8, -1],
          [8, -1],
          [8, 8],
        ],
        '#d9b98a',
      ) +
        poly(
          [
            [-8, 8],
            [-8, -1],
            [-2.5, -1],
            [-2.5, 8],
          ],
          '#a8835f',
        ) +
        poly(
          [
            [-11, 0],
            [-1, -9.5],
            [11, 0],
          ],
          '#d2573f',
        ) +
        poly(
          [
            [-11, 0],
            [-1, -9.5],
            [-3, 0],
          ],
          '#98352c',
        ) +
        poly(
          [
            [3, -6],
            [8, -2],
            [4.5, -1.5],
            [5, -3.5],
          ],
          '#2a1830',
        ),
    ) +
    line('M1-4L-1 0 2 3-.6 9', INK, 1.5) +
    disc(-4.5, 2.6, 1.4, INK) +
    disc(5, 1.8, 1.4, INK) +
    line('M-6.3 .2l3.2 .8M6.6-.8l-3 1.2', INK, 1.2) +
    line('M-2 6.6Q.6 4.6 3.5 6', '#7a2438', 1.4),
  vermin: () =>
    disc(-6.5, -5, 4.6, '#8d8298') +
    disc(6.5, -5, 4.6, '#b3a8b8') +
    disc(6.5, -5, 2.7, '#f0a8b0') +
    disc(-6.5, -5, 2.6, '#c4818f') +
    shape('M-8-1Q-8-8 0-8T8-1Q7 7 0 10.5-7 7-8-1z', '#b3a8b8') +
    shape('M-8-1Q-8-8-1-8-4 0-1 10-7 6.5-8-1z', '#8d8298') +
    line('M-5.5-3.6l3.6 1.6M5.8-3.6l-3.6 1.6', INK, 1.4) +
    disc(-3, -0.4, 1.5, INK) +
    disc(3.3, -0.4, 1.5, INK) +
    disc(0.3, 5.5, 1.9, '#e0707c') +
    poly(
      [
        [-1.3, 8],
        [1.7, 8],
        [1.3, 11],
        [-0.9, 11],
      ],
      '#fffaf0',
    ),
  blight: () =>
    `${line('M-1 10Q-2-4 4-7', '#5f7a3a', 2.2) + oval(-5, 3, 4.6, 2.4, '#8a9a3e') + oval(4.5, 6, 4.2, 2.2, '#6c7a30')}<g transform="translate(4.5 -4.5) rotate(38)">${each([0, 60, 120, 180, 240, 300], (a) => `<ellipse transform="rotate(${a})" cy="-5.4" rx="2.7" ry="3.7" fill="${a < 180 ? '#a87ab0' : '#7c5488'}"/>`)}${disc(0, 0, 4.2, '#c9b04a')}${line('M-2.6-1.6l1.8 1.8M-.8-1.6l-1.8 1.8M1-1.6l1.8 1.8M2.8-1.6l-1.8 1.8', INK, 1.1)}${line('M-1.5 2.4Q.2 1 2 2.4', INK, 1.1)}</g>`,
  famine: () =>
    `${shape('M-10-1H10Q9 9 0 9T-10-1z', '#e8d8bc') + shape('M-10-1H-3Q-4 6-1 9-9 8.5-10-1z', '#b59c84') + oval(0, -1, 10, 3, '#8a7468') + oval(0, -0.6, 8, 2, '#4a3a44') + disc(-3, 3.6, 1.3, INK) + disc(3.4, 3.6, 1.3, INK) + line('M-2 7Q.3 5 2.6 7', INK, 1.3)}<g transform="rotate(28) translate(2 -6)">${rect(-1, -6, 2, 11, '#c3cfdc', 1)}${oval(0, -7, 2.4, 3.2, '#dfe8f0')}</g>`,
};
