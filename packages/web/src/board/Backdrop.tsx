import { memo } from 'react';
import { DrawnGroup } from '../art/Drawn.tsx';
import { at, shape } from '../art/paper.ts';
import './backdrop.css';

/** Sky, sun and sheets of sea behind everything: drawn once. */
type Sheet = readonly [fill: string, y: number, height: number, length: number];

const SHEETS: readonly Sheet[] = [
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
const CLOUDS: readonly (readonly [x: number, y: number, width: number, fill: string, opacity: number])[] = [
  [80, 70, 260, '#f7cfae', 0.8],
  [420, 96, 200, '#f9d8b8', 0.75],
  [640, 60, 240, '#f6c9a8', 0.7],
  [880, 120, 180, '#fbdcb9', 0.8],
  [-60, 136, 240, '#f2bfa2', 0.9],
];
const GLITTER: readonly (readonly [x: number, y: number, width: number, fill: string])[] = [
  [1000, 212, 160, '#ffeec2'],
  [1024, 226, 112, '#ffdfa8'],
  [1042, 242, 80, '#fbd6a0'],
  [1054, 260, 56, '#f0cfa2'],
  [1064, 282, 36, '#dcc8a4'],
];
const PUFF = 'M8 40Q-6 38 0 26 4 16 18 19 22 2 42 4 56-6 70 8 90 6 92 22 106 26 98 38 96 41 88 40z';

function wave([fill, y, height, length]: Sheet): string {
  let crest = '';
  for (let x = -40; x < 1500; x += length)
    crest += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  const d = `M-40 920V${y}${crest}V920z`;
  // A sheet lies on the one behind it: its shadow is the same wave, a little higher.
  return `<g transform="translate(0 -7)">${shape(d, '#17304f', 0.06)}</g><g transform="translate(0 -3)">${shape(d, '#17304f', 0.1)}</g>${shape(d, fill)}`;
}

const SKY =
  '<defs><linearGradient id="board-sky" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#7d88b8"/><stop offset=".42" stop-color="#e5a79b"/><stop offset="1" stop-color="#fbd09b"/></linearGradient><radialGradient id="board-sun"><stop offset="0" stop-color="#fff0c4" stop-opacity=".95"/><stop offset=".35" stop-color="#ffd998" stop-opacity=".55"/><stop offset="1" stop-color="#ffd998" stop-opacity="0"/></radialGradient></defs><rect width="1440" height="900" fill="url(#board-sky)"/><circle cx="1080" cy="176" r="270" fill="url(#board-sun)"/><circle cx="1080" cy="174" r="60" fill="#ffe9b8"/><circle cx="1080" cy="174" r="46" fill="#fff6dc"/>';
const HILLS =
  shape('M-20 206L60 150 130 176 230 118 330 168 420 132 520 180 640 150 740 196V230H-20z', '#b98a9e', 0.75) +
  shape('M-20 214L90 178 190 200 300 160 410 196 560 176 690 208V240H-20z', '#94718f', 0.8);
const PICTURE =
  SKY +
  CLOUDS.map(([x, y, width, fill, opacity]) => at(x, y, width / 100, shape(PUFF, fill, opacity))).join('') +
  HILLS +
  SHEETS.map(wave).join('') +
  GLITTER.map(([x, y, w, fill]) =>
    shape(`M${x} ${y}q${w / 4}-5 ${w / 2} 0t${w / 2} 0q${-w / 4} 7 ${-w / 2} 2t${-w / 2} -2z`, fill, 0.85),
  ).join('');

export const Backdrop = memo(function Backdrop() {
  return (
    <svg className="backdrop" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <DrawnGroup markup={PICTURE} />
    </svg>
  );
});
