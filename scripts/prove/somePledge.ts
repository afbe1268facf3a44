import type { Pledge } from './pledge.ts';

/** A promise for tests of this program. */
export function somePledge(some: Partial<Pledge> = {}): Pledge {
  return {
    name: 'some',
    words: 'Something is so.',
    unit: 'times',
    large: 100,
    batch: 10,
    seconds: 1,
    load: async () => {
      throw new Error('nothing is tried here');
    },
    ...some,
  };
}
