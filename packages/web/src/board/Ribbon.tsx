import type { Charter } from '@charterstone/rules';
import { memo } from 'react';
import { emblem } from '../art/emblems.ts';
import { titleWidthOf } from '../art/lettering.ts';
import { at, SHADOW } from '../art/paper.ts';
import { token } from '../art/pieces/pieces.ts';
import { TONES } from '../art/tones.ts';
import { Flat } from './Flat.tsx';
import { fitted } from './fitted.ts';
import type { MarkState } from './objects.ts';
import { RIBBONS } from './places.ts';
import { guestPlace } from './slots.ts';
import { RIBBON_WIDTH } from './spots.ts';
import { Thing } from './Thing.tsx';

export type RibbonProps = {
  readonly charter: Charter;
  readonly name: string;
  readonly label: string;
  readonly state: MarkState;
  readonly isQuiet: boolean;
  /** Whose turn it is: the crest has a ring of gold. */
  readonly isActive: boolean;
  /** Whose influence lies on the emblem, as words between commas. */
  readonly visitors: string;
};

/** The name of a charter on a paper ribbon, with its emblem and the influence that lies on it. */
export const Ribbon = memo(function Ribbon(props: RibbonProps) {
  const { charter, name, label, state, isQuiet, isActive, visitors } = props;
  const [x, y] = RIBBONS[charter];
  const tones = TONES[charter];
  const title = fitted(name, RIBBON_WIDTH - 50, 13, 9.5, titleWidthOf);
  const needed = Math.min(RIBBON_WIDTH - 30, Math.max(44, titleWidthOf(title.text) * title.size + 26));
  // Where it can be chosen, it is as long as its rim.
  const width = state === 'none' ? needed : RIBBON_WIDTH - 37;
  const strip = `M-14-12.500H${width + 12}l-7 12.500 7 12.500H-14z`;
  const crest =
    `<path d="${strip}" fill="${SHADOW}" opacity=".3" transform="translate(-1.500 3)"/><circle r="16" cx="-1.500" cy="3" fill="${SHADOW}" opacity=".3"/>` +
    `<path d="${strip}" fill="#fff4dd"/><circle r="${isActive ? 18 : 16}" fill="${isActive ? '#f2b84b' : '#fff4dd'}"/>${isActive ? '<circle r="15.500" fill="#fff4dd"/>' : ''}` +
    `<circle r="13.500" fill="${tones.d}"/><circle r="11.500" fill="${tones.m}"/>${emblem(charter, 14.5, tones.on)}`;
  const guests = visitors
    .split(',')
    .filter(isCharter)
    .map((visitor, i) => {
      const [dx, dy] = guestPlace(i);
      return `<g data-piece="guest-${charter}-${visitor}">${at(dx, dy, 1, token(visitor, 6))}</g>`;
    })
    .join('');
  return (
    <Thing
      object={`charter:${charter}`}
      label={label}
      state={state}
      transform={`translate(${x} ${y})`}
      className={isQuiet ? 'ribbon-quiet' : ''}
    >
      <Flat markup={crest + guests} />
      <text className="board-name" x="20" y="4.800" fontSize={title.size}>
        {title.text}
      </text>
    </Thing>
  );
});

function isCharter(word: string): word is Charter {
  return word !== '';
}
