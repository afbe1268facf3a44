import type { Closing } from '../closingMessages.ts';

export const closing: Closing = {
  'closing.goOn': 'Dalej',
};
