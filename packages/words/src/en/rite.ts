import type { Rite } from '../riteMessages.ts';

export const rite: Rite = {
  'rite.skip': 'Skip',
};
