import { exactlyOnce } from '../../../packages/server/test/proofs/exactlyOnce.ts';
import type { Proof } from '../pledge.ts';
import { onBoth } from './stores.ts';

export const proof: Proof = {
  run: (batch, progress) => onBoth(batch, progress, (part, tell) => exactlyOnce({ ...part, progress: tell })),
};
