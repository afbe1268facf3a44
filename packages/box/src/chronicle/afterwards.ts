import type { CardData } from '@charterstone/rules';
import { layTable } from './printed.ts';

/** The rules of the games after the campaign (crate W): everything is shared out anew before each of them. */
export const rulesAfterwards: { readonly [number: number]: CardData } = {
  // 1 Sky islands
  152: {
    kind: 'rule',
    slot: 1,
    abilities: {
      on: 'village',
      where: { by: 'anyone' },
      do: [
        { each: 'player', do: { move: 'skyIsland', n: 4, from: 'supply', to: 'hand', pick: 'random' } },
        { each: 'player', apart: true, do: { lay: 'skyIsland', n: 2 } },
      ],
    },
  },
  // 2 Personas: three by chance, one of them put on, the others back; new ones act at once
  153: {
    kind: 'rule',
    slot: 2,
    allows: 'newPersonas',
    abilities: [
      {
        on: 'seats',
        where: { by: 'human' },
        do: [
          { move: 'persona', n: 3, from: 'personaDeck', to: 'chest', pick: 'random' },
          { persona: 1 },
          { move: 'persona', n: 'all', from: 'chest', to: 'personaDeck' },
        ],
      },
    ],
  },
  // 4 Setup
  154: {
    kind: 'rule',
    slot: 4,
    abilities: [
      {
        on: 'supply',
        where: { by: 'anyone' },
        do: [{ cast: 'charters' }, ...layTable],
      },
      {
        on: 'bonuses',
        where: { by: 'human' },
        do: [
          { choose: { minion: { minion: 1 }, card: { card: 1 } } },
          { choose: { coins: { coin: 2 }, points: { vp: 3 } } },
        ],
      },
    ],
  },
  // 18 Constructing: the price may be paid without constructing
  155: {
    kind: 'rule',
    slot: 18,
    allows: 'overbuilding',
    abilities: [
      { on: 'built', where: { by: 'human' }, do: { progress: 1 } },
      { on: 'aim', where: { gives: 'construct' }, may: true, change: { aim: 'none' } },
    ],
  },
  // 19 Unlocking a crate: the price may be paid without unlocking
  156: {
    kind: 'rule',
    slot: 19,
    abilities: [
      { on: 'opened', where: { by: 'human' }, do: { progress: 1 } },
      { on: 'aim', where: { gives: 'crate' }, may: true, change: { aim: 'none' } },
    ],
  },
  // 26 End of game: everything goes back, nothing is kept
  157: { kind: 'rule', slot: 26, abilities: { on: 'clear', do: { keep: 'nothing' } } },
};
