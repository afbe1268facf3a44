import { memo } from 'react';
import { titleWidthOf, widthOf } from '../art/lettering.ts';
import { Flat } from './Flat.tsx';
import { broken, fitted } from './fitted.ts';
import { Over } from './Over.tsx';
import type { MarkState } from './objects.ts';
import { GUIDEPOST_AT } from './spots.ts';
import { Thing } from './Thing.tsx';

const ISLET = 'M-46 20Q-40 4-6 6 34 0 50 18 40 30 0 30T-46 20z';
const POST = `<path d="${ISLET}" fill="#0c1c36" opacity=".35" transform="translate(-3 9)"/><path d="${ISLET}" fill="#b79c73" transform="translate(0 4)"/><path d="${ISLET}" fill="#f3e0b6"/><path d="M-34 18Q-24 8 2 10 28 8 38 17 26 24 0 24T-34 18z" fill="#8fb56c"/><rect x="-3.5" y="-62" width="7" height="80" fill="#8a5a3d"/><rect x="-3.5" y="-62" width="2.6" height="80" fill="#5f3b30"/><path d="M-54-60H46l12 13-12 13H-54z" fill="#7d4f38" transform="translate(0 3)"/><path d="M-54-60H46l12 13-12 13H-54z" fill="#fff4dd"/><path d="M58-29H-46l-11 14.500 11 14.500H58z" fill="#8a5a34" transform="translate(0 2.500)"/><path d="M58-29H-46l-11 14.500 11 14.500H58z" fill="#c98f55"/>`;

export type GuidepostProps = {
  readonly card: number;
  readonly title: string;
  readonly name: string;
  readonly label: string;
  readonly state: MarkState;
};

/** The guidepost of this game, on an islet of its own. */
export const Guidepost = memo(function Guidepost({ card, title, name, label, state }: GuidepostProps) {
  const heading = fitted(title, 90, 14, 9, titleWidthOf);
  const lines = broken(name, 16).map((line) => fitted(line, 98, 12, 8.6, widthOf));
  const size = Math.min(...lines.map((line) => line.size));
  return (
    <g transform={`translate(${GUIDEPOST_AT[0]} ${GUIDEPOST_AT[1]})`}>
      <Thing object={`card:${card}`} label={label} state={state}>
        <Flat markup={POST} />
      </Thing>
      <Over>
        <text className="board-title ink" x="-46" y="-42.5" fontSize={heading.size}>
          {heading.text}
        </text>
        {lines.map(({ text }, i) => (
          <text
            key={text}
            className="board-sign"
            x="3"
            y={-10.5 + (i - (lines.length - 1) / 2) * 11.5}
            fontSize={size}
            textAnchor="middle"
          >
            {text}
          </text>
        ))}
      </Over>
    </g>
  );
});
