import { disc, line, mix, poly, rect, shape, times } from '../paper.ts';
import { lightOf } from './colours.ts';
import { each, spark, wordIn } from './kit.ts';

/** What is behind somebody or something. Everything reaches far beyond the frame, so that any shape of frame is filled. */
type Scene = (light: string) => string;

const pale = (light: string): string => mix(light, '#fff6e2', 0.4);
const near = (light: string): string => mix(light, '#4a2a60', 0.2);
const far = (light: string): string => mix(light, '#4a2a60', 0.08);
const bright = (light: string): string => mix(light, '#fffaf0', 0.62);

const sky = (light: string): string => rect(-300, -240, 600, 480, pale(light));
const sun = (light: string): string => disc(10, -24, 38, bright(light));
const ground = (light: string): string => shape('M-300 30H-60Q-26 18 6 27T60 22H300V240H-300z', near(light));

const hills: Scene = (light) =>
  sky(light) + sun(light) + shape('M-300 16H-60Q-34 2-8 12T60 4H300V240H-300z', far(light)) + ground(light);

const SCENES: { readonly [word: string]: Scene } = {
  hills,
  sea: (light) =>
    sky(light) +
    disc(20, -6, 30, bright(light)) +
    each([8, 18, 28], (y, i) =>
      shape(
        `M-300 ${y}H-60q12-5 24 0t24 0 24 0 24 0 24 0H300V240H-300z`,
        mix(light, '#2f6f8c', 0.2 + i * 0.14),
      ),
    ),
  wood: (light) =>
    sky(light) +
    sun(light) +
    each([-46, -30, 34, 48, -62, 64], (x, i) =>
      poly(
        [
          [x - 13, 30],
          [x, -34 - (i % 3) * 9],
          [x + 13, 30],
        ],
        mix(light, '#2f5a48', 0.22 + (i % 2) * 0.1),
      ),
    ) +
    ground(light),
  town: (light) =>
    sky(light) +
    sun(light) +
    each([-62, -40, -18, 20, 40, 60], (x, i) => {
      const top = -6 - (i % 3) * 11;
      return poly(
        [
          [x - 12, 40],
          [x - 12, top],
          [x, top - 13],
          [x + 12, top],
          [x + 12, 40],
        ],
        mix(light, '#4a2a60', i % 2 ? 0.12 : 0.18),
      );
    }) +
    ground(light),
  night: (light) => {
    const dark = mix(light, '#2a2f6a', 0.62);
    return (
      rect(-300, -240, 600, 480, dark) +
      shape('M26-58a16 16 0 1 0 13 24 13 13 0 0 1-13-24z', '#fff3cf') +
      each(
        [
          [-36, -52],
          [-22, -30],
          [-44, -12],
          [44, -2],
          [4, -60],
          [-8, -48],
        ],
        ([x, y], i) => spark(x, y, 2 + (i % 3), '#ffe9b8'),
      ) +
      shape('M-300 16H-60Q-34 2-8 12T60 4H300V240H-300z', mix(dark, '#151c48', 0.3)) +
      shape('M-300 30H-60Q-26 18 6 27T60 22H300V240H-300z', mix(dark, '#151c48', 0.5))
    );
  },
  room: (light) =>
    rect(-300, -240, 600, 480, pale(light)) +
    times(9, (i) => rect(-92 + i * 22, -240, 9, 480, mix(pale(light), light, 0.35))) +
    rect(-300, 22, 600, 220, near(light)) +
    rect(-300, 20, 600, 4, mix(light, '#4a2a60', 0.34)),
  cave: (light) =>
    rect(-300, -240, 600, 480, mix(light, '#3a3150', 0.55)) +
    shape('M-46 60Q-54-64 2-66 58-64 48 60z', mix(light, '#3a3150', 0.24)) +
    shape('M-30 60Q-36-44 4-48 42-44 34 60z', pale(light)) +
    shape('M-300 32H-60Q-26 22 6 30T60 26H300V240H-300z', mix(light, '#3a3150', 0.45)),
  rays: (light) =>
    rect(-300, -240, 600, 480, pale(light)) +
    times(12, (i) => {
      const a = (Math.PI / 6) * i;
      const b = a + Math.PI / 12;
      return poly(
        [
          [0, -16],
          [Math.cos(a) * 400, Math.sin(a) * 400 - 16],
          [Math.cos(b) * 400, Math.sin(b) * 400 - 16],
        ],
        bright(light),
      );
    }) +
    ground(light),
  sky: (light) =>
    sky(light) +
    disc(22, -34, 22, bright(light)) +
    each(
      [
        [-40, -34, 0.5],
        [16, 8, 0.62],
        [-64, 14, 0.7],
      ],
      ([x, y, k]) =>
        `<path transform="translate(${x} ${y}) scale(${k})" d="M8 40Q-6 38 0 26 4 16 18 19 22 2 42 4 56-6 70 8 90 6 92 22 106 26 98 38 96 41 88 40z" fill="#fffaf0" opacity=".8"/>`,
    ) +
    line('M-36-8q4-4 8 0 4-4 8 0M26-2q3-3 6 0 3-3 6 0', near(light), 1.6),
};

/** The light behind somebody, in the colour of a cloth. */
export const sceneOf = (word: string | undefined, tint: string | undefined): string =>
  wordIn(SCENES, word, hills)(lightOf(tint));

export const SCENE_WORDS = Object.keys(SCENES);
