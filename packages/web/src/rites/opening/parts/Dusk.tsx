import { memo } from 'react';
import { chanceOf } from '../../../art/chance.ts';
import { round } from '../../../art/paper.ts';
import './dusk.css';

const PAPERS = ['#f0795b', '#f2b84b', '#7fd1ae', '#8fb8ec', '#b48bd0', '#fff4dd'];

/** Evening hills with rays of light from the middle, and scraps of paper in the air. */
export const Dusk = memo(function Dusk({
  seed,
  hasScraps = true,
}: {
  readonly seed: string;
  readonly hasScraps?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, as markup
      dangerouslySetInnerHTML={{ __html: duskArt(seed, hasScraps) }}
    />
  );
});

function duskArt(seed: string, hasScraps: boolean): string {
  const sky =
    '<linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16244a"/>' +
    '<stop offset=".55" stop-color="#4a3f6f"/><stop offset=".8" stop-color="#b9687a"/><stop offset="1" stop-color="#eda27a"/></linearGradient>' +
    '<radialGradient id="dusk-glow"><stop offset="0" stop-color="#ffe7ae" stop-opacity=".8"/><stop offset="1" stop-color="#ffe7ae" stop-opacity="0"/></radialGradient>';
  return (
    `<defs>${sky}</defs><rect width="1440" height="900" fill="url(#dusk-sky)"/><g class="dusk-rays">${rays()}</g>` +
    '<circle class="dusk-glow" cx="720" cy="640" r="430" fill="url(#dusk-glow)"/>' +
    hill(
      'M-20 700L120 610 260 672 380 590 520 690 700 640 900 700 1040 604 1190 668 1320 596 1470 690V920H-20z',
      '#6b4a74',
    ) +
    hill('M-20 770Q220 690 480 760T960 750 1470 760V920H-20z', '#453863') +
    hill('M-20 838Q300 780 720 822T1470 822V920H-20z', '#232a52') +
    (hasScraps ? `<g class="dusk-scraps">${scraps(seed)}</g>` : '')
  );
}

const hill = (d: string, fill: string): string =>
  `<path d="${d}" fill="#0c1430" opacity=".28" transform="translate(0 -5)"/><path d="${d}" fill="${fill}"/>`;

function rays(): string {
  return Array.from({ length: 14 }, (_, i) => {
    const from = ((-172 + i * 12.6) * Math.PI) / 180;
    const end = (angle: number): string =>
      `${round(720 + Math.cos(angle) * 1300)} ${round(690 + Math.sin(angle) * 1300)}`;
    return `<path d="M720 690L${end(from)}L${end(from + 0.11)}z" fill="#ffdf9a" opacity="${i % 2 === 0 ? 0.13 : 0.07}"/>`;
  }).join('');
}

/** Round about, never before what there is to read. */
function scraps(seed: string): string {
  const next = chanceOf(seed);
  return Array.from({ length: 110 }, (_, i) => {
    const x = 720 + (next() - 0.5) * 1400;
    const y = 30 + next() * 560;
    const size = 5 + next() * 8;
    const turn = next() * 360;
    const opacity = 0.5 + next() * 0.4;
    if (Math.abs(x - 720) < 430) return '';
    const d = i % 3 === 0 ? `M0 ${-size}L${size} ${size * 0.7}H${-size}z` : `M${-size}-3H${size}V3H${-size}z`;
    return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})" d="${d}" fill="${PAPERS[i % PAPERS.length]}" opacity="${round(opacity)}"/>`;
  }).join('');
}
