import type { Chronicle } from '../chronicleMessages.ts';

export const chronicle: Chronicle = {
  'chronicle.title': 'Kronika',
};
