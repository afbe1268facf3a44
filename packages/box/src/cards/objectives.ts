import type { CardData } from '@charterstone/rules';

/** Objectives (rule 20): what must be true when one is aimed at. 220 to 222 come with private objectives (rule 21). */
export const objectives: { readonly [number: number]: CardData } = {
  214: { kind: 'objective', goal: { quotaTokens: '3+' } },
  215: { kind: 'objective', goal: { coin: '6+' } },
  216: { kind: 'objective', goal: { assistant: '2+' } },
  217: { kind: 'objective', goal: { resourceKinds: 6 } },
  218: { kind: 'objective', goal: { reputationTokens: '3+' } },
  220: { kind: 'objective', goal: { objectivesScored: '3+' } },
  221: { kind: 'objective', goal: { influence: '0-3' } },
  222: { kind: 'objective', goal: { cardKinds: '4+' } },
  226: { kind: 'objective', goal: { incomeTokens: '3+' } },
  228: { kind: 'objective', goal: { minionPlaced: '3+' } },
  252: { kind: 'objective', goal: { treasure: '3+' } },
  272: { kind: 'objective', goal: { item: '3+' } },
  294: { kind: 'objective', goal: { guest: '3+' } },
  299: { kind: 'objective', goal: { peril: '6+' } },
  305: { kind: 'objective', goal: { buildingCards: '3+' } },
  310: { kind: 'objective', goal: { minionKinds: '3+' } },
  328: { kind: 'objective', goal: { friend: '3+' } },
  334: { kind: 'objective', goal: { perilKinds: '4+' } },
};
