import type { CardData } from '@charterstone/rules';

/** Another persona from the chest, on top of those in play. */
const gauntlet: CardData = {
  kind: 'treasure',
  abilities: { act: 'turn', discard: true, do: { persona: 1 } },
};

/** Any card of the advancement deck but a treasure. */
const tome: CardData = {
  kind: 'treasure',
  abilities: {
    act: 'turn',
    discard: true,
    do: { move: 'card', but: 'treasure', from: 'deck', to: 'hand', rest: 'shuffle' },
  },
};

/** One worker home, and another turn. */
const amulet: CardData = {
  kind: 'treasure',
  abilities: { act: 'turnEnd', discard: true, do: { retrieve: 1, again: 1 } },
};

/** A building of the own charter for nothing; influence that has to be placed is still needed. */
const scroll: CardData = {
  kind: 'treasure',
  abilities: {
    on: 'pay',
    where: { charter: 'mine' },
    may: true,
    discard: true,
    change: { pay: 'waived' },
  },
};

/** Treasures (rule 14): one use, then discarded. */
export const treasures: { readonly [number: number]: CardData } = {
  236: gauntlet,
  237: gauntlet,
  238: tome,
  239: tome,
  240: tome,
  241: amulet,
  242: amulet,
  243: amulet,
  244: amulet,
  245: scroll,
  246: scroll,
  247: scroll,
  248: scroll,
  249: scroll,
  // The goblet
  250: {
    kind: 'treasure',
    abilities: { act: 'turn', discard: true, do: { progress: { either: [-2, -1, 1, 2] } } },
  },
};
