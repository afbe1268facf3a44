import { type Inspection, inspect } from '@charterstone/rules';
import type { AtTable } from '../../src/client/index.ts';
import { box } from '../journals/games.ts';
import { playOn } from './evening.ts';

/** The table as somebody there sees it, in the words of the rules. */
export function seen(at: AtTable, seat = at.seats[0] ?? 0): Inspection {
  const cells = at.views.get(seat)?.cells;
  if (cells === undefined) throw new Error(`nothing is seen from seat ${seat}`);
  return inspect({ seat: seat === 0 ? undefined : seat, box, table: cells });
}

/** Everybody plays on by chance until a game begins. */
export async function playToGame(at: readonly AtTable[], game: number): Promise<void> {
  const [first] = at;
  for (let steps = 0; first !== undefined && steps < 3000; steps++) {
    if (seen(first).game >= game) return;
    if ((await playOn(at, 1, steps)) === 0) break;
  }
  throw new Error(`the table does not come to game ${game}`);
}
