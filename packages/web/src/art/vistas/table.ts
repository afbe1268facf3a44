import { cloud, evening, glitter, mountains, sea } from './sky.ts';

/** Behind the board: sky and sea, nothing that moves, few shapes. */
export const table = (): string =>
  evening(1080, 174) +
  cloud(80, 70, 260, '#f7cfae', 0.8) +
  cloud(640, 60, 240, '#f6c9a8', 0.7) +
  cloud(-60, 136, 240, '#f2bfa2', 0.9) +
  mountains('#94718f', '#b98a9e') +
  sea(true) +
  glitter(1080);
