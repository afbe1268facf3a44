import { memo } from 'react';
import { drawingOf } from '../art/glyphs/drawings.ts';
import { icon } from '../art/icons/icon.ts';
import { at } from '../art/paper.ts';
import { Flat } from './Flat.tsx';
import { lineOf, PATH, spaced } from './lines.ts';
import { Over } from './Over.tsx';
import type { MarkState } from './objects.ts';
import { Thing } from './Thing.tsx';

export type PathProps = {
  readonly title: string;
  readonly label: string;
  readonly state: MarkState;
  readonly progress: number;
  readonly start: number;
  readonly hourglass: number;
  /** Spaces with a boat and with income, as numbers between commas. */
  readonly boats: string;
  readonly income: string;
};

const road = (stroke: string, dx: number, dy: number, more = ''): string =>
  `<path d="${lineOf(PATH, dx, dy)}" stroke="${stroke}" stroke-width="27" fill="none" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const ROAD = road('#0d2238', -2, 8, ' stroke-opacity=".4"') + road('#8d7a57', 0, 4) + road('#e7d3a8', 0, 0);

/** The token of progress, its tip at 0. */
export const PROGRESS_TOKEN =
  '<path d="M0 4Q-11-8-11-16A11 11 0 0 1 11-16Q11-8 0 4z" fill="#fff7e4"/><path d="M0 1Q-9-9-9-16A9 9 0 0 1 9-16Q9-9 0 1z" fill="#c23f52"/><path d="M0 1Q-9-9-9-16A9 9 0 0 1 0-25Q-5-12 0 1z" fill="#8f2740"/><circle cy="-16" r="3.6" fill="#ffe3b0"/>';

/** Whoever moves the token here may take reputation: a boat brings the word over. */
const BOAT_SIGN =
  '<path d="M-7 2.500H7.500Q6 7 3.500 7.200H-4Q-6.200 6.500-7 2.500z" fill="#2b5194"/><path d="M.6-7.500Q6.500-3 6 1.200H.6z" fill="#2b5194"/><path d="M-1-5.500Q-5.500-2-5.800 1.200H-1z" fill="#4778c4"/>';

type SpaceLook = { readonly isEnd: boolean; readonly isDone: boolean; readonly isBefore: boolean };

function spaceArt({ isEnd, isDone, isBefore }: SpaceLook, mark: string): string {
  const r = isEnd ? 14.5 : 10;
  const [edge, face] = isEnd
    ? ['#a83f30', '#d2573f']
    : isBefore
      ? ['#cbb68a', '#d8c499']
      : isDone
        ? ['#c99c58', '#f2b84b']
        : ['#cdb486', '#fff6e0'];
  return `<circle r="${r}" fill="${edge}"/><circle r="${r}" cy="1" fill="${face}"/>${mark}`;
}

function spacesArt({ progress, start, hourglass, boats, income }: PathProps): string {
  const numbers = (list: string): readonly number[] => list.split(',').map(Number);
  return spaced(PATH, hourglass + 1)
    .map(([x, y], i) => {
      const isEnd = i === hourglass;
      const mark = isEnd
        ? icon('hourglass', 18, '#fff6e0', 0, 1)
        : numbers(boats).includes(i)
          ? BOAT_SIGN
          : numbers(income).includes(i)
            ? at(0, 1, 0.8, drawingOf('income'))
            : '';
      return at(x, y, 1, spaceArt({ isEnd, isDone: i <= progress, isBefore: i < start }, mark));
    })
    .join('');
}

/** Progress: the path to the hourglass. */
export const Path = memo(function Path(props: PathProps) {
  const { title, label, state, progress, hourglass } = props;
  const [x, y] = spaced(PATH, hourglass + 1)[Math.min(progress, hourglass)] ?? [0, 0];
  return (
    <>
      <Thing object="track:progress" label={label} state={state}>
        <Flat markup={ROAD + spacesArt(props)} />
      </Thing>
      <Over>
        <g transform={`translate(${x} ${y})`} className="board-token" data-piece="progress">
          <Flat markup={PROGRESS_TOKEN} />
        </g>
        {/* Below the path: the token stands up from its space, and would stand on it anywhere between. */}
        <text className="board-title" x="32" y="702" fontSize="16">
          {title}
        </text>
      </Over>
    </>
  );
});
