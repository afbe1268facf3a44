import type { Annals } from '../annalsMessages.ts';

export const annals: Annals = {
  'annals.title': 'Księga kampanii',
};
