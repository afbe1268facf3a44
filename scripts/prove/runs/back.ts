import { comesBack } from '../../../packages/server/test/proofs/comesBack.ts';
import type { Proof } from '../pledge.ts';
import { onBoth } from './stores.ts';

export const proof: Proof = {
  run: (batch, progress) => onBoth(batch, progress, (part, tell) => comesBack({ ...part, progress: tell })),
};
