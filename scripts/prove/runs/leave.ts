import { everybodyLeaves } from '../../../packages/server/test/proofs/everybodyLeaves.ts';
import type { Proof } from '../pledge.ts';
import { onBoth } from './stores.ts';

export const proof: Proof = {
  run: (batch, progress) =>
    onBoth(batch, progress, (part, tell) => everybodyLeaves({ ...part, progress: tell })),
};
