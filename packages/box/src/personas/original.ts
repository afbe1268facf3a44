import type { CardData } from '@charterstone/rules';

/** Original personas: named by their players, without an ability. */
export const originalPersonas: { readonly [number: number]: CardData } = {
  200: { kind: 'persona', charter: 'purple' },
  201: { kind: 'persona', charter: 'black' },
  202: { kind: 'persona', charter: 'green' },
  203: { kind: 'persona', charter: 'red' },
  204: { kind: 'persona', charter: 'blue' },
  205: { kind: 'persona', charter: 'yellow' },
};
