import { memo, type ReactNode } from 'react';
import { pathOf, tileHexagon } from './hexes.ts';
import { type Marks, markOf } from './objects.ts';
import type { BoardSpot } from './spots.ts';

/** What can't be chosen has no rim: why not is said. */
type Shown = 'possible' | 'chosen';
type TipProps = {
  readonly x: number;
  readonly y: number;
  readonly state: Shown;
  readonly isSmall: boolean;
  readonly isTile: boolean;
};

/** A pointer: never colour alone. What is chosen has a tick. On a tile it lies in the upper corner, above all that is printed there, and never on the tile above. */
const Tip = memo(function Tip({ x, y, state, isSmall, isTile }: TipProps) {
  const scale = isTile ? 0.8 : isSmall ? 0.5 : 1;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${state === 'possible' && isTile ? 1 : scale})`}
      className={`tip-${state}`}
    >
      {state === 'possible' ? (
        <path d={isTile ? 'M0-8L12-1 0 5.500-12-1z' : 'M-8-13H8V-6L0 3-8-6z'} className="marking-tip" />
      ) : (
        <g transform={isTile ? 'translate(0 7)' : undefined}>
          <circle cy="-7" r="10" className="marking-tip" />
          <path d="M-4.500-7.500l3.200 3.400 6-6.600" className="marking-tick" />
        </g>
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

/** One path for all of them, however many they are. */
const Veil = memo(function Veil({ d }: { readonly d: string }) {
  return d === '' ? undefined : <path d={d} className="marking-veil" />;
});

/**
 * Where a tile is asked for, those that can't be the answer lie in the shade, bare plots only where one of them is asked for. Where no tile is, the
 * village is as it is.
 */
function veilOf({ spots, marks }: MarkingsProps): string {
  const tiles = spots
    .filter(({ isTile }) => isTile)
    .map((spot) => ({ ...spot, state: markOf(marks, spot.name).state }));
  const asked = tiles.filter(({ state }) => state === 'possible');
  if (asked.length === 0) return '';
  const isPlotAsked = asked.some(({ isBare }) => isBare);
  return pathOf(
    tiles
      .filter(({ state, isBare }) => state !== 'possible' && state !== 'chosen' && (isPlotAsked || !isBare))
      .map(({ at }) => tileHexagon(0, ...at)),
  );
}

/**
 * Gold on a dark edge, so that it is seen on gold and on cream. Every edge lies below every line: neighbours leave each other whole. Rims of tiles
 * lie below the pieces and numbers of the neighbours; those of all else above it.
 */
export function Rims({ on, ...markings }: MarkingsProps & { readonly on: 'tiles' | 'others' }): ReactNode {
  const shown = shownOf(markings).filter(({ isTile }) => isTile === (on === 'tiles'));
  return (
    <g className="board-over">
      {on === 'tiles' ? <Veil d={veilOf(markings)} /> : undefined}
      {(['edge', 'line'] as const).map((part) => (
        <g key={part}>
          {shown.map(({ name, outline, state, isSmall }) => (
            <path
              key={name}
              d={outline}
              className={`marking-${part} marking-${state}${isSmall ? ' marking-small' : ''}`}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

export function Tips(markings: MarkingsProps): ReactNode {
  return (
    <g className="board-over">
      {shownOf(markings).map(({ name, tip: [x, y], state, isSmall, isTile }) => (
        <Tip key={name} x={x} y={y} state={state} isSmall={isSmall} isTile={isTile} />
      ))}
    </g>
  );
}
