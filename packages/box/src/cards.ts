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

export const objectives: { readonly [number: number]: CardData } = {
  214: { kind: 'objective', goal: { quotaTokens: '3+' } },
  215: { kind: 'objective', goal: { coin: '6+' } },
  216: { kind: 'objective', goal: { assistant: '2+' } },
  217: { kind: 'objective', goal: { resourceKinds: 6 } },
  218: { kind: 'objective', goal: { reputationTokens: '3+' } },
};

/** Personas in the starting crates: a point for using a building that takes the charter's own resource. */
export const personas: { readonly [number: number]: CardData } = {
  219: {
    kind: 'persona',
    charter: 'purple',
    abilities: { on: 'used', where: { takes: 'pumpkin' }, do: { vp: 1 } },
  },
  233: {
    kind: 'persona',
    charter: 'black',
    abilities: { on: 'used', where: { takes: 'coal' }, do: { vp: 1 } },
  },
  258: {
    kind: 'persona',
    charter: 'green',
    abilities: { on: 'used', where: { takes: 'wood' }, do: { vp: 1 } },
  },
  280: {
    kind: 'persona',
    charter: 'red',
    abilities: { on: 'used', where: { takes: 'clay' }, do: { vp: 1 } },
  },
  303: {
    kind: 'persona',
    charter: 'blue',
    abilities: { on: 'used', where: { takes: 'metal' }, do: { vp: 1 } },
  },
  314: {
    kind: 'persona',
    charter: 'yellow',
    abilities: { on: 'used', where: { takes: 'grain' }, do: { vp: 1 } },
  },
};
