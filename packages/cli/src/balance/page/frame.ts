import { boxInUse } from '../../box.ts';
import { label, line, rect, type Scale, scale, ticks, WIDTH } from './svg.ts';

/** A chart in columns, such as the twelve games: they lie to the right, numbers upwards. */
export type Frame = {
  readonly height: number;
  readonly y: Scale;
  /** The middle of a column, the first being 1, and how wide a column is. */
  readonly x: (column: number) => number;
  readonly column: number;
  readonly axes: string;
};

const LEFT = 30;
const RIGHT = 6;
const TOP = 18;
const BOTTOM = 34;
const HEIGHT = 220;

export function gamesFrame(most: number, unit: string): Frame {
  const games = Array.from({ length: boxInUse().games }, (_, i) => String(i + 1));
  return frameOf(most, unit, games, 'game');
}

/** With a name for each column, and what they are. */
export function frameOf(most: number, unit: string, names: readonly string[], along: string): Frame {
  const marks = ticks(Math.max(1, most));
  const top = marks.at(-1) ?? most;
  const y = scale([0, top], [HEIGHT - BOTTOM, TOP]);
  const column = (WIDTH - LEFT - RIGHT) / names.length;
  const x = (number: number): number => LEFT + (number - 0.5) * column;
  const axes = [
    ...marks.map((mark) => line(LEFT, y(mark), WIDTH - RIGHT, y(mark), 'grid')),
    ...marks.map((mark) => label(LEFT - 5, y(mark) + 4, mark.toLocaleString('en'), 'end', 'soft')),
    ...names.map((name, i) => label(x(i + 1), HEIGHT - BOTTOM + 15, name, 'middle')),
    label(WIDTH - RIGHT, HEIGHT - 4, along, 'end', 'soft'),
    label(2, 10, unit, 'start', 'soft'),
  ].join('');
  return { height: HEIGHT, x, y, column, axes };
}

/** Where a check wants the numbers of some games to be. */
export type Wanted = {
  readonly games: readonly [number, number];
  readonly low: number;
  readonly high: number;
};

export function wantedAreas({ x, y, column }: Frame, wanted: readonly Wanted[]): string {
  return wanted
    .map(({ games: [first, last], low, high }) =>
      rect(x(first) - column / 2 + 1, y(high), (last - first + 1) * column - 2, y(low) - y(high), 'wanted'),
    )
    .join('');
}
