import { nameAt } from './names.ts';
import type { Scene } from './scene.ts';

/** Several seats of one person have one name: their charters tell them apart. */
export function whoIs({ at, now, say }: Scene, seat: number): string {
  const name = nameAt(at, seat, say) ?? say.ui('seat.player', { n: seat });
  const charter = now.charters.find((supply) => supply.seat === seat)?.charter;
  if (at.seats.length < 2 || !at.seats.includes(seat)) return name;
  return charter === undefined ? say.ui('seat.player', { n: seat }) : say.charter(charter);
}
