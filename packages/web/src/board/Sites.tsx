import { memo, type ReactNode } from 'react';
import { DrawnGroup } from '../art/Drawn.tsx';
import type { MarkState, ObjectName } from './objects.ts';
import { Thing } from './Thing.tsx';

/** All that one place shows, as plain words and numbers: a place is drawn anew when one of them changes, and only then. */
export type PlaceView = {
  readonly place: string;
  readonly object: ObjectName;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly state: MarkState;
  /** Markup of the tile or hole, of the pieces on it, and of the chips above them. */
  readonly tile: string;
  readonly pieces: string;
  readonly print: string;
};

type TileProps = Pick<PlaceView, 'object' | 'x' | 'y' | 'label' | 'state' | 'tile'>;

const Tile = memo(function Tile({ object, x, y, label, state, tile }: TileProps) {
  return (
    <Thing object={object} label={label} state={state} transform={`translate(${x} ${y})`} className="tile">
      <DrawnGroup markup={tile} />
    </Thing>
  );
});

type LayerProps = {
  readonly place: string;
  readonly of: 'pieces' | 'print';
  readonly x: number;
  readonly y: number;
  readonly markup: string;
};

const Layer = memo(function Layer({ place, of, x, y, markup }: LayerProps) {
  return markup === '' ? undefined : (
    <g {...{ [`data-${of}`]: place }} transform={`translate(${x} ${y})`}>
      <DrawnGroup markup={markup} />
    </g>
  );
});

/** Three layers: tiles (and the rims that mark some of them), pieces, numbers. What is printed is never covered, not even by the neighbour's chimney. */
export function Sites({
  places,
  rims,
}: {
  readonly places: readonly PlaceView[];
  readonly rims: ReactNode;
}): ReactNode {
  return (
    <>
      <g>
        {places.map(({ place, object, x, y, label, state, tile }) => (
          <Tile key={place} object={object} x={x} y={y} label={label} state={state} tile={tile} />
        ))}
      </g>
      {rims}
      <g className="board-over">
        {places.map(({ place, x, y, pieces }) => (
          <Layer key={place} of="pieces" place={place} x={x} y={y} markup={pieces} />
        ))}
      </g>
      <g className="board-over">
        {places.map(({ place, x, y, print }) => (
          <Layer key={place} of="print" place={place} x={x} y={y} markup={print} />
        ))}
      </g>
    </>
  );
}
