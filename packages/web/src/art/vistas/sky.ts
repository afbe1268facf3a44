import { chanceOf } from '../chance.ts';
import { at, disc, mix, rect, round, shape, times } from '../paper.ts';

/** A landscape for a whole screen is drawn in 1440 x 900 and cut where the screen is narrower or flatter. */
export const WIDE = 1440;
export const HIGH = 900;

const PUFF = 'M8 40Q-6 38 0 26 4 16 18 19 22 2 42 4 56-6 70 8 90 6 92 22 106 26 98 38 96 41 88 40z';

export const cloud = (x: number, y: number, width: number, fill: string, opacity = 1): string =>
  at(x, y, width / 100, shape(PUFF, fill, opacity));

/** A colour that changes from above to below, laid over the whole scene. */
const fade = (
  id: string,
  deep: number,
  stops: readonly (readonly [offset: number, colour: string])[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="${deep}">${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

const halo = (id: string, colour: string): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="#fff0c4" stop-opacity=".95"/><stop offset=".35" stop-color="${colour}" stop-opacity=".55"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** Evening sky with the sun at a place. Gradients cost nothing to pan, filters do: there are none. */
export function evening(sunX: number, sunY: number): string {
  return (
    `<defs>${fade('vista-evening', 250, [
      [0, '#7d88b8'],
      [0.5, '#dba0a2'],
      [1, '#fbd09b'],
    ])}${halo('vista-sun', '#ffd998')}</defs>` +
    rect(-400, -300, WIDE + 800, HIGH + 600, 'url(#vista-evening)') +
    disc(sunX, sunY, 270, 'url(#vista-sun)') +
    disc(sunX, sunY, 60, '#ffe9b8') +
    disc(sunX, sunY, 46, '#fff6dc')
  );
}

/** Night, with stars and a moon. */
export function night(seed: string): string {
  const chance = chanceOf(seed);
  const stars = times(64, () => {
    const size = 1 + chance() * 2.2;
    return `<path transform="translate(${round(chance() * WIDE)} ${round(chance() * 420)}) scale(${round(size)})" d="M0-2L.5-.5 2 0 .5.5 0 2-.5.5-2 0-.5-.5z" fill="#ffe9b8" opacity="${round(0.4 + chance() * 0.5)}"/>`;
  });
  return (
    `<defs>${fade('vista-night', 700, [
      [0, '#141d44'],
      [0.7, '#4a3f6f'],
      [1, '#8a5878'],
    ])}</defs>` +
    rect(-400, -300, WIDE + 800, HIGH + 600, 'url(#vista-night)') +
    stars +
    shape('M1120 34a70 70 0 1 0 60 108 58 58 0 0 1-60-108z', '#f4ecd0')
  );
}

/** Two ranges of hills far away. */
export const mountains = (near: string, far: string): string =>
  shape(
    'M-400 210L-280 166-180 190-60 140 60 150 130 176 230 118 330 168 420 132 520 180 640 150 740 196 900 176 1040 204 1240 180 1400 206 1560 170 1700 196 1840 180V260H-400z',
    far,
    0.75,
  ) +
  shape(
    'M-400 220L-300 192-180 206-60 176 90 178 190 200 300 160 410 196 560 176 690 208 860 196 1000 216 1200 204 1380 218 1560 200 1840 214V260H-400z',
    near,
    0.8,
  );

type Sheet = readonly [fill: string, y: number, height: number, length: number];

/** A sheet of sea. Its shadow on the one behind it is the same wave a little higher: cheaper than a filter. */
function sheet([fill, y, height, length]: Sheet): string {
  const waves = Math.ceil((WIDE + 800) / length) + 1;
  const crest = times(waves, () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`);
  const low = HIGH + 320;
  const d = `M-400 ${low}V${y}${crest}V${low}z`;
  return `<g transform="translate(0 -6)">${shape(d, '#17304f', 0.1)}</g>${shape(d, fill)}`;
}

const SUNSET_SEA: readonly Sheet[] = [
  ['#f0b893', 196, 5, 150],
  ['#d9a596', 214, 6, 190],
  ['#8fa9a6', 240, 7, 210],
  ['#5f979f', 276, 9, 240],
  ['#43838f', 330, 10, 270],
  ['#33737f', 404, 12, 300],
  ['#286474', 498, 13, 330],
  ['#1f5567', 602, 14, 360],
  ['#184759', 706, 14, 390],
  ['#12394d', 800, 14, 420],
];

/** The sea from the horizon to our feet; `calm` has fewer sheets, for behind a board that already has much on it. */
export const sea = (calm = false): string =>
  (calm ? SUNSET_SEA.filter((_, i) => i % 2 === 0 || i > 7) : SUNSET_SEA).map(sheet).join('');

export const nightSea = (): string =>
  SUNSET_SEA.slice(2)
    .map(([fill, y, height, length]) => sheet([mix(fill, '#141d44', 0.62), y, height, length]))
    .join('');

/** The sun's path on the water. */
export const glitter = (sunX: number): string =>
  [
    [-80, 212, 160, '#ffeec2'],
    [-56, 226, 112, '#ffdfa8'],
    [-38, 242, 80, '#fbd6a0'],
    [-26, 260, 56, '#f0cfa2'],
    [-16, 282, 36, '#dcc8a4'],
  ]
    .map(([x, y, w, fill]) =>
      shape(
        `M${sunX + Number(x)} ${y}q${Number(w) / 4}-5 ${Number(w) / 2} 0t${Number(w) / 2} 0q${-Number(w) / 4} 7 ${-Number(w) / 2} 2t${-Number(w) / 2} -2z`,
        String(fill),
        0.85,
      ),
    )
    .join('');
