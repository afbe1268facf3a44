import { nameAt } from './names.ts';
import type { Scene } from './scene.ts';

/** Several seats of one person have one name: their charters tell them apart. So do they where nobody sits. */
export function whoIs({ at, now, say }: Scene, seat: number): string {
  const charter = now.charters.find((supply) => supply.seat === seat)?.charter;
  const chair = charter === undefined ? say.ui('seat.player', { n: seat }) : say.charter(charter);
  return at.seats.length > 1 && at.seats.includes(seat) ? chair : (nameAt(at, seat, say) ?? chair);
}
