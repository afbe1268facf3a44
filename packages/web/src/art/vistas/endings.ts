import { pine, tree } from '../buildings/nature.ts';
import { chanceOf } from '../chance.ts';
import { at, round, shape, times } from '../paper.ts';
import { boat, zeppelin } from './crafts.ts';
import { houses } from './land.ts';
import { cloud, evening, glitter, mountains, night, nightSea, sea } from './sky.ts';

const PAPERS = ['#f0795b', '#f2b84b', '#7fd1ae', '#8fb8ec', '#b48bd0', '#fff4dd'] as const;

/** Scraps of paper in the air. */
export function confetti(seed: string, width: number, height: number, scraps = 60): string {
  const chance = chanceOf(seed);
  return times(scraps, (i) => {
    const [x, y, angle] = [chance() * width, 40 + chance() * height, chance() * 360];
    return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" d="${i % 3 ? 'M-7-3H7V3H-7z' : 'M0-7L7 5H-7z'}" fill="${PAPERS[i % PAPERS.length] ?? PAPERS[0]}" opacity=".9"/>`;
  });
}

const meadows = (far: string, middle: string, near: string): string =>
  shape('M-400 640Q200 560 470 600T900 590 1840 640V1220H-400z', far) +
  shape('M-400 690Q260 620 560 660T1840 690V1220H-400z', middle) +
  shape('M-400 752Q360 726 760 742T1840 752V1220H-400z', near);

/** The end of a game: the meadow where everybody stands, with paper in the air. */
export const end = (seed: string): string =>
  evening(1080, 174) +
  cloud(60, 120, 240, '#fbe0c6', 0.7) +
  cloud(620, 70, 260, '#f6c9a8', 0.7) +
  mountains('#94718f', '#b98a9e') +
  sea() +
  glitter(1080) +
  // Low over the water: titles stand in the sky.
  zeppelin(120, 430, 0.85) +
  boat(980, 380, 1.1) +
  meadows('#6f9a62', '#86ae6c', '#a9c882') +
  houses([
    [70, 612, 1.5, 'windmill', 'white', 'terracotta', 'blades sheaves'],
    [330, 632, 1.2, 'cottage', 'plaster', 'gold', 'chimney flowers plain'],
    [560, 628, 1.3, 'roundtower', 'stone', 'copper', 'flag plain'],
    [800, 632, 1.6, 'hall', 'rose', 'plum', 'bunting steps plain'],
    [1060, 640, 1.3, 'treehouse', 'plank', 'terracotta'],
    [1240, 656, 1.5, 'domehall', 'stone', 'copper', 'flowers plain'],
    [1404, 690, 1.5, 'manor', 'plaster', 'slate', 'clock plain'],
  ]) +
  tree(210, 652, 1.9, '#d98fb6') +
  pine(944, 668, 2.6, '#5d9455') +
  pine(976, 676, 2, '#6ea458') +
  tree(690, 664, 1.7, '#9dbf63') +
  confetti(seed, 1440, 420, 70);

/** The end of a campaign that was not won: the village at night, every window lit, and nothing in the air. */
export const last = (seed: string): string =>
  night(seed) +
  mountains('#2c2a58', '#3a3566') +
  nightSea() +
  at(0, 26, 1, `<g opacity=".5">${glitter(1140)}</g>`) +
  zeppelin(120, 420, 0.9, '#8a5878') +
  meadows('#2c3a58', '#34466a', '#3d5276') +
  houses([
    [150, 640, 1.8, 'windmill', 'slate', 'navy', 'blades'],
    [360, 668, 1.6, 'cottage', 'slate', 'plum', 'chimney plain'],
    [540, 690, 1.5, 'roundtower', 'iron', 'navy', 'flag plain'],
    [740, 676, 2.1, 'charterstone', 'slate', 'navy'],
    [960, 690, 1.7, 'hall', 'plum', 'navy', 'bunting plain'],
    [1150, 670, 1.6, 'onionhall', 'iron', 'plum', 'plain'],
    [1340, 690, 1.7, 'manor', 'slate', 'charcoal', 'clock plain'],
  ]);
