import { pine, tree } from '../buildings/nature.ts';
import { shape } from '../paper.ts';
import { boat, gull, zeppelin } from './crafts.ts';
import { houses, isle, paths, standing } from './land.ts';
import { PARTY } from './party.ts';
import { cloud, evening, glitter, mountains, sea } from './sky.ts';

const SUN = 1080;

const SHORE =
  'M470 690Q520 560 640 548 700 470 830 480 920 400 1050 446 1190 420 1250 520 1390 540 1420 640 1450 760 1300 790 1000 850 700 800 500 780 470 690z';
const MEADOW =
  'M520 664Q600 590 690 590 780 520 880 530 950 476 1050 500 1160 486 1220 560 1330 580 1376 640 1390 716 1290 748 1000 804 716 758 540 740 520 664z';
const HILL =
  'M640 690Q720 628 830 632 940 560 1060 584 1180 590 1250 660 1270 706 1180 726 940 760 740 738 650 730 640 690z';

const PLACES: readonly (readonly [x: number, scale: number])[] = [
  [640, 1.5],
  [790, 1.7],
  [950, 1.78],
  [1128, 2.08],
  [1306, 1.72],
];

/** The title scene: sunset over the sea, the village on its island, and those who live there. */
export function home(): string {
  return (
    evening(SUN, 174) +
    cloud(80, 70, 260, '#f7cfae', 0.8) +
    cloud(420, 96, 200, '#f9d8b8', 0.75) +
    cloud(640, 60, 240, '#f6c9a8', 0.7) +
    cloud(880, 120, 180, '#fbdcb9', 0.8) +
    cloud(-60, 136, 240, '#f2bfa2', 0.9) +
    mountains('#94718f', '#b98a9e') +
    sea() +
    glitter(SUN) +
    cloud(1180, 60, 300, '#fff0dc', 0.6) +
    gull(700, 120, 0.9) +
    gull(742, 100, 0.6) +
    zeppelin(1240, 150, 1.25) +
    boat(560, 330, 0.9, '#f2b84b') +
    boat(372, 420, 1.2) +
    island()
  );
}

/** The island alone, without sky and sea: where a page lays it into its own. */
export function island(): string {
  return (
    isle(SHORE, '#8fb56c', 22) +
    shape(MEADOW, '#a3c87c') +
    shape(HILL, '#b4d48b') +
    paths([
      ['M700 812Q760 720 880 690T1010 560', 26],
      ['M880 690Q1010 690 1180 660', 20],
      ['M850 700Q740 690 660 692', 16],
    ]) +
    pine(640, 590, 1.9, '#5d9455') +
    pine(676, 570, 2.3, '#6ea458') +
    pine(556, 650, 1.6, '#5d9455') +
    tree(1236, 566, 1.7, '#e59a45') +
    houses([
      [800, 560, 1.52, 'windmill', 'white', 'terracotta', 'blades sheaves'],
      [1010, 552, 1.72, 'charterstone', 'slate', 'navy'],
      [1150, 592, 1.35, 'domehall', 'stone', 'copper', 'telescope plain'],
      [640, 690, 1.32, 'kiln', 'brick', 'terracotta', 'bricks'],
      [936, 646, 1.25, 'treehouse', 'plank', 'terracotta'],
      [1064, 694, 1.43, 'hall', 'rose', 'plum', 'bunting steps plain'],
      [780, 706, 1.39, 'cottage', 'plaster', 'gold', 'chimney plain'],
      [1352, 672, 1.52, 'lighthouse', 'white', 'terracotta'],
      [1232, 722, 1.35, 'manor', 'plaster', 'slate', 'clock plain'],
    ]) +
    tree(704, 722, 1.3, '#9dbf63') +
    tree(1142, 744, 1.5, '#d98fb6') +
    pine(1302, 746, 1.7, '#5d9455') +
    tree(520, 726, 1.3, '#9dbf63') +
    PLACES.map(([x, scale], i) => {
      const who = PARTY[i];
      return who === undefined ? '' : standing(x, 908, scale, who);
    }).join('')
  );
}
