import { at, CREAM, disc, INK, line, poly, rect, round, shape, times } from '../../paper.ts';
import { awning } from '../awning.ts';
import { festoon } from '../festoon.ts';
import type { Props } from '../prop.ts';

const GEAR =
  'M-1.6-9h3.2l.6 2.6 2 .8 2.3-1.3 2.2 2.2-1.3 2.3.8 2 2.6.6v3.2l-2.6.6-.8 2 1.3 2.3-2.2 2.2-2.3-1.3-2 .8-.6 2.6h-3.2l-.6-2.6-2-.8-2.3 1.3-2.2-2.2 1.3-2.3-.8-2-2.6-.6v-3.2l2.6-.6.8-2-1.3-2.3 2.2-2.2 2.3 1.3 2-.8z';

/** What hangs on a building. */
export const HUNG: Props = {
  moon: ({ cx, top }) => ({
    back:
      line(`M${round(cx)} ${round(-top)}v-6`, INK, 1.2) +
      at(cx, -top - 11, 1, shape('M2-6A6 6 0 1 0 2 6A5 5 0 1 1 2-6z', '#f2b84b')),
  }),
  bunting: ({ left, right, h }) => ({ front: festoon(left - 2, right + 2, -h + 3, 3.4, 7, 'pennants') }),
  lamps: ({ left, right, h }) => ({ front: festoon(left - 3, right + 3, -h + 2, 3.4, 7, 'lamps') }),
  awning: ({ left, right, h, rt }) => ({
    front: awning(left - 1, -Math.min(17, h * 0.62), right - left + 2, rt),
  }),
  clock: ({ cx, h, rh }) => ({
    front: at(
      cx,
      -h - rh * 0.34,
      1,
      disc(0, 0, 6.2, INK) + disc(0, 0, 5, CREAM) + line('M0-3.4V0L2.4 1.4', INK, 1.3),
    ),
  }),
  bell: ({ cx, top, rt }) => ({
    front: at(
      cx,
      -top - 3,
      1,
      poly(
        [
          [-9, 4],
          [0, -12],
          [9, 4],
        ],
        rt.d,
      ) +
        shape('M-5 4q1-9 5-9t5 9z', '#efb63a') +
        shape('M-5 4q1-9 5-9q-2 3-1.6 9z', '#b37c1d') +
        disc(0, 5, 1.6, '#b37c1d'),
    ),
  }),
  gears: ({ right, h }) => ({
    front:
      at(
        right - 7,
        -h * 0.6,
        0.72,
        `<g transform="translate(0 0)">${shape(GEAR, '#efb63a')}</g>${disc(0, 0.4, 3, INK)}`,
      ) + at(right + 2, -h * 0.34, 0.5, shape(GEAR, '#d98b60') + disc(0, 0.4, 3, INK)),
  }),
  vines: ({ left, h }) => ({
    front: times(6, (i) =>
      disc(
        left + 1 + (i % 2) * 3,
        -3 - (i * (h - 4)) / 6,
        3.6 - i * 0.2,
        i % 2 === 0 ? '#5d8f4a' : '#86ad55',
      ),
    ),
  }),
  rosettes: ({ left, right, h }) => ({
    front: times(3, (i) =>
      at(
        left + ((right - left) * (i + 0.5)) / 3,
        -h + 5,
        1,
        shape('M-2 2L-3.4 9 0 7 3.4 9 2 2z', i === 1 ? '#c98a1e' : '#8455a3') +
          disc(0, 0, 4.4, i === 1 ? '#f2b84b' : '#b48bd0') +
          disc(0, 0, 2.2, CREAM),
      ),
    ),
  }),
  paintings: ({ left, h }) => ({
    front: [
      [6, '#c96a4f'],
      [17, '#3d7f8a'],
    ]
      .map(([dx, fill]) =>
        at(
          left + Number(dx),
          -h * 0.5,
          1,
          rect(-5, -6, 10, 12, '#c98a1e', 0.6) +
            rect(-3.6, -4.6, 7.2, 9.2, String(fill)) +
            disc(0, -1, 2, '#f0cfa8') +
            shape('M-3.4 4.6Q0 0 3.4 4.6z', INK),
        ),
      )
      .join(''),
  }),
  antlers: ({ cx, h, rh }) => ({
    front: at(
      cx,
      -h - rh * 0.4,
      1,
      line('M-1 3Q-2-3-7-6M-3-2.5L-3-6M-5-4.5L-8-2.5M1 3Q2-3 7-6M3-2.5L3-6M5-4.5L8-2.5', CREAM, 1.6) +
        disc(0, 3, 2, CREAM),
    ),
  }),
  pawnballs: ({ right, h }) => ({
    front:
      line(`M${round(Math.min(right, 30) - 2)} ${round(-Math.min(h, 30) - 6)}h14`, INK, 1.8) +
      [
        [3, 0],
        [9, 0],
        [6, 5.4],
      ]
        .map(([dx = 0, dy = 0]) => disc(Math.min(right, 30) + dx, -Math.min(h, 30) + dy, 3, '#f2b84b'))
        .join(''),
  }),
};
