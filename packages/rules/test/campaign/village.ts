import type { Charter } from '@charterstone/rules';
import { type Holding, type Position, type Table, theBox } from '@charterstone/testkit';

/** Enough of everything to construct and use. */
export const RICH: Holding = {
  coins: 10,
  influence: 12,
  metal: 4,
  grain: 4,
  wood: 4,
  coal: 4,
  clay: 4,
  pumpkin: 4,
};

/** The printed value of a building. */
export function printedValue(card: number): number {
  const data = theBox().data.cards[card];
  return data?.kind === 'building' ? (data.value ?? 0) : 0;
}

/** The doors of the story that were opened, in order. */
export function doors(game: Table): readonly string[] {
  return game.history.flatMap((fact) => (fact.fact === 'storyOpened' ? [fact.door] : []));
}

/** The first two islands of each charter over its last two plots. */
export function islandsOf(charters: readonly Charter[]): Position {
  return Object.fromEntries(
    charters.map((charter) => [
      charter,
      { islands: { [`sky-${charter}-1`]: `${charter}-5`, [`sky-${charter}-2`]: `${charter}-6` } },
    ]),
  );
}

export const LAID = islandsOf(['red', 'blue']);
