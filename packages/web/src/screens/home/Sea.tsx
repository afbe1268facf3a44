import { memo, type ReactNode } from 'react';
import './sea.css';

const WIDTH = 1440;
const BOTTOM = 920;

type Wave = {
  readonly colour: string;
  readonly y: number;
  readonly swing: number;
  readonly length: number;
};

/** Sheets of paper from the glowing horizon down to the deep. */
const WAVES: readonly Wave[] = [
  { colour: '#f0b893', y: 196, swing: 5, length: 150 },
  { colour: '#d9a596', y: 214, swing: 6, length: 190 },
  { colour: '#8fa9a6', y: 240, swing: 7, length: 210 },
  { colour: '#5f979f', y: 276, swing: 9, length: 240 },
  { colour: '#43838f', y: 330, swing: 10, length: 270 },
  { colour: '#33737f', y: 404, swing: 12, length: 300 },
  { colour: '#286474', y: 498, swing: 13, length: 330 },
  { colour: '#1f5567', y: 602, swing: 14, length: 360 },
  { colour: '#184759', y: 706, swing: 14, length: 390 },
  { colour: '#12394d', y: 800, swing: 14, length: 420 },
];

type Cloud = { readonly x: number; readonly y: number; readonly wide: number; readonly colour: string };

const CLOUDS: readonly Cloud[] = [
  { x: -60, y: 136, wide: 240, colour: '#f2bfa2' },
  { x: 80, y: 70, wide: 260, colour: '#eebfa6' },
  { x: 420, y: 96, wide: 200, colour: '#f3c9ac' },
  { x: 640, y: 60, wide: 240, colour: '#f0bea2' },
  { x: 560, y: 120, wide: 260, colour: '#f5d2b8' },
  { x: 880, y: 120, wide: 180, colour: '#f8d6b4' },
  { x: 1180, y: 60, wide: 300, colour: '#f3d6c6' },
];

const CLOUD = 'M8 40Q-6 38 0 26 4 16 18 19 22 2 42 4 56-6 70 8 90 6 92 22 106 26 98 38 96 41 88 40z';

function waveOf({ y, swing, length }: Wave): string {
  const crests = Math.ceil(WIDTH / length) + 1;
  const bends = Array.from({ length: crests }, (_, i) => {
    const lift = i % 2 === 0 ? -swing : swing;
    return `q${length / 2} ${lift * 2} ${length} 0`;
  });
  return `M-20 ${y}${bends.join('')}V${BOTTOM}H-20z`;
}

/** Sky, sun and sea in cut paper: behind every screen that is not the village itself. */
export const Sea = memo(function Sea(): ReactNode {
  return (
    <svg className="sea" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="sea-sky" x1="0" y1="0" x2=".25" y2="1">
          <stop offset="0" stopColor="#7d88b8" />
          <stop offset=".42" stopColor="#e5a79b" />
          <stop offset="1" stopColor="#fbd09b" />
        </linearGradient>
        <radialGradient id="sea-glow">
          <stop offset="0" stopColor="#fff0c4" stopOpacity=".95" />
          <stop offset=".35" stopColor="#ffd998" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffd998" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height="300" fill="url(#sea-sky)" />
      <circle cx="1080" cy="176" r="270" fill="url(#sea-glow)" />
      <circle cx="1080" cy="174" r="60" fill="#ffe9b8" />
      <circle cx="1080" cy="174" r="46" fill="#fff6dc" />
      {CLOUDS.map(({ x, y, wide, colour }) => (
        <path key={x} transform={`translate(${x} ${y}) scale(${wide / 100})`} d={CLOUD} fill={colour} />
      ))}
      <path
        d="M-20 206 60 150 130 176 230 118 330 168 420 132 520 180 640 150 740 196V230H-20z"
        fill="#b98a9e"
        opacity=".75"
      />
      <path
        d="M-20 214 90 178 190 200 300 160 410 196 560 176 690 208V240H-20z"
        fill="#94718f"
        opacity=".8"
      />
      {WAVES.map((wave) => (
        <g key={wave.y}>
          {/* The edge of a sheet throws its shadow upwards, away from whoever looks. */}
          <path d={waveOf(wave)} transform="translate(0 -5)" fill="#17304f" opacity=".09" />
          <path d={waveOf(wave)} transform="translate(0 -2)" fill="#17304f" opacity=".12" />
          <path d={waveOf(wave)} fill={wave.colour} />
        </g>
      ))}
      <g fill="#ffe3b0" opacity=".85">
        <path d="M1000 212q40-5 80 0t80 0q-40 7-80 2t-80-2z" />
        <path d="M1024 226q28-5 56 0t56 0q-28 7-56 2t-56-2z" />
        <path d="M1042 242q20-5 40 0t40 0q-20 7-40 2t-40-2z" />
        <path d="M1054 262q14-4 28 0t28 0q-14 6-28 2t-28-2z" />
      </g>
    </svg>
  );
});
