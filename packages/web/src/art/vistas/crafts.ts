import { at, mix, oval, rect, shape, times } from '../paper.ts';

/** What floats and flies in a landscape. */

export function zeppelin(x: number, y: number, scale: number, colour = '#e07a5f'): string {
  const deep = mix(colour, '#3a1f52', 0.4);
  const body =
    oval(0, 0, 58, 27, colour) +
    shape('M-58 0A58 27 0 0 1 0-27Q-30-13-30 0T0 27A58 27 0 0 1-58 0z', deep) +
    shape('M0-27Q24-13 24 0T0 27Q-20 13-20 0T0-27z', '#fff0d6') +
    shape('M0-27Q-20-13-20 0T0 27Q-12 12-12 0T0-27z', '#d9bfae') +
    shape('M-69-17l20 8v18l-20 8z', mix(colour, '#3a1f52', 0.55)) +
    shape('M-66-4l26 2v4l-26 2z', mix(colour, '#3a1f52', 0.3)) +
    `<path d="M-14 25l-4 9M18 25l3 9" stroke="#2a2748" stroke-width="2"/>` +
    rect(-20, 33, 44, 14, '#2a2748', 6) +
    rect(-20, 33, 15, 14, '#1b1838', 6) +
    times(3, (i) => rect(-13 + i * 12, 37, 7, 6, '#ffd886', 1.5)) +
    shape('M25 38l8-5v14l-8-5z', '#8a5a3a');
  return at(x, y, scale, `<g class="vista-float">${body}</g>`);
}

export const boat = (x: number, y: number, scale: number, sail = '#f0795b'): string =>
  at(
    x,
    y,
    scale,
    shape('M-22 8q6-4 11 0t11 0 11 0 11 0v3h-44z', '#eafff6', 0.35) +
      `<path d="M-1-26V0" stroke="#5f3b30" stroke-width="2"/>` +
      shape('M1-26Q16-14 15-2L1-1z', '#fff4dd') +
      shape('M-3-21Q-13-12-14-3l11 1z', sail) +
      shape('M-17 0H18Q15 9 9 10H-9Q-15 8-17 0z', '#7d4f38') +
      shape('M-17 0H18L17 3H-16z', '#dba76c'),
  );

export const gull = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, shape('M-14-4Q-7-8 0 0 7-8 14-4 7-4 0 5-7-4-14-4z', '#fff8ea', 0.9));
