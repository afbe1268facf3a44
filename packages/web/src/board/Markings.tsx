import { memo, type ReactNode } from 'react';
import { type Marks, markOf } from './objects.ts';
import type { BoardSpot } from './spots.ts';

/** What can't be chosen looks as ever: why not is said. */
type Shown = 'possible' | 'chosen';
type RimProps = { readonly outline: string; readonly state: Shown; readonly isSmall: boolean };

/** Gold round what can be chosen. */
const Rim = memo(function Rim({ outline, state, isSmall }: RimProps) {
  return (
    <g className={`marking-${state}`}>
      {isSmall ? undefined : <path d={outline} className="marking-glow" />}
      <path d={outline} className="marking-line" />
    </g>
  );
});

type TipProps = { readonly x: number; readonly y: number; readonly state: Shown; readonly isSmall: boolean };

/** A pointer above it: never colour alone. What is chosen has a tick. */
const Tip = memo(function Tip({ x, y, state, isSmall }: TipProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isSmall ? 0.5 : 1})`} className={`tip-${state}`}>
      {state === 'possible' ? (
        <path d="M-8-13H8V-6L0 3-8-6z" className="marking-tip" />
      ) : (
        <>
          <circle cy="-7" r="10" className="marking-tip" />
          <path d="M-4.500-7.500l3.200 3.400 6-6.600" className="marking-tick" />
        </>
      )}
    </g>
  );
});

export type MarkingsProps = {
  readonly spots: readonly BoardSpot[];
  readonly marks: Marks;
};

const SMALL = 20;

function shownOf({ spots, marks }: MarkingsProps) {
  return spots.flatMap((spot) => {
    const { state } = markOf(marks, spot.name);
    return state === 'possible' || state === 'chosen'
      ? [{ ...spot, state, isSmall: spot.round < SMALL }]
      : [];
  });
}

/** Rims of tiles lie below the pieces and numbers of the neighbours; those of all else above it. */
export function Rims({ on, ...markings }: MarkingsProps & { readonly on: 'tiles' | 'others' }): ReactNode {
  return (
    <g className="board-over">
      {shownOf(markings)
        .filter(({ isTile }) => isTile === (on === 'tiles'))
        .map(({ name, outline, state, isSmall }) => (
          <Rim key={name} outline={outline} state={state} isSmall={isSmall} />
        ))}
    </g>
  );
}

export function Tips(markings: MarkingsProps): ReactNode {
  return (
    <g className="board-over">
      {shownOf(markings).map(({ name, tip: [x, y], state, isSmall }) => (
        <Tip key={name} x={x} y={y} state={state} isSmall={isSmall} />
      ))}
    </g>
  );
}
