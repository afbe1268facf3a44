import { testTable } from '../compile/conditions.ts';
import { sumOf } from '../engine/tests.ts';
import type { Test } from '../language/effect.ts';
import type { Game } from '../table/game.ts';

/** What the sum that a test asks the whole village for comes to now; undefined where it asks for something else. */
export function villageSum(g: Game, test: Test): number | undefined {
  if (!('sum' in test)) return undefined;
  const [row] = testTable(test, (fault) => {
    throw new Error(`the test of an open box asks for ${fault}`);
  });
  return row === undefined ? undefined : sumOf(g, row, -1, 0);
}
