import { memo } from 'react';
import { drawingOf } from '../art/glyphs/drawings.ts';
import { at, shape } from '../art/paper.ts';
import { figure } from '../art/pieces/counts.ts';
import { scoreFlag } from '../art/pieces/pieces.ts';
import { TONES } from '../art/tones.ts';
import { Flat } from './Flat.tsx';
import { short } from './hexes.ts';
import { Over } from './Over.tsx';
import type { MarkState } from './objects.ts';
import { numberEvery, ribbonEnd } from './scale.ts';
import { flagPlaces, POINTS_RIBBON, type Score } from './scoreFlags.ts';
import { Thing } from './Thing.tsx';

const { left: LEFT, right: RIGHT, y: Y } = POINTS_RIBBON;
const RIBBON = `M${LEFT - 42} ${Y - 10}H${RIGHT + 18}l-7 10 7 10H${LEFT - 42}l7-10z`;
const INK = '#3b2a4c';

export type PointsProps = {
  readonly label: string;
  readonly state: MarkState;
  readonly scores: readonly Score[];
};

const RIBBON_ART =
  `<g transform="translate(-3 6)">${shape(RIBBON, '#0d2238', 0.35)}</g>` +
  shape(RIBBON, '#fff4dd') +
  at(LEFT - 21, Y, 0.85, drawingOf('vp'));

function ticksArt(end: number): string {
  const every = numberEvery(end);
  const ticks = Array.from({ length: end + 1 }, (_, n) => {
    const x = short(LEFT + ((RIGHT - LEFT) * n) / end);
    if (n % every === 0) return figure(String(n), x, Y + 4.4, 12, INK);
    const tall = n % 5 === 0 ? 8 : 4;
    // On a long ribbon single points would be a smear.
    return end > 100 && n % 5 !== 0
      ? ''
      : `<rect x="${short(x - 0.5)}" y="${Y - tall / 2}" width="1.1" height="${tall}" fill="#a58d67"/>`;
  });
  return ticks.join('');
}

function flagsArt(scores: PointsProps['scores']): string {
  return flagPlaces(scores)
    .map(({ charter, tip, at: [x, y] }) => {
      // Pushed aside, a flag still points at its number.
      const string = `<path d="M${short(x)} ${Y - 16}L${short(tip)} ${Y - 7}" stroke="${TONES[charter].d}" stroke-width="2.2" stroke-linecap="round"/>`;
      return `<g data-piece="flag-${charter}">${string}${at(x, y, 1, scoreFlag(charter))}</g>`;
    })
    .join('');
}

/** Victory points: a ribbon with a flag for every charter that is played. */
export const Points = memo(
  function Points({ label, state, scores }: PointsProps) {
    const end = ribbonEnd(scores.map(({ points }) => points));
    return (
      <>
        <Thing object="track:points" label={label} state={state}>
          <Flat markup={RIBBON_ART} />
        </Thing>
        <Over>
          <Flat markup={ticksArt(end) + flagsArt(scores)} />
        </Over>
      </>
    );
  },
  (a, b) => a.label === b.label && a.state === b.state && scoreWord(a.scores) === scoreWord(b.scores),
);

function scoreWord(scores: PointsProps['scores']): string {
  return scores.map(({ charter, points }) => `${charter}${points}`).join();
}
