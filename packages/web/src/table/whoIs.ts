import { nameAt } from './names.ts';
import type { Scene } from './scene.ts';
import { charterAt } from './seating.ts';

/** By name, else by charter. */
export function whoIs({ at, seating, say }: Pick<Scene, 'at' | 'seating' | 'say'>, seat: number): string {
  const charter = charterAt(seating, seat);
  const chair = charter === undefined ? say.ui('seat.player', { n: seat }) : say.charter(charter);
  return nameAt(at, seat, say) ?? chair;
}
