import type { CardData, Effect } from '@charterstone/rules';

/** A guest pays on income: both rewards at a small table, one of them at a big one (rule 11). */
function guest(rewards: { readonly [label: string]: Effect }): CardData {
  return {
    kind: 'guest',
    abilities: { on: 'income', do: { choose: rewards, take: { seats: [2, 2, 2, 1, 1, 1] } } },
  };
}

/** Guests: each resource once with a point and once with a coin. 291 and 292 can free the spectral worker (card 343). */
export const guests: { readonly [number: number]: CardData } = {
  281: guest({ points: { vp: 1 }, goods: { pumpkin: 1 } }),
  282: guest({ points: { vp: 1 }, goods: { coal: 1 } }),
  283: guest({ points: { vp: 1 }, goods: { wood: 1 } }),
  284: guest({ points: { vp: 1 }, goods: { clay: 1 } }),
  285: guest({ points: { vp: 1 }, goods: { metal: 1 } }),
  286: guest({ points: { vp: 1 }, goods: { grain: 1 } }),
  287: guest({ coins: { coin: 1 }, goods: { pumpkin: 1 } }),
  288: guest({ coins: { coin: 1 }, goods: { coal: 1 } }),
  289: guest({ coins: { coin: 1 }, goods: { wood: 1 } }),
  290: guest({ coins: { coin: 1 }, goods: { clay: 1 } }),
  291: guest({ coins: { coin: 1 }, goods: { metal: 1 } }),
  292: guest({ coins: { coin: 1 }, goods: { grain: 1 } }),
};
