import { at, line, rect, shape } from '../paper.ts';

const LIGHT = '#fff3d6';

/** A pennant that has been reached. */
export const FLAG =
  shape('M-3.2-6.6h1.6V5.6h-1.6z', LIGHT) +
  shape('M-1.2-6.4L5.8-3.2-1.2 0z', LIGHT) +
  shape('M-6 7Q-2.4 3.4 1.2 7z', LIGHT);

/** Cards that make way for others. */
export const FRESH_CARDS =
  rect(-2.6, -3.6, 5.2, 7.2, LIGHT, 1) +
  line('M-5.8 1.5A6 6 0 0 0 3.5 5M5.8-1.5A6 6 0 0 0-3.5-5', LIGHT, 1.5) +
  shape('M2.4 7.4L6.2 4.4 2.2 2.4zM-2.4-7.4L-6.2-4.4-2.2-2.4z', LIGHT);

const PAWN = 'M0-8.6A3.3 3.3 0 0 1 1.9-2.7Q4.6-1.5 5 4.6H-5Q-4.6-1.5-1.9-2.7A3.3 3.3 0 0 1 0-8.6z';

/** A worker that comes home. */
export const HOMEWARD =
  at(2, 0.4, 0.82, shape(PAWN, LIGHT)) +
  line('M-1.5 6.5H-5.5V-1', LIGHT, 1.6) +
  shape('M-8-1H-3L-5.5-4.6z', LIGHT);

/** Everybody. */
export const THREE =
  at(-5, 1, 0.82, shape(PAWN, '#7f8fbe')) +
  at(5, 1, 0.82, shape(PAWN, '#7f8fbe')) +
  at(0, 3, 1, shape(PAWN, '#56669c'));

/** Cards in a hand. */
export const FAN =
  at(0, 7, 1, rect(-4, -15, 8, 12, '#35507a', 1.2), -24) +
  at(0, 7, 1, rect(-4, -15, 8, 12, '#51679c', 1.2)) +
  at(0, 7, 1, rect(-4, -15, 8, 12, '#7f95c6', 1.2), 24);
