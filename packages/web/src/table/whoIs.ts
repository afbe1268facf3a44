import { nameAt } from './names.ts';
import type { Scene } from './scene.ts';

/** By name, else by charter. */
export function whoIs({ at, now, say }: Scene, seat: number): string {
  const charter = now.charters.find((supply) => supply.seat === seat)?.charter;
  const chair = charter === undefined ? say.ui('seat.player', { n: seat }) : say.charter(charter);
  return nameAt(at, seat, say) ?? chair;
}
