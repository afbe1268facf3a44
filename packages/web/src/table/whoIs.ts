import { nameAt } from './names.ts';
import type { Scene } from './scene.ts';

/** By name, else by charter. */
export function whoIs({ at, seating, say }: Pick<Scene, 'at' | 'seating' | 'say'>, seat: number): string {
  const [charter] = [...seating].find(([, sits]) => sits === seat) ?? [];
  const chair = charter === undefined ? say.ui('seat.player', { n: seat }) : say.charter(charter);
  return nameAt(at, seat, say) ?? chair;
}
