import type { CardData } from '@charterstone/rules';

/** A companion is treated kindly, which makes room in the chest and is remembered, or unkindly, which makes a name. */
const companion: CardData = {
  kind: 'companion',
  abilities: {
    on: 'taken',
    where: { card: 'this' },
    do: { choose: { kind: [{ capacity: 1 }, { note: 1, keep: 'campaign' }], unkind: { glory: 1 } } },
  },
};

/** The six companions, and the spectral worker. */
export const companions: { readonly [number: number]: CardData } = {
  337: companion,
  338: companion,
  339: companion,
  340: companion,
  341: companion,
  342: companion,
  // Whoever holds the spectral worker can't win the campaign before paying one of three prices after a game.
  343: {
    kind: 'spectral',
    abilities: [
      { on: 'entered', where: { worker: 'spectral' }, do: { reputation: 1 } },
      { on: 'bumped', where: { by: 'opponent', bumped: 'mySpectral' }, do: { reputation: 1 } },
      { forbid: 'champion' },
      // One of two guests or one of two treasures, or nine coins.
      {
        on: 'aftermath',
        may: true,
        pay: { cards: [291, 292, 236, 243] },
        do: { move: 'this', to: 'archive', pick: 'top' },
      },
      { on: 'crown', may: true, pay: { coin: 9 }, do: { move: 'this', to: 'archive', pick: 'top' } },
    ],
  },
};
