import type { CardData } from '@charterstone/rules';

/** Assistants: a bonus for a core function of the village, from the action after the one in which they were hired. */
export const assistants: { readonly [number: number]: CardData } = {
  206: { kind: 'assistant', abilities: { on: 'used', where: { building: 'charterstone' }, do: { vp: 2 } } },
  207: { kind: 'assistant', abilities: { on: 'used', where: { building: 'zeppelin' }, do: { vp: 2 } } },
  208: {
    kind: 'assistant',
    abilities: { on: 'used', where: { building: 'grandstand' }, do: { reputation: 1 } },
  },
  209: { kind: 'assistant', abilities: { on: 'advanced', do: { vp: 1 } } },
  210: { kind: 'assistant', abilities: { on: 'used', where: { building: 'cloudPort' }, do: { vp: 1 } } },
  211: { kind: 'assistant', abilities: { on: 'esteemed', do: { vp: 1 } } },
  212: { kind: 'assistant', abilities: { on: 'used', where: { building: 'market' }, do: { reputation: 1 } } },
  213: {
    kind: 'assistant',
    abilities: { on: 'used', where: { building: 'treasury' }, may: true, do: { influence: 1 } },
  },
};
