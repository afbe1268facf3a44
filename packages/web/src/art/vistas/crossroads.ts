import { rect, shape } from '../paper.ts';
import { night } from './sky.ts';

/** A crossroads at night, before a choice that can't be taken back: only the land; doors and people are put on it. */
export const crossroads = (seed: string): string =>
  night(seed) +
  shape(
    'M-400 560L160 450 330 540 520 430 720 520 930 430 1100 540 1290 440 1840 560V1220H-400z',
    '#3a3566',
  ) +
  shape('M-400 740Q360 690 720 726T1840 740V1220H-400z', '#2c2a58') +
  shape('M-400 800Q360 760 720 790T1840 800V1220H-400z', '#201f48') +
  rect(-400, 1100, 2240, 200, '#201f48');
