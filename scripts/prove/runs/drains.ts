import { drains } from '../../../packages/server/test/proofs/drains.ts';
import type { Proof } from '../pledge.ts';
import { onBoth } from './stores.ts';

export const proof: Proof = {
  run: (batch, progress) => onBoth(batch, progress, (part, tell) => drains({ ...part, progress: tell })),
};
