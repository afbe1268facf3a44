import type { CardData } from '@charterstone/rules';
import { collects, dealsIn, fondOf, unafraidOf, varied, worksWith } from './families.ts';

/** The personas in the crates, by charter. */
const purple: { readonly [number: number]: CardData } = {
  219: worksWith('purple', 'pumpkin'),
  223: {
    kind: 'persona',
    charter: 'purple',
    abilities: { on: 'take', where: { card: 'privateObjective' }, change: { from: 'objectiveTop3' } },
  },
  224: { kind: 'persona', charter: 'purple', abilities: { on: 'scored', do: { vp: 2 } } },
  // Both regular workers come home from opponents' charters.
  225: {
    kind: 'persona',
    charter: 'purple',
    abilities: { on: 'retrieve', if: { regularsAbroad: 2 }, do: { vp: 1, coin: 1 } },
  },
  229: fondOf('purple', 'cat'),
  230: unafraidOf('purple', 'blight'),
  231: { kind: 'persona', charter: 'purple', abilities: { on: 'bump', may: true, change: { bump: 'stay' } } },
  // The die at the end of a turn names the charter that pays in the next.
  232: {
    kind: 'persona',
    charter: 'purple',
    abilities: [
      { on: 'used', where: { charter: 'noted' }, do: { vp: 1 } },
      { on: 'turnEnds', do: { roll: 'note' } },
    ],
  },
};

const black: { readonly [number: number]: CardData } = {
  233: worksWith('black', 'coal'),
  235: fondOf('black', 'ghost'),
  251: {
    kind: 'persona',
    charter: 'black',
    abilities: { on: 'taken', where: { card: 'treasure', via: 'building' }, do: { coin: 2 } },
  },
  253: { kind: 'persona', charter: 'black', abilities: { act: 'turn', once: 'game', do: { income: 1 } } },
  254: varied('black', 'minionKinds'),
  255: { kind: 'persona', charter: 'black', abilities: { on: 'pay', change: { coin: 'orResource' } } },
  256: unafraidOf('black', 'fuelShortage'),
  257: {
    kind: 'persona',
    charter: 'black',
    abilities: {
      on: 'used',
      where: { bumped: 'opponent' },
      do: { choose: { home: { retrieve: 'this' }, points: { vp: 1 } } },
    },
  },
};

const green: { readonly [number: number]: CardData } = {
  258: worksWith('green', 'wood'),
  271: collects('green', 'item', { vp: 2, coin: 1 }),
  273: dealsIn('green', 'item'),
  274: {
    kind: 'persona',
    charter: 'green',
    abilities: { on: 'advance', where: { cause: 'objective' }, change: { by: { either: [1, 0, -1] } } },
  },
  275: {
    kind: 'persona',
    charter: 'green',
    abilities: { on: 'used', where: { charter: 'commons' }, do: { vp: 1 } },
  },
  276: {
    kind: 'persona',
    charter: 'green',
    abilities: { on: 'used', where: { built: 'byMe', used: 'never' }, do: { vp: 4 } },
  },
  277: unafraidOf('green', 'vermin'),
  279: fondOf('green', 'butler'),
};

const red: { readonly [number: number]: CardData } = {
  280: worksWith('red', 'clay'),
  293: collects('red', 'guest', { vp: 1, coin: 1 }),
  295: dealsIn('red', 'guest'),
  296: varied('red', 'resourceKinds'),
  298: fondOf('red', 'golem'),
  300: unafraidOf('red', 'bandit'),
  301: {
    kind: 'persona',
    charter: 'red',
    abilities: { on: 'help', where: { minion: 'opponent' }, change: { help: 'none' } },
  },
  302: {
    kind: 'persona',
    charter: 'red',
    abilities: { on: 'entered', where: { worker: 'minion' }, do: { vp: 1 } },
  },
};

const blue: { readonly [number: number]: CardData } = {
  303: worksWith('blue', 'metal'),
  304: collects('blue', 'unconstructedBuilding', { vp: 2, coin: 1 }),
  306: {
    kind: 'persona',
    charter: 'blue',
    abilities: { on: 'advanced', where: { space: 'income' }, do: { vp: 3 } },
  },
  307: {
    kind: 'persona',
    charter: 'blue',
    abilities: { on: 'take', where: { card: 'card' }, may: true, change: { from: 'deckTop3' } },
  },
  308: {
    kind: 'persona',
    charter: 'blue',
    abilities: { on: 'scoring', if: { influence: 0 }, do: { vp: 6 } },
  },
  311: fondOf('blue', 'robot'),
  312: unafraidOf('blue', 'disrepair'),
  313: {
    kind: 'persona',
    charter: 'blue',
    abilities: { on: 'used', if: { workersHome: 0 }, may: true, do: { retrieve: 'all' } },
  },
};

const yellow: { readonly [number: number]: CardData } = {
  314: worksWith('yellow', 'grain'),
  327: collects('yellow', 'friend', { vp: 1, coin: 1 }),
  // Before the building is paid for: the influence may be its price.
  329: {
    kind: 'persona',
    charter: 'yellow',
    abilities: { on: 'bumped', where: { bumped: 'opponent' }, do: { influence: 1 } },
  },
  330: varied('yellow', 'cardKinds'),
  331: {
    kind: 'persona',
    charter: 'yellow',
    abilities: { on: 'entered', where: { charter: 'any' }, do: { roll: ['here'], then: { vp: 2 } } },
  },
  333: fondOf('yellow', 'chef'),
  335: unafraidOf('yellow', 'famine'),
  336: {
    kind: 'persona',
    charter: 'yellow',
    abilities: { on: 'scored', where: { first: true, public: true }, do: { vp: 3 } },
  },
};

export const villagers: { readonly [number: number]: CardData } = {
  ...purple,
  ...black,
  ...green,
  ...red,
  ...blue,
  ...yellow,
};
